import { heading, links, questions } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const hilfePage: SeedPage = {
  section: 'services',
  slug: 'hilfe',
  titles: { at: 'Hilfe', en: 'Help' },
  leads: {
    at: 'Die häufigsten Fragen, kurz beantwortet. Wenn deine nicht dabei ist, ruf an.',
    en: 'The most common questions, answered briefly.',
  },
  scene: 'store-town',
  updatedOn: '2026-10-01',
  blocks: [
    heading('Bestellen'),
    questions(
      [
        'Brauche ich ein Konto?',
        'Nein. Du kannst als Gast bestellen. Mit Konto siehst du deine Bestellungen, speicherst Adressen und sammelst Punkte.',
      ],
      [
        'Kann ich eine Bestellung ändern?',
        'Solange sie noch nicht gepackt ist, ja: Ruf uns an oder schreib uns mit der Bestellnummer. Danach nimm das Paket an und schick zurück, was du nicht willst.',
      ],
      [
        'Warum ist mein Warenkorb noch da?',
        'Als Gast merkt sich dein Browser, welcher Warenkorb deiner ist. Meldest du dich an, kommt er zu dem in deinem Konto dazu.',
      ],
      [
        'Was heißt UVP?',
        'Das ist die unverbindliche Preisempfehlung des Herstellers. Ist ein Preis herabgesetzt, nennen wir auf der Produktseite zusätzlich den niedrigsten Preis der letzten 30 Tage.',
      ],
    ),
    heading('Lieferung und Abholung'),
    questions(
      [
        'Wie lange dauert es?',
        'Pakete kommen in der Regel in zwei bis drei Werktagen, Räder und schwere Ware in fünf bis sieben.',
      ],
      [
        'Kann ich im Geschäft abholen?',
        'Ja, in allen 60 Geschäften und kostenlos. Lagernde Ware liegt nach zwei Stunden bereit, alles andere nach zwei bis drei Werktagen.',
      ],
      ['Wie lange wird reserviert?', 'Sieben Tage. Danach geht die Ware zurück ins Regal und du bekommst dein Geld.'],
    ),
    heading('Zurückgeben'),
    questions(
      [
        'Wie lange habe ich Zeit?',
        '30 Tage ab Erhalt, länger als das Gesetz verlangt. Ungetragen, mit Etikett, im Paket oder im Geschäft.',
      ],
      ['Was kostet die Rückgabe?', 'Im Geschäft nichts. Ein Paket kostet 2,90 Euro, bei Mängeln zahlen wir.'],
      [
        'Wann bekomme ich mein Geld?',
        'Spätestens 14 Tage nach deinem Widerruf, meistens innerhalb von drei Werktagen, nachdem die Ware bei uns ist.',
      ],
    ),
    heading('Noch eine Frage?'),
    links(
      ['Versand und Lieferung', '/services/versand/'],
      ['Rückgabe und Umtausch', '/services/rueckgabe/'],
      ['Kontakt', '/services/kontakt/'],
    ),
  ],
};
