import { facts, heading, links, list, paragraph, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const kontaktPage: SeedPage = {
  section: 'services',
  slug: 'kontakt',
  titles: { at: 'Kontakt', en: 'Contact' },
  leads: {
    at: 'Am Telefon sitzen Leute, die selbst laufen, klettern und Rad fahren.',
    en: 'People on the phone who run, climb and ride themselves.',
  },
  scene: 'store-city',
  updatedOn: '2026-10-01',
  blocks: [
    tip(
      'Kein echtes Geschäft',
      'Bergauf ist ein erfundener Händler. Telefonnummern und E-Mail-Adressen auf dieser Seite führen nirgendwohin.',
    ),
    heading('So erreichst du uns'),
    facts(
      ['Telefon', '+43 512 555 00 00, Montag bis Freitag 8 bis 18 Uhr, Samstag 9 bis 13 Uhr'],
      ['E-Mail', 'hallo@bergauf.example, Antwort am selben oder nächsten Werktag'],
      ['Post', 'Bergauf Sporthandel GmbH, Karwendelstraße 11, 6020 Innsbruck'],
      ['Vereine', 'team@bergauf.example'],
      ['Presse', 'presse@bergauf.example'],
    ),
    heading('Damit es schnell geht'),
    paragraph(
      'Halte deine Bestellnummer bereit; sie steht in der Bestätigung und in deinem Konto. Bei Mängeln hilft ein Foto, bei Größenfragen deine Maße in Zentimetern. Fragen zu einem bestimmten Geschäft beantwortet am besten das Geschäft selbst, die Nummer steht auf seiner Seite.',
    ),
    list(
      'Bestellung ändern oder stornieren: Telefon, weil dann noch jemand zum Packtisch laufen kann.',
      'Rechnung oder Rückzahlung: E-Mail mit Bestellnummer.',
      'Skiservice, Rad-Werkstatt, Schuh-Fitting: direkt im Geschäft.',
      'Barriere auf unserer Seite gefunden: barrierefrei@bergauf.example.',
    ),
    heading('Beschwerden'),
    paragraph(
      'Wenn etwas schiefgegangen ist, sag es uns bitte direkt. Wir melden uns innerhalb von zwei Werktagen mit einem Vorschlag. Finden wir keine Lösung, kannst du dich an eine Schlichtungsstelle wenden; welche das ist, steht in unseren Geschäftsbedingungen.',
    ),
    links(
      ['Geschäfte finden', '/shops/'],
      ['Häufige Fragen', '/services/hilfe/'],
      ['Allgemeine Geschäftsbedingungen', '/static/agb/'],
    ),
  ],
};
