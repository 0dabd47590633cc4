import type { ContentLocale, NewsletterState } from 'shared-contracts/entities';

/** What the page after a form says, in the shopper's language. */
export type FormResult = { readonly title: string; readonly text: string };
type Results = Readonly<Record<ContentLocale, FormResult>>;

export const newsletterRequested: Results = {
  at: {
    title: 'Schau in dein Postfach',
    text: 'Wir haben dir eine E-Mail mit einem Link geschickt. Erst wenn du ihn öffnest und bestätigst, bekommst du den Newsletter.',
  },
  en: {
    title: 'Check your inbox',
    text: 'We have sent you an email with a link. You get the newsletter once you have opened and confirmed it.',
  },
};

export const newsletterStates: Readonly<Record<NewsletterState['state'], Results>> = {
  subscribed: {
    at: { title: 'Du bist dabei', text: 'Deine Anmeldung ist bestätigt. Abmelden kannst du dich in jeder E-Mail.' },
    en: { title: 'You are subscribed', text: 'Your subscription is confirmed. Every email has a link to unsubscribe.' },
  },
  unsubscribed: {
    at: {
      title: 'Du bist abgemeldet',
      text: 'Du bekommst keinen Newsletter mehr. Deine Adresse haben wir aus der Liste gelöscht.',
    },
    en: {
      title: 'You are unsubscribed',
      text: 'You get no more newsletters. We have deleted your address from the list.',
    },
  },
  gone: {
    at: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er ist abgelaufen, nicht vollständig, oder du bist schon abgemeldet. Anmelden kannst du dich jederzeit neu.',
    },
    en: {
      title: 'This link is no longer valid',
      text: 'It has expired, is incomplete, or you have unsubscribed already. You can subscribe again at any time.',
    },
  },
};

export const contactReceived = (number: string): Results => ({
  at: {
    title: `Deine Nachricht ${number} ist da`,
    text: 'Wir antworten am selben oder nächsten Werktag. Eine Bestätigung ist per E-Mail zu dir unterwegs.',
  },
  en: {
    title: `Your message ${number} has arrived`,
    text: 'We reply on the same or the next working day. A confirmation is on its way to you by email.',
  },
});

export const withdrawalReceived = (number: string): Results => ({
  at: {
    title: `Dein Widerruf ${number} ist da`,
    text: 'Die Eingangsbestätigung ist per E-Mail zu dir unterwegs. Schick die Waren bitte binnen 14 Tagen zurück.',
  },
  en: {
    title: `Your withdrawal ${number} has arrived`,
    text: 'The confirmation of receipt is on its way to you by email. Please send the goods back within 14 days.',
  },
});

export const appointmentRequested = (store: string): Results => ({
  at: {
    title: 'Deine Terminanfrage ist da',
    text: `${store} bestätigt dir den Termin per E-Mail oder Telefon. Eine Zusammenfassung ist per E-Mail zu dir unterwegs.`,
  },
  en: {
    title: 'We have your appointment request',
    text: `${store} will confirm the appointment by email or telephone. A summary is on its way to you by email.`,
  },
});
