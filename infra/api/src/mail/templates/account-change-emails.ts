import type { EmailContent } from '../email.ts';
import type { ShopLinks } from './account-emails.ts';

/** To the new address. */
export function confirmNewEmail(links: ShopLinks, firstName: string, token: string): EmailContent {
  return {
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    preview: 'Ein Klick, dann meldest du dich mit dieser Adresse an.',
    heading: 'Deine neue Adresse',
    blocks: [
      {
        kind: 'text',
        text: `Servus ${firstName}, dein Konto bei Bergauf soll diese E-Mail-Adresse bekommen. Bestätige das bitte mit einem Klick. Bis dahin gilt deine bisherige Adresse.`,
      },
      { kind: 'button', label: 'Neue Adresse bestätigen', url: `${links.origin}/doi/thankyou/${token}/` },
      { kind: 'note', text: 'Der Link gilt sieben Tage. Du hast das nicht gewollt? Dann musst du nichts tun.' },
    ],
  };
}

/** To the old address, when the change is asked for. */
export function emailChangeRequestedEmail(links: ShopLinks, firstName: string): EmailContent {
  return {
    subject: 'Dein Konto soll eine andere E-Mail-Adresse bekommen',
    preview: 'Warst du das nicht, ändere bitte dein Passwort.',
    heading: 'Eine neue E-Mail-Adresse',
    blocks: [
      {
        kind: 'text',
        text: `Servus ${firstName}, für dein Konto bei Bergauf wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.`,
      },
      {
        kind: 'note',
        text: `Das warst nicht du? Dann wähle gleich ein neues Passwort, und nimm die Änderung in deinem Konto zurück: ${links.origin}/forgot-password/`,
      },
    ],
  };
}

/** To the old address, when the new one is confirmed. */
export function emailChangedEmail(links: ShopLinks, firstName: string): EmailContent {
  return {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    preview: 'Du meldest dich jetzt mit deiner neuen Adresse an.',
    heading: 'Neue Adresse bestätigt',
    blocks: [
      {
        kind: 'text',
        text: `Servus ${firstName}, dein Konto bei Bergauf hat eine neue E-Mail-Adresse. An diese hier schreiben wir nicht mehr.`,
      },
      {
        kind: 'note',
        text: `Das warst nicht du? Dann melde dich bitte gleich bei uns: ${links.origin}/services/kontakt/`,
      },
    ],
  };
}

const day = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'Europe/Vienna' });

export function deletionRequestedEmail(links: ShopLinks, firstName: string, deletedAt: Date): EmailContent {
  return {
    subject: 'Dein Konto bei Bergauf wird gelöscht',
    preview: `Bis ${day.format(deletedAt)} kannst du es dir anders überlegen.`,
    heading: `Schade, ${firstName}`,
    blocks: [
      {
        kind: 'text',
        text: `Wir löschen dein Konto am ${day.format(deletedAt)}, mit allen Adressen, Merklisten, Punkten und Gutscheinen. Rechnungen müssen wir sieben Jahre aufheben, so verlangt es das Gesetz.`,
      },
      { kind: 'text', text: 'Möchtest du es behalten? Dann melde dich vorher einfach wieder an.' },
      { kind: 'button', label: 'Konto behalten', url: `${links.origin}/login/` },
    ],
  };
}
