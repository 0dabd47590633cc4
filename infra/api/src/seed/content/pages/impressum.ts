import { facts, heading, paragraph, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const impressumPage: SeedPage = {
  section: 'static',
  slug: 'impressum',
  titles: { at: 'Impressum', en: 'Legal notice' },
  leads: { at: 'Wer hinter Bergauf steht. In Wirklichkeit: niemand.', en: 'Who is behind Bergauf. In truth: nobody.' },
  scene: null,
  updatedOn: '2026-10-01',
  blocks: [
    tip(
      'Erfundenes Unternehmen',
      'Bergauf gibt es nicht. Diese Seite zeigt, wie ein Impressum nach österreichischem Recht aussieht; Firma, Nummern und Adressen sind frei erfunden.',
    ),
    heading('Angaben nach § 5 ECG, § 14 UGB und § 25 Mediengesetz'),
    facts(
      ['Unternehmen', 'Bergauf Sporthandel GmbH'],
      ['Sitz', 'Karwendelstraße 11, 6020 Innsbruck, Österreich'],
      ['Unternehmensgegenstand', 'Handel mit Sportartikeln, Verleih und Reparatur'],
      ['Firmenbuchnummer', 'FN 000000 x'],
      ['Firmenbuchgericht', 'Landesgericht Innsbruck'],
      ['UID', 'ATU00000000'],
      ['Mitgliedschaft', 'Wirtschaftskammer Tirol, Sparte Handel'],
      ['Gewerbebehörde', 'Bürgermeister der Landeshauptstadt Innsbruck'],
      ['Anwendbare Vorschrift', 'Gewerbeordnung, abrufbar unter ris.bka.gv.at'],
      ['Telefon', '+43 512 555 00 00'],
      ['E-Mail', 'hallo@bergauf.example'],
    ),
    heading('Blattlinie'),
    paragraph(
      'Diese Website informiert über Sportartikel, Dienstleistungen und Sport im Freien. Der Ratgeber wird von der Redaktion geschrieben und nicht von Herstellern bezahlt.',
    ),
    heading('Haftung für Links'),
    paragraph(
      'Für Inhalte fremder Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich. Wenn du auf einen Link stößt, der nicht mehr in Ordnung ist, sag uns bitte Bescheid.',
    ),
    heading('Bilder'),
    paragraph(
      'Alle Bilder sind gezeichnet. Landschaften und Produkte entstehen aus Programmcode; Ähnlichkeiten mit wirklichen Gipfeln sind Zufall.',
    ),
  ],
};
