import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const skiWachsen: ArticleText = {
  slug: 'ski-wachsen',
  category: 'ski',
  titles: { at: 'Ski wachsen am Küchentisch', en: 'Waxing skis at the kitchen table' },
  leads: {
    at: 'Ein Bügeleisen, ein Block Wachs, eine halbe Stunde: so gleitet der Ski wieder.',
    en: 'An iron, a block of wax, half an hour.',
  },
  scene: 'flyer-winter',
  sceneText: 'Winterliche Gipfel über dem Wald',
  publishedOn: '2025-12-07',
  blocks: [
    paragraph(
      'Ein grauer, trockener Belag bremst und nimmt schneller Schaden. Wachs macht ihn wieder dicht und glatt. Du brauchst dafür keine Werkstatt, nur einen Tisch, auf den es tropfen darf, und ein offenes Fenster.',
    ),
    heading('Was du brauchst'),
    list(
      'Wachsbügeleisen; ein altes Bügeleisen ohne Dampflöcher geht auch, darf danach aber keine Hemden mehr sehen',
      'Universalwachs, später vielleicht zwei Sorten nach Temperatur',
      'Abziehklinge aus Plexiglas',
      'Nylon- oder Rosshaarbürste, Messingbürste zum Reinigen',
      'Zwei Holzblöcke oder Spanner, ein Gummiring für die Stopper',
    ),
    heading('Schritt für Schritt'),
    steps(
      'Stopper mit dem Gummiring hochbinden, Belag mit der Messingbürste von der Spitze zum Ende ausbürsten.',
      'Eisen auf 120 bis 130 Grad stellen. Raucht das Wachs, ist es zu heiß.',
      'Wachs ans Eisen halten und eine dünne Spur auf beide Belaghälften tropfen.',
      'Mit dem Eisen in einem Zug von vorne nach hinten fahren, nie stehen bleiben. Hinter dem Eisen soll das Wachs drei bis fünf Zentimeter lang flüssig sein.',
      'Eine halbe Stunde auskühlen lassen, am besten über Nacht.',
      'Mit der Klinge abziehen, bis nichts mehr kommt. Das Wachs soll im Belag sein, nicht darauf.',
      'Ausbürsten, bis die Struktur wieder sichtbar ist und der Belag matt glänzt.',
    ),
    heading('Welches Wachs wann?'),
    table(
      'Wachs nach Schneetemperatur',
      ['Schnee', 'Farbe, üblich', 'Eisen'],
      ['über −2 °C, nass', 'gelb', '110 °C'],
      ['−2 bis −8 °C', 'rot', '125 °C'],
      ['−8 bis −15 °C', 'blau', '135 °C'],
      ['darunter', 'grün', '145 °C'],
    ),
    paragraph('Für die meisten reicht ein Universalwachs. Wer selten fährt und oft wechselt, spart sich die Tabelle.'),
    tip(
      'Warmes Wachs reinigt',
      'Ist der Belag sehr schmutzig, trag weiches Wachs auf und zieh es warm wieder ab. Der Dreck kommt mit.',
    ),
    heading('Kanten nicht vergessen'),
    paragraph(
      'Stumpfe Kanten erkennst du mit dem Fingernagel: Zieht die Kante einen feinen Span ab, ist sie scharf. Mit einem Kantenschleifer, meist auf 88 Grad seitlich eingestellt, genügen drei bis fünf Züge. Grate entfernst du mit einem Gummistein. Tiefe Kratzer und Löcher im Belag sind Sache der Werkstatt, weil Kunststoff eingeschmolzen werden muss.',
    ),
    products('Für den nächsten Wintertag', 'ski', 'ski-poles', 'glove'),
    heading('Wie oft?'),
    paragraph(
      'Alle vier bis sechs Skitage, bei Kunstschnee öfter. Vor dem Sommer kommt eine dicke Schicht Wachs auf den Belag, die nicht abgezogen wird: Sie schützt ihn bis zum Herbst. Die Bindung bleibt eingestellt, der Ski steht kühl und trocken, nicht im Heizungskeller. Wer all das nicht will, bringt ihn einfach zu uns.',
    ),
  ],
  related: ['skilaenge-finden', 'erste-skitour', 'jacke-impraegnieren'],
};
