import type { EmailContent } from '../email.ts';
import type { MailShop } from '../mail-shop.ts';

const page = ({ origin }: MailShop, token: string, parameter: string) =>
  `${origin}/services/newsletter/?${parameter}=${token}`;

/** The links with which an email ends the subscription: a page for people, an address for mail programs (RFC 8058). */
const unsubscribing = (shop: MailShop, token: string) => ({
  page: page(shop, token, 'abmelden'),
  oneClick: `${shop.api}/api/v1/newsletter/unsubscribe/${token}/`,
});

export function newsletterConfirmEmail(shop: MailShop, token: string): EmailContent {
  const url = page(shop, token, 'token');
  if (shop.locale === 'en') {
    return {
      subject: 'Please confirm your newsletter subscription',
      preview: 'Only once you have confirmed it do we send you news from the mountains.',
      heading: 'News from the mountains',
      blocks: [
        {
          kind: 'text',
          text: 'This address was entered for our newsletter: new gear, tours and advice, about twice a month. If that was you, please confirm it.',
        },
        { kind: 'button', label: 'Confirm newsletter', url },
        {
          kind: 'note',
          text: 'The link works for seven days. You do not want a newsletter? Then you need not do anything, and we delete your address after that time.',
        },
      ],
    };
  }
  return {
    subject: 'Bitte bestätige deine Anmeldung zum Newsletter',
    preview: 'Erst nach deiner Bestätigung schicken wir dir Neues aus den Bergen.',
    heading: 'Neues aus den Bergen',
    blocks: [
      {
        kind: 'text',
        text: 'Diese Adresse wurde für unseren Newsletter angegeben: neue Ausrüstung, Touren und Tipps, etwa zweimal im Monat. Warst du das, dann bestätige es bitte.',
      },
      { kind: 'button', label: 'Newsletter bestätigen', url },
      {
        kind: 'note',
        text: 'Der Link gilt sieben Tage. Du willst keinen Newsletter? Dann musst du nichts tun, und wir löschen deine Adresse nach dieser Zeit.',
      },
    ],
  };
}

/** After the confirmation, and for an address that is subscribed already. */
export function newsletterWelcomeEmail(shop: MailShop, token: string, isNew: boolean): EmailContent {
  const { page: url, oneClick } = unsubscribing(shop, token);
  if (shop.locale === 'en') {
    return {
      subject: isNew ? 'You are on our newsletter list' : 'You already get our newsletter',
      preview: 'You can unsubscribe at any time, with one click.',
      heading: isNew ? 'Good to have you with us' : 'You are already with us',
      oneClickUnsubscribe: oneClick,
      blocks: [
        {
          kind: 'text',
          text: isNew
            ? 'Your subscription is confirmed. The next newsletter comes to this address.'
            : 'This address was entered for our newsletter, but it already gets it. Nothing has changed.',
        },
        { kind: 'button', label: 'Visit the guide', url: `${shop.origin}/blog/` },
        { kind: 'note', text: `No more newsletters? Unsubscribe here: ${url}` },
      ],
    };
  }
  return {
    subject: isNew ? 'Du bekommst ab jetzt unseren Newsletter' : 'Du bekommst unseren Newsletter schon',
    preview: 'Abmelden kannst du dich jederzeit mit einem Klick.',
    heading: isNew ? 'Schön, dass du dabei bist' : 'Du bist schon dabei',
    oneClickUnsubscribe: oneClick,
    blocks: [
      {
        kind: 'text',
        text: isNew
          ? 'Deine Anmeldung ist bestätigt. Der nächste Newsletter kommt an diese Adresse.'
          : 'Diese Adresse wurde für unseren Newsletter angegeben, bekommt ihn aber schon. Es hat sich nichts geändert.',
      },
      { kind: 'button', label: 'Zum Ratgeber', url: `${shop.origin}/blog/` },
      { kind: 'note', text: `Keinen Newsletter mehr? Hier meldest du dich ab: ${url}` },
    ],
  };
}
