import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const klettergurtAnpassen: ArticleText = {
  slug: 'klettergurt-anpassen',
  category: 'klettern',
  titles: { at: 'Ein Klettergurt, der sitzt', en: 'A harness that fits' },
  leads: {
    at: 'Hüfte statt Bauch, zwei Finger am Bein, und eine Probe im Hängen.',
    en: 'Hips, not belly; two fingers at the leg; and a test hang.',
  },
  scene: 'herren',
  sceneText: 'Felsgrat im Dunst',
  publishedOn: '2025-11-30',
  blocks: [
    paragraph(
      'Ein Gurt ist einfacher auszusuchen als ein Schuh und wird dafür öfter falsch getragen. Er sitzt über den Beckenknochen, eng genug, dass du nicht herausrutschst, wenn du kopfüber hängst. Das ist die ganze Regel; der Rest sind Einzelheiten.',
    ),
    heading('Größe finden'),
    paragraph(
      'Miss den Umfang der Taille knapp über den Beckenknochen und den Umfang des Oberschenkels an der dicksten Stelle. Der Hüftgurt soll geschlossen sein und noch mindestens acht Zentimeter Band übrig haben. Lässt er sich bis zum Anschlag zuziehen, ist er zu groß.',
    ),
    table(
      'Anhaltswerte, je nach Hersteller verschieden',
      ['Größe', 'Taille', 'Oberschenkel'],
      ['XS', '60 bis 70 cm', '45 bis 52 cm'],
      ['S', '67 bis 77 cm', '50 bis 57 cm'],
      ['M', '75 bis 86 cm', '54 bis 62 cm'],
      ['L', '84 bis 95 cm', '59 bis 67 cm'],
      ['XL', '93 bis 106 cm', '64 bis 73 cm'],
    ),
    heading('Verstellbare Beinschlaufen'),
    paragraph(
      'Für Halle und Sportklettern sind feste, dehnbare Beinschlaufen leichter und bequemer. Wer auch im Winter mit dicker Hose unterwegs ist oder einen Gurt mit jemandem teilt, nimmt verstellbare. Zwischen Bein und Schlaufe passen zwei flache Finger.',
    ),
    heading('Anprobieren'),
    steps(
      'Hüftgurt über den Beckenknochen schließen und festziehen.',
      'Mit der flachen Hand prüfen: Sie passt gerade noch dazwischen.',
      'Versuch, den Gurt über die Hüfte nach unten zu ziehen. Geht das, ist er zu weit.',
      'Häng dich fünf Minuten ein; in unseren Klettergeschäften gibt es dafür einen Haken.',
      'Achte auf Druck an den Innenseiten der Beine und an der Hüfte.',
      'Der Einbindepunkt soll mittig auf Nabelhöhe sein, du sollst leicht nach hinten geneigt sitzen.',
    ),
    heading('Materialschlaufen und Polster'),
    list(
      'Vier Schlaufen sind Standard. Für lange Touren nimm feste, die vom Gewicht nicht nach unten klappen.',
      'Breite Polster verteilen den Druck beim Hängen, schmale lüften besser.',
      'Dünne Gurte für Hochtouren und Ski wiegen unter 250 Gramm, sind im Hängen aber unbequem.',
    ),
    tip(
      'Kinder unter acht',
      'Kleine Kinder haben noch keine Hüfte. Für sie gibt es Kombigurte mit Schulterträgern, bei denen der Einbindepunkt höher liegt und ein Kippen nach hinten verhindert.',
    ),
    products('Gurte und Schuhe', 'climbing-harness', 'climbing-shoe'),
    heading('Wann er zu alt ist'),
    paragraph(
      'Jeder Gurt hat ein Etikett mit dem Herstellungsjahr. Ohne Benutzung hält er bei trockener, dunkler Lagerung höchstens zehn Jahre. Bei wöchentlichem Klettern sind es zwei bis drei, bei gelegentlichem fünf bis sieben. Schau vor jedem Klettertag auf die Einbindeschlaufen, die Anseilschlaufe und die Nähte. Viele Hersteller weben einen farbigen Faden ein: Wird er sichtbar, ist Schluss. Waschen darfst du den Gurt mit lauwarmem Wasser und milder Seife; Batteriesäure, Lösungsmittel und Filzstift sind Gift für ihn, auch wenn man nichts sieht.',
    ),
  ],
  related: ['kletterschuh-groesse', 'halle-an-den-fels', 'rucksack-einstellen'],
};
