import type { EmailContent } from '../email.ts';
import type { MailShop } from '../mail-shop.ts';

export function confirmAccountEmail({ origin, say }: MailShop, firstName: string, token: string): EmailContent {
  return {
    subject: say({ at: 'Bitte bestätige deine E-Mail-Adresse', en: 'Please confirm your email address' }),
    preview: say({
      at: 'Ein Klick, und dein Konto bei Bergauf ist vollständig.',
      en: 'One click, and your Bergauf account is complete.',
    }),
    heading: say({
      at: `Servus ${firstName}, schön, dass du da bist`,
      en: `Hello ${firstName}, good to have you with us`,
    }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: 'Dein Konto ist angelegt. Bestätige noch deine E-Mail-Adresse, dann gehört sie zu deinem Konto, und wir schreiben dir die Willkommenspunkte gut.',
          en: 'Your account has been created. Confirm your email address, so that it belongs to your account and we can credit your welcome points.',
        }),
      },
      {
        kind: 'button',
        label: say({ at: 'E-Mail-Adresse bestätigen', en: 'Confirm email address' }),
        url: `${origin}/doi/thankyou/${token}/`,
      },
      {
        kind: 'note',
        text: say({
          at: 'Der Link gilt sieben Tage. Du hast dich nicht registriert? Dann musst du nichts tun.',
          en: 'The link is valid for seven days. You did not register? Then you need not do anything.',
        }),
      },
    ],
  };
}

/** For a registration with the address of a confirmed account. */
export function accountExistsEmail({ origin, say }: MailShop): EmailContent {
  const forgotten = `${origin}/forgot-password/`;
  return {
    subject: say({ at: 'Du hast schon ein Konto bei Bergauf', en: 'You already have a Bergauf account' }),
    preview: say({
      at: 'Mit deiner E-Mail-Adresse wollte sich jemand noch einmal registrieren.',
      en: 'Someone tried to register again with your email address.',
    }),
    heading: say({ at: 'Du bist schon bei uns', en: 'You are already with us' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: 'Mit dieser E-Mail-Adresse hat sich gerade jemand bei Bergauf registriert. Du hast aber schon ein Konto. Melde dich damit an, dort findest du deine Bestellungen und Punkte.',
          en: 'Someone has just registered at Bergauf with this email address, but you already have an account. Sign in to it to find your orders and points.',
        }),
      },
      { kind: 'button', label: say({ at: 'Zur Anmeldung', en: 'Sign in' }), url: `${origin}/login/` },
      {
        kind: 'text',
        text: say({
          at: `Du weißt dein Passwort nicht mehr? Hier bekommst du ein neues: ${forgotten}`,
          en: `You have forgotten your password? Choose a new one here: ${forgotten}`,
        }),
      },
      {
        kind: 'note',
        text: say({
          at: 'Das warst nicht du? Dann musst du nichts tun. In dein Konto kommt niemand ohne dein Passwort.',
          en: 'That was not you? Then you need not do anything. No one can sign in to your account without your password.',
        }),
      },
    ],
  };
}

/** @param returnPath where the new password leads, an in-app path */
export function resetPasswordEmail(
  { origin, say }: MailShop,
  firstName: string,
  token: string,
  returnPath?: string,
): EmailContent {
  const query = new URLSearchParams({ token, ...(returnPath !== undefined && { weiter: returnPath }) });
  return {
    subject: say({ at: 'Dein neues Passwort für Bergauf', en: 'Your new password for Bergauf' }),
    preview: say({
      at: 'Der Link gilt eine Stunde und funktioniert einmal.',
      en: 'The link is valid for one hour and works once.',
    }),
    heading: say({ at: `Neues Passwort, ${firstName}`, en: `A new password, ${firstName}` }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: 'Du hast dein Passwort vergessen? Kein Problem, wähle einfach ein neues.',
          en: 'You have forgotten your password? No problem, just choose a new one.',
        }),
      },
      {
        kind: 'button',
        label: say({ at: 'Neues Passwort wählen', en: 'Choose a new password' }),
        url: `${origin}/reset-password/?${query}`,
      },
      {
        kind: 'note',
        text: say({
          at: 'Der Link gilt eine Stunde und funktioniert einmal. Du hast ihn nicht angefordert? Dann lass diese E-Mail einfach liegen, dein Passwort bleibt, wie es ist.',
          en: 'The link is valid for one hour and works once. You did not ask for it? Then ignore this email; your password stays as it is.',
        }),
      },
    ],
  };
}

