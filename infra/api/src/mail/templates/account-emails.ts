import type { EmailContent } from '../email.ts';

/** Origins of the links in emails: the shop, or the API for pages that the shop does not have. `service` is the shop's own email address. */
export type ShopLinks = { readonly origin: string; readonly api: string; readonly service: string };

const login = ({ origin }: ShopLinks) => `${origin}/login/`;

export function confirmAccountEmail(links: ShopLinks, firstName: string, token: string): EmailContent {
  return {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    preview: 'Ein Klick, und dein Konto bei Bergauf ist vollständig.',
    heading: `Servus ${firstName}, schön, dass du da bist`,
    blocks: [
      {
        kind: 'text',
        text: 'Dein Konto ist angelegt. Bestätige noch deine E-Mail-Adresse, dann gehört sie zu deinem Konto, und wir schreiben dir die Willkommenspunkte gut.',
      },
      { kind: 'button', label: 'E-Mail-Adresse bestätigen', url: `${links.origin}/doi/thankyou/${token}/` },
      {
        kind: 'note',
        text: 'Der Link gilt sieben Tage. Du hast dich nicht registriert? Dann musst du nichts tun.',
      },
    ],
  };
}

/** For a registration with the address of a confirmed account. */
export function accountExistsEmail(links: ShopLinks): EmailContent {
  return {
    subject: 'Du hast schon ein Konto bei Bergauf',
    preview: 'Mit deiner E-Mail-Adresse wollte sich jemand noch einmal registrieren.',
    heading: 'Du bist schon bei uns',
    blocks: [
      {
        kind: 'text',
        text: 'Mit dieser E-Mail-Adresse hat sich gerade jemand bei Bergauf registriert. Du hast aber schon ein Konto. Melde dich damit an, dort findest du deine Bestellungen und Punkte.',
      },
      { kind: 'button', label: 'Zur Anmeldung', url: login(links) },
      {
        kind: 'text',
        text: `Du weißt dein Passwort nicht mehr? Hier bekommst du ein neues: ${links.origin}/forgot-password/`,
      },
      {
        kind: 'note',
        text: 'Das warst nicht du? Dann musst du nichts tun. In dein Konto kommt niemand ohne dein Passwort.',
      },
    ],
  };
}

export function resetPasswordEmail(links: ShopLinks, firstName: string, token: string): EmailContent {
  return {
    subject: 'Dein neues Passwort für Bergauf',
    preview: 'Der Link gilt eine Stunde und funktioniert einmal.',
    heading: `Neues Passwort, ${firstName}`,
    blocks: [
      { kind: 'text', text: 'Du hast dein Passwort vergessen? Kein Problem, wähle einfach ein neues.' },
      { kind: 'button', label: 'Neues Passwort wählen', url: `${links.origin}/reset-password/?token=${token}` },
      {
        kind: 'note',
        text: 'Der Link gilt eine Stunde und funktioniert einmal. Du hast ihn nicht angefordert? Dann lass diese E-Mail einfach liegen, dein Passwort bleibt, wie es ist.',
      },
    ],
  };
}

export function passwordChangedEmail(links: ShopLinks, firstName: string): EmailContent {
  return {
    subject: 'Dein Passwort wurde geändert',
    preview: 'Auf allen anderen Geräten bist du jetzt abgemeldet.',
    heading: 'Dein Passwort ist neu',
    blocks: [
      {
        kind: 'text',
        text: `Servus ${firstName}, das Passwort deines Kontos wurde gerade geändert. Auf allen anderen Geräten bist du abgemeldet.`,
      },
      {
        kind: 'note',
        text: `Das warst nicht du? Dann wähle gleich ein neues Passwort: ${links.origin}/forgot-password/`,
      },
    ],
  };
}

export function newsletterEmail(links: ShopLinks, firstName: string, token: string): EmailContent {
  return {
    subject: 'Bitte bestätige deine Anmeldung zum Newsletter',
    preview: 'Erst nach deiner Bestätigung schicken wir dir Neues aus den Bergen.',
    heading: 'Neues aus den Bergen',
    blocks: [
      {
        kind: 'text',
        text: `Servus ${firstName}, du möchtest unseren Newsletter an diese Adresse bekommen. Bestätige das bitte mit einem Klick.`,
      },
      { kind: 'button', label: 'Newsletter bestätigen', url: `${links.origin}/doi/thankyou/${token}/` },
      {
        kind: 'note',
        text: 'Der Link gilt sieben Tage. Du willst keinen Newsletter? Dann musst du nichts tun. Abbestellen kannst du ihn jederzeit in deinem Konto.',
      },
    ],
  };
}

export function accountDeletedEmail(firstName: string): EmailContent {
  return {
    subject: 'Dein Konto bei Bergauf ist gelöscht',
    preview: 'Deine Daten, Adressen und Punkte gibt es bei uns nicht mehr.',
    heading: `Pfiat di, ${firstName}`,
    blocks: [
      {
        kind: 'text',
        text: 'Dein Konto ist gelöscht, mit allen Adressen, Merklisten und Punkten. Rechnungen müssen wir sieben Jahre aufheben, so verlangt es das Gesetz.',
      },
      { kind: 'text', text: 'Wir freuen uns, wenn wir uns wiedersehen, im Geschäft oder am Berg.' },
    ],
  };
}
