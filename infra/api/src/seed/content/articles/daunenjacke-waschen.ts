import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const daunenjackeWaschen: ArticleText = {
  slug: 'daunenjacke-waschen',
  category: 'pflege',
  titles: { at: 'Daunenjacken waschen, ohne Klumpen', en: 'Washing down jackets without clumps' },
  leads: {
    at: 'Drei Stunden Zeit, zwei Tennisbälle, ein Trockner. Dann ist sie wie neu.',
    en: 'Three hours, two tennis balls, one dryer.',
  },
  scene: 'store-alpine',
  sceneText: 'Verschneites Tal im ersten Licht',
  publishedOn: '2025-03-16',
  blocks: [
    paragraph(
      'Eine Daunenjacke wird nicht kälter, weil sie alt ist, sondern weil Schweiß und Hautfett die Daunen zusammenkleben. Einmal im Jahr waschen macht sie wieder warm. Schwierig ist daran nur die Geduld beim Trocknen.',
    ),
    heading('Wann es so weit ist'),
    list(
      'Die Kammern fühlen sich an Kragen und Ärmeln flach an.',
      'Zwischen den Fingern spürst du kleine Klumpen.',
      'Dunkle Ränder an Bündchen und Kapuze.',
      'Sie riecht, auch nach einer Nacht auf dem Balkon.',
    ),
    heading('Waschen'),
    steps(
      'Reißverschlüsse zu, Fellkragen abnehmen, Jacke auf links drehen.',
      'Flecken an Kragen und Bündchen mit etwas Daunenwaschmittel vorbehandeln.',
      'Allein in die Maschine, sie braucht Platz.',
      'Feinwäsche, 30 Grad, flüssiges Daunenwaschmittel, kein Weichspüler.',
      'Zweimal zusätzlich spülen. Seifenreste verkleben die Daunen.',
      'Mit 600 Umdrehungen schleudern, zweimal, damit möglichst viel Wasser herauskommt.',
    ),
    paragraph(
      'Heb die nasse Jacke mit beiden Händen von unten heraus. Nasse Daune ist schwer, und feine Nähte reißen, wenn man an den Schultern zieht.',
    ),
    heading('Trocknen'),
    paragraph(
      'Gib sie mit zwei oder drei sauberen Tennisbällen in den Trockner, niedrige Temperatur. Nach jeder halben Stunde herausnehmen, aufschütteln, Klumpen mit den Fingern auseinanderziehen. Das dauert zwei bis vier Stunden. Sie ist trocken, wenn nirgends mehr ein Klumpen zu spüren ist und sie nicht mehr nach nassem Huhn riecht.',
    ),
    table(
      'Ohne Trockner',
      ['Schritt', 'Dauer'],
      ['Flach auf einem Gitter, in der Nähe der Heizung', '2 Tage'],
      ['Alle zwei Stunden wenden und aufschütteln', 'dazwischen'],
      ['Nachtrocknen am Bügel', '1 Tag'],
    ),
    paragraph(
      'Ohne Trockner geht es, aber nur mit Ausdauer. Bleibt die Jacke länger als drei Tage feucht, fangen Daunen an zu muffeln, und das bekommt man kaum mehr weg.',
    ),
    heading('Kunstfaser ist einfacher'),
    paragraph(
      'Jacken mit Kunstfaserfüllung wäschst du wie Fleece: 30 Grad, normal schleudern, an der Luft trocknen. Heiß trocknen mögen sie nicht, die Fasern verlieren sonst ihre Kräuselung.',
    ),
    tip(
      'Auslüften statt waschen',
      'Häng die Jacke nach jeder Tour eine Nacht ins Freie, aber nicht in die Sonne. Das spart jede zweite Wäsche.',
    ),
    products('Daune und Freunde', 'down-jacket', 'fleece'),
    heading('Kleine Löcher'),
    paragraph(
      'Kommt eine Feder aus dem Stoff, zieh sie nicht heraus: Greif von innen und zieh sie zurück, das Loch schließt sich meist von selbst. Risse beklebst du sofort mit einem dünnen, runden Flicken, sonst verlierst du mit jedem Schritt Füllung. Für größere Schäden und leere Kammern bring die Jacke ins Geschäft: Wir füllen nach und nähen zu, meist innerhalb von zwei Wochen.',
    ),
    heading('Lagern'),
    paragraph(
      'Trocken, locker, nicht im Packsack. Daune, die monatelang gepresst wird, richtet sich nur langsam wieder auf. Ein Lavendelsackerl daneben hält Motten fern, auch wenn Daune sie weniger anzieht als Wolle.',
    ),
  ],
  related: ['jacke-impraegnieren', 'schlafsack-temperatur', 'schichten-am-berg'],
};
