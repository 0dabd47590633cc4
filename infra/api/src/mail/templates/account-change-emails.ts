import type { EmailContent } from '../email.ts';
import { dateText, type MailShop } from '../mail-shop.ts';

/** To the new address. */
export function confirmNewEmail({ origin, say }: MailShop, firstName: string, token: string): EmailContent {
  return {
    subject: say({ at: 'Bitte bestätige deine neue E-Mail-Adresse', en: 'Please confirm your new email address' }),
    preview: say({
      at: 'Ein Klick, dann meldest du dich mit dieser Adresse an.',
      en: 'One click, then you sign in with this address.',
    }),
    heading: say({ at: 'Deine neue Adresse', en: 'Your new address' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: `Servus ${firstName}, dein Konto bei Bergauf soll diese E-Mail-Adresse bekommen. Bestätige das bitte mit einem Klick. Bis dahin gilt deine bisherige Adresse.`,
          en: `Hello ${firstName}, your Bergauf account is to have this email address. Please confirm that with one click. Until then your current address applies.`,
        }),
      },
      {
        kind: 'button',
        label: say({ at: 'Neue Adresse bestätigen', en: 'Confirm new address' }),
        url: `${origin}/doi/thankyou/${token}/`,
      },
      {
        kind: 'note',
        text: say({
          at: 'Der Link gilt sieben Tage. Du hast das nicht gewollt? Dann musst du nichts tun.',
          en: 'The link is valid for seven days. You did not want this? Then you need not do anything.',
        }),
      },
    ],
  };
}

/** To the new address, if it is that of another account: its owner has asked for nothing, or has two accounts. */
export function newEmailTakenEmail({ origin, say }: MailShop): EmailContent {
  return {
    subject: say({
      at: 'Mit dieser E-Mail-Adresse hast du schon ein Konto',
      en: 'You already have an account with this email address',
    }),
    preview: say({
      at: 'Ein anderes Konto sollte deine E-Mail-Adresse bekommen.',
      en: 'Another account was to get your email address.',
    }),
    heading: say({ at: 'Deine Adresse bleibt bei deinem Konto', en: 'Your address stays with your account' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: 'Gerade sollte ein anderes Konto bei Bergauf diese E-Mail-Adresse bekommen. Sie gehört aber schon zu deinem Konto, und dabei bleibt es. Warst du das? Dann melde dich mit dieser Adresse an.',
          en: 'Someone has just tried to change the email address of another Bergauf account to this one. It already belongs to your account, and nothing has changed. Was that you? Then sign in with this address.',
        }),
      },
      { kind: 'button', label: say({ at: 'Zur Anmeldung', en: 'Sign in' }), url: `${origin}/login/` },
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

/** To the old address, when the change is asked for. */
export function emailChangeRequestedEmail({ origin, say }: MailShop, firstName: string): EmailContent {
  const forgotten = `${origin}/forgot-password/`;
  return {
    subject: say({
      at: 'Dein Konto soll eine andere E-Mail-Adresse bekommen',
      en: 'Your account is to have another email address',
    }),
    preview: say({
      at: 'Warst du das nicht, ändere bitte dein Passwort.',
      en: 'If that was not you, please change your password.',
    }),
    heading: say({ at: 'Eine neue E-Mail-Adresse', en: 'A new email address' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: `Servus ${firstName}, für dein Konto bei Bergauf wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.`,
          en: `Hello ${firstName}, another email address has been entered for your Bergauf account. It applies as soon as it is confirmed.`,
        }),
      },
      {
        kind: 'note',
        text: say({
          at: `Das warst nicht du? Dann wähle gleich ein neues Passwort, das nimmt auch die Änderung zurück: ${forgotten}`,
          en: `That was not you? Then choose a new password now, which also withdraws the change: ${forgotten}`,
        }),
      },
    ],
  };
}

/** To the old address, when the new one is confirmed. */
export function emailChangedEmail({ contact, say }: MailShop, firstName: string): EmailContent {
  return {
    subject: say({ at: 'Deine E-Mail-Adresse wurde geändert', en: 'Your email address has been changed' }),
    preview: say({
      at: 'Du meldest dich jetzt mit deiner neuen Adresse an.',
      en: 'You now sign in with your new address.',
    }),
    heading: say({ at: 'Neue Adresse bestätigt', en: 'New address confirmed' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: `Servus ${firstName}, dein Konto bei Bergauf hat eine neue E-Mail-Adresse. An diese hier schreiben wir nicht mehr.`,
          en: `Hello ${firstName}, your Bergauf account has a new email address. We no longer write to this one.`,
        }),
      },
      {
        kind: 'note',
        text: say({
          at: `Das warst nicht du? Dann melde dich bitte gleich bei uns: ${contact}`,
          en: `That was not you? Then please contact us now: ${contact}`,
        }),
      },
    ],
  };
}

export function deletionRequestedEmail(shop: MailShop, firstName: string, deletedAt: Date): EmailContent {
  const { origin, say } = shop;
  const day = dateText(shop, deletedAt);
  return {
    subject: say({ at: 'Dein Konto bei Bergauf wird gelöscht', en: 'Your Bergauf account will be deleted' }),
    preview: say({
      at: `Bis ${day} kannst du es dir anders überlegen.`,
      en: `You can change your mind until ${day}.`,
    }),
    heading: say({ at: `Schade, ${firstName}`, en: `Sorry to see you go, ${firstName}` }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: `Wir löschen dein Konto nach dem ${day}, mit allen Adressen, Wunschlisten, Punkten und Gutscheinen. Rechnungen müssen wir sieben Jahre aufheben, so verlangt es das Gesetz.`,
          en: `We will delete your account after ${day}, with all addresses, wishlists, points and vouchers. The law requires us to keep invoices for seven years.`,
        }),
      },
      {
        kind: 'text',
        text: say({
          at: 'Möchtest du es behalten? Dann melde dich bis dahin einfach wieder an.',
          en: 'Would you like to keep it? Then simply sign in again by then.',
        }),
      },
      { kind: 'button', label: say({ at: 'Konto behalten', en: 'Keep the account' }), url: `${origin}/login/` },
    ],
  };
}
