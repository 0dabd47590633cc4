import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const schwimmenImSee: ArticleText = {
  slug: 'schwimmen-im-see',
  category: 'training',
  titles: { at: 'Schwimmen im See: ruhig und sichtbar', en: 'Swimming in lakes: calm and visible' },
  leads: {
    at: 'Kein Beckenrand, keine Linien, dafür Aussicht. So wird aus dem Sprung eine Strecke.',
    en: 'No walls, no lines, but a view.',
  },
  scene: 'store-town',
  sceneText: 'See vor hohen Bergen',
  publishedOn: '2026-06-29',
  blocks: [
    paragraph(
      'Österreich hat hunderte Seen mit Trinkwasserqualität, und doch schwimmen die meisten Menschen nie weiter als bis zum Floß. Dabei ist Freiwasserschwimmen das ruhigste Training, das es gibt. Es braucht nur etwas mehr Vorbereitung als das Hallenbad.',
    ),
    heading('Die Temperatur'),
    table(
      'Wie lange man gut schwimmt, für Gesunde mit Übung',
      ['Wasser', 'Ohne Neopren', 'Mit Neopren'],
      ['über 22 °C', 'beliebig', 'meist zu warm'],
      ['18 bis 22 °C', '30 bis 60 Minuten', 'lange'],
      ['15 bis 18 °C', '15 bis 30 Minuten', '60 Minuten'],
      ['unter 15 °C', 'wenige Minuten, mit Erfahrung', '30 Minuten'],
    ),
    paragraph(
      'Geh langsam hinein. Der Kälteschock in der ersten Minute ist gefährlicher als die Auskühlung danach: Atme aus, bleib am Rand, bis der Atem ruhig ist, und schwimm erst dann los.',
    ),
    heading('Gesehen werden'),
    paragraph(
      'Boote sehen einen Kopf im Wasser sehr spät. Eine Schwimmboje in Orange kostet wenig, hängt an einem Gurt und lässt sich als Tasche für Schlüssel und Handy verwenden. Dazu eine helle Badehaube. Die Boje ist ein Sichtzeichen und ein Platz zum Ausruhen, aber kein Rettungsgerät.',
    ),
    list(
      'Nie allein, oder mit Begleitung am Ufer oder im Boot.',
      'Parallel zum Ufer schwimmen statt quer über den See.',
      'Bei Gewitter sofort hinaus.',
      'Abstand zu Ein- und Ausfahrten, Wehren und Fähren.',
    ),
    heading('Orientierung'),
    paragraph(
      'Im See gibt es keine Linien. Heb alle acht bis zehn Züge die Augen knapp über das Wasser und such einen festen Punkt hoch am Ufer: einen Kirchturm, einen Felsen. Wer nur nach links atmet, schwimmt Bögen; üb im Becken, nach beiden Seiten zu atmen.',
    ),
    heading('Die Brille'),
    paragraph(
      'Im Freien ist das Licht flach und hell. Eine getönte oder verspiegelte Scheibe hilft gegen Sonne, eine klare bei Wolken. Größere Gläser geben mehr Sicht zum Orientieren. Prüf die Passform ohne Band: Drückst du die Gläser leicht an, sollen sie ein paar Sekunden halten.',
    ),
    tip(
      'Anlaufen verhindern',
      'Ein Tropfen Babyshampoo innen verreiben, kurz ausspülen, nicht abtrocknen. Und nie mit dem Finger wischen, das zerstört die Beschichtung.',
    ),
    products('Für den See', 'swimwear', 'swim-goggles'),
    heading('Der erste Kilometer'),
    steps(
      'Zehn Minuten in Ufernähe, Brust oder Kraul, ganz locker.',
      'Fünfmal 100 Züge mit je einer Minute Pause im Stehen oder an der Boje.',
      'Zehn Minuten zurück, in der Geschwindigkeit, in der du noch reden könntest.',
      'Danach sofort abtrocknen, anziehen, etwas Warmes trinken.',
    ),
    paragraph(
      'Nach dem Ausstieg kühlt der Körper noch zehn Minuten lang weiter aus, weil kaltes Blut aus Armen und Beinen zurückströmt. Ein weiter Bademantel oder eine dicke Jacke sind deshalb kein Luxus. In Fließgewässern gelten andere Regeln; sie sind nichts für den Anfang.',
    ),
  ],
  related: ['krafttraining-zuhause', 'laufen-anfangen', 'wetter-am-berg'],
};