export function passwordChangedEmail({ origin, say }: MailShop, firstName: string): EmailContent {
  const forgotten = `${origin}/forgot-password/`;
  return {
    subject: say({ at: 'Dein Passwort wurde geändert', en: 'Your password has been changed' }),
    preview: say({
      at: 'Auf allen anderen Geräten bist du jetzt abgemeldet.',
      en: 'You are now signed out on all other devices.',
    }),
    heading: say({ at: 'Dein Passwort ist neu', en: 'You have a new password' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: `Servus ${firstName}, das Passwort deines Kontos wurde gerade geändert. Auf allen anderen Geräten bist du abgemeldet.`,
          en: `Hello ${firstName}, the password of your account has just been changed. You are signed out on all other devices.`,
        }),
      },
      {
        kind: 'note',
        text: say({
          at: `Das warst nicht du? Dann wähle gleich ein neues Passwort: ${forgotten}`,
          en: `That was not you? Then choose a new password now: ${forgotten}`,
        }),
      },
    ],
  };
}

export function newsletterEmail({ origin, say }: MailShop, firstName: string, token: string): EmailContent {
  return {
    subject: say({
      at: 'Bitte bestätige deine Anmeldung zum Newsletter',
      en: 'Please confirm your subscription to our newsletter',
    }),
    preview: say({
      at: 'Erst nach deiner Bestätigung schicken wir dir Neues aus den Bergen.',
      en: 'We send you news from the mountains only after you have confirmed.',
    }),
    heading: say({ at: 'Neues aus den Bergen', en: 'News from the mountains' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: `Servus ${firstName}, du möchtest unseren Newsletter an diese Adresse bekommen. Bestätige das bitte mit einem Klick.`,
          en: `Hello ${firstName}, you would like to get our newsletter at this address. Please confirm that with one click.`,
        }),
      },
      {
        kind: 'button',
        label: say({ at: 'Newsletter bestätigen', en: 'Confirm newsletter' }),
        url: `${origin}/doi/thankyou/${token}/`,
      },
      {
        kind: 'note',
        text: say({
          at: 'Der Link gilt sieben Tage. Du willst keinen Newsletter? Dann musst du nichts tun. Abbestellen kannst du ihn jederzeit in deinem Konto.',
          en: 'The link is valid for seven days. You do not want a newsletter? Then you need not do anything. You can unsubscribe at any time in your account.',
        }),
      },
    ],
  };
}

export function accountDeletedEmail({ say, hasStores }: MailShop, firstName: string): EmailContent {
  return {
    subject: say({ at: 'Dein Konto bei Bergauf ist gelöscht', en: 'Your Bergauf account has been deleted' }),
    preview: say({
      at: 'Deine Daten, Adressen und Punkte gibt es bei uns nicht mehr.',
      en: 'We no longer have your data, addresses and points.',
    }),
    heading: say({ at: `Pfiat di, ${firstName}`, en: `Goodbye, ${firstName}` }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: 'Dein Konto ist gelöscht, mit allen Adressen, Wunschlisten und Punkten. Rechnungen müssen wir sieben Jahre aufheben, so verlangt es das Gesetz.',
          en: 'Your account has been deleted, with all addresses, wishlists and points. The law requires us to keep invoices for seven years.',
        }),
      },
      {
        kind: 'text',
        text: say({
          at: `Wir freuen uns, wenn wir uns wiedersehen, ${hasStores ? 'in der Filiale' : 'am Platz'} oder am Berg.`,
          en: `We hope to see you again, ${hasStores ? 'in a store' : 'on the pitch'} or on a mountain.`,
        }),
      },
    ],
  };
}
