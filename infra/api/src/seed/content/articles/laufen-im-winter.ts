import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const laufenImWinter: ArticleText = {
  slug: 'laufen-im-winter',
  category: 'laufen',
  titles: { at: 'Laufen im Winter: warm, trocken, sichtbar', en: 'Running in winter: warm, dry, visible' },
  leads: {
    at: 'Unter fünf Grad ändert sich weniger, als du denkst. Unter minus zehn schon.',
    en: 'Below five degrees less changes than you think. Below minus ten it does.',
  },
  scene: 'winter',
  sceneText: 'Verschneite Flanke im Schneefall',
  publishedOn: '2026-11-02',
  blocks: [
    paragraph(
      'Der Winter ist keine Laufpause, nur eine Frage der Schichten. Die wichtigste Regel: Dir soll auf den ersten fünf Minuten kalt sein. Wer warm startet, schwitzt nach einem Kilometer und friert nach dem dritten.',
    ),
    heading('Was du anziehst'),
    table(
      'Kleidung nach Temperatur, ohne Wind',
      ['Temperatur', 'Oben', 'Unten', 'Dazu'],
      ['10 bis 5 °C', 'Langarmshirt', 'Tights', 'nichts'],
      ['5 bis 0 °C', 'Langarmshirt, dünne Weste', 'Tights', 'Stirnband, dünne Handschuhe'],
      ['0 bis −8 °C', 'Unterhemd aus Wolle, Laufjacke', 'warme Tights', 'Haube, Handschuhe'],
      [
        'unter −8 °C',
        'Unterhemd aus Wolle, Shirt, Jacke',
        'Tights mit Windschutz vorne',
        'Haube, Fäustlinge, Schlauchtuch',
      ],
    ),
    paragraph(
      'Bei Wind rechnest du eine Zeile weiter. Ein Schlauchtuch vor dem Mund wärmt die Atemluft und hilft allen, die bei Kälte husten.',
    ),
    heading('Wolle oder Kunstfaser?'),
    paragraph(
      'Kunstfaser trocknet schneller, Wolle wärmt auch feucht und riecht weniger. Für eine Stunde ist beides gut. Für lange Läufe mit Pausen, etwa wenn du auf die Straßenbahn wartest, ist Wolle direkt auf der Haut die bessere Wahl.',
    ),
    heading('Grip auf Eis und Schnee'),
    paragraph(
      'Auf festem Schnee halten Trailschuhe mit vier Millimeter Profil gut. Auf Eis hilft Gummi allein nicht. Dafür gibt es Spikes zum Überziehen, die du vor der Haustür aufziehst und in der Tasche trägst, wenn der Weg frei ist. Mach die Schritte kürzer und setz den Fuß unter dem Körper auf statt davor.',
    ),
    list(
      'Auf Brücken und in Schattenmulden mit Eis rechnen, auch bei plus zwei Grad.',
      'Auf geräumten Wegen am Rand laufen: Dort liegt mehr Splitt.',
      'Nach Neuschnee ist der Feldweg sicherer als der Gehsteig.',
    ),
    heading('Gesehen werden'),
    paragraph(
      'Zwischen November und Februar läufst du fast immer im Dunkeln. Eine dunkel gekleidete Person sehen Autofahrer mit Abblendlicht erst auf etwa 25 Meter, mit Reflektoren auf mehr als 100. Am besten wirken Reflektoren dort, wo sich etwas bewegt: an Knöcheln, Knien, Handgelenken. Eine Stirnlampe mit 200 Lumen genügt auf der Straße, im Wald dürfen es 400 sein.',
    ),
    tip(
      'Akkus mögen keine Kälte',
      'Trag die Stirnlampe bis zum Start unter der Jacke. Bei minus zehn Grad hält ein Akku oft nur halb so lange wie auf der Schachtel steht.',
    ),
    products('Für kalte Runden', 'tights', 'shirt', 'running-shoe', 'shell-jacket'),
    heading('Nach dem Lauf'),
    paragraph(
      'Die gefährlichste Zeit sind die zehn Minuten danach. Zieh das nasse Shirt aus, bevor du dehnst, und setz eine trockene Haube auf. Schuhe trocknen mit Zeitungspapier über Nacht; tausch es einmal aus. Bist du erkältet, gilt der Hals als Grenze: Schnupfen allein erlaubt eine ruhige Runde, Husten, Fieber oder Gliederschmerzen bedeuten Pause, bis du einen Tag lang nichts mehr spürst.',
    ),
  ],
  related: ['schichten-am-berg', 'laufen-anfangen', 'pendeln-mit-dem-rad'],
};
