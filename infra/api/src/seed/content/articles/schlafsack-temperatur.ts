import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const schlafsackTemperatur: ArticleText = {
  slug: 'schlafsack-temperatur',
  category: 'draussen',
  titles: { at: 'Schlafsack: was die Temperaturen bedeuten', en: 'Sleeping bags: what the temperatures mean' },
  leads: {
    at: 'Komfort, Limit, Extrem. Nur eine der drei Zahlen solltest du beim Kauf ansehen.',
    en: 'Comfort, limit, extreme: look at one of the three only.',
  },
  scene: 'guide-zelt',
  sceneText: 'Zeltplatz am See bei Nacht',
  publishedOn: '2025-07-13',
  blocks: [
    paragraph(
      'Ein Schlafsack heizt nicht. Er hält fest, was du abgibst, und wie viel das ist, hängt von dir ab: von Müdigkeit, Essen, Geschlecht, Alter und der Matte darunter. Deshalb gibt es eine Norm, die EN ISO 23537, die wenigstens den Schlafsack selbst vergleichbar macht.',
    ),
    heading('Die drei Werte'),
    table(
      'Was auf dem Etikett steht',
      ['Wert', 'Bedeutung'],
      ['Komfort', 'eine durchschnittliche Frau schläft entspannt'],
      ['Limit', 'ein durchschnittlicher Mann schläft zusammengerollt, ohne zu frieren'],
      ['Extrem', 'sechs Stunden überleben, mit Schäden durch Kälte'],
    ),
    paragraph(
      'Kauf nach dem Komfortwert. Wer leicht friert, schlägt fünf Grad drauf. Der Extremwert ist keine Empfehlung, sondern eine Warnung.',
    ),
    heading('Welcher Wert wofür?'),
    table(
      'Komforttemperatur nach Einsatz',
      ['Einsatz', 'Komfort'],
      ['Sommer im Tal, Hütte', '12 bis 15 °C'],
      ['Sommer in den Bergen', '3 bis 8 °C'],
      ['Frühling und Herbst', '−3 bis 2 °C'],
      ['Winter', '−10 °C und darunter'],
    ),
    heading('Daune oder Kunstfaser?'),
    paragraph(
      'Daune wiegt bei gleicher Wärme etwa ein Drittel weniger, lässt sich kleiner packen und hält bei guter Pflege 15 Jahre. Nass verliert sie fast alles. Kunstfaser verzeiht Feuchtigkeit, trocknet schnell und kostet weniger, verliert aber nach einigen Jahren an Bauschkraft. Für Zelt und Hütte ist Daune wunderbar, für Boote, Kinder und Regenwochen Kunstfaser.',
    ),
    paragraph(
      'Die Qualität der Daune steht als Bauschkraft auf dem Etikett: 600 cuin ist gut, 700 sehr gut, 800 leicht und teuer. Achte auf das Gewicht der Füllung, nicht nur auf die Zahl.',
    ),
    heading('Form und Länge'),
    list(
      'Die Mumie ist eng, warm und leicht.',
      'Die Decke ist breit, gemütlich und im Sommer auszubreiten.',
      'Eiformen lassen Platz für die Knie und sind ein guter Kompromiss.',
      'Die Länge soll 15 bis 20 Zentimeter über deiner Körpergröße liegen. Zu lang heißt, dass du leere Luft heizt.',
    ),
    tip(
      'Warm einschlafen',
      'Iss vor dem Schlafen etwas Fettes, geh noch eine Runde ums Zelt, füll eine Trinkflasche mit heißem Wasser und leg sie zwischen die Oberschenkel. Das bringt mehr als die dicke Jacke im Sack.',
    ),
    products('Für die Nacht draußen', 'sleeping-bag', 'mat', 'beanie'),
    heading('Pflege'),
    paragraph(
      'Ein Innenschlafsack aus Seide oder Baumwolle hält den Sack sauber und bringt zwei Grad. Nach der Tour lüften, nicht zusammengepresst lagern, sondern locker in einem großen Netz. Waschen nur selten, mit Daunenwaschmittel, 30 Grad, großer Maschine, und danach in den Trockner mit zwei Tennisbällen, bis kein Klumpen mehr zu spüren ist. Das dauert drei bis vier Stunden. Beim Öffnen des Reißverschlusses hältst du den Stoff mit einem Finger weg, dann verfängt sich nichts.',
    ),
  ],
  related: ['isomatte-r-wert', 'zeltplatz-finden', 'packliste-huette'],
};
