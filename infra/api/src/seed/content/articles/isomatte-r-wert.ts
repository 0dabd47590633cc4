import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const isomatteRWert: ArticleText = {
  slug: 'isomatte-r-wert',
  category: 'draussen',
  titles: { at: 'Isomatten: der R-Wert und die Hüfte', en: 'Sleeping mats: the R value and your hip' },
  leads: {
    at: 'Du frierst von unten. Und du wachst auf, weil dir etwas wehtut. Beides hat dieselbe Lösung.',
    en: 'You get cold from below, and you wake because something hurts.',
  },
  scene: 'guide-huette',
  sceneText: 'Bergkamm bei Nacht',
  publishedOn: '2025-08-03',
  blocks: [
    paragraph(
      'Der beste Schlafsack nützt nichts, wenn du auf ihm liegst: Zusammengedrückte Füllung isoliert nicht. Was dich vom Boden trennt, ist allein die Matte. Zum Glück gibt es dafür eine einzige Zahl, die alles sagt.',
    ),
    heading('Der R-Wert'),
    paragraph(
      'R ist der Widerstand gegen Wärme. Je höher, desto wärmer, und Werte lassen sich addieren: Zwei Matten mit 2 und 3 ergeben 5. Seit einigen Jahren wird überall nach derselben Norm gemessen, ASTM F3340, sodass du Hersteller vergleichen kannst.',
    ),
    table(
      'R-Wert nach Bodentemperatur',
      ['R-Wert', 'Nacht', 'Wofür'],
      ['1 bis 2', 'über 10 °C', 'Sommer im Tal'],
      ['2 bis 4', '0 bis 10 °C', 'Sommer in den Bergen, Frühling'],
      ['4 bis 5,5', '−7 bis 0 °C', 'Herbst, Schneereste'],
      ['über 5,5', 'kälter', 'Winter, Schnee'],
    ),
    heading('Drei Bauarten'),
    list(
      'Schaummatte: unzerstörbar, billig, sofort bereit. Sperrig, dünn, R um 2.',
      'Selbstaufblasend: Schaum mit Luft. Bequem, robust, schwerer, R 3 bis 5.',
      'Luftmatte: klein, leicht, dick. Braucht Sorgfalt und einen Flicken, R 1 bis 7.',
    ),
    paragraph(
      'Für den Rucksack ist die Luftmatte die erste Wahl, für das Auto die selbstaufblasende. Die Schaummatte gehört als zweite darunter, sobald es kalt wird, und ist tagsüber der beste Sitzplatz.',
    ),
    heading('Dicke und Form'),
    paragraph(
      'Seitenschläfer brauchen mindestens sieben Zentimeter, sonst berührt die Hüfte den Boden. Rückenschläfer kommen mit fünf aus. Rechteckige Matten wiegen 100 Gramm mehr als mumienförmige und sind es wert, wenn du dich oft drehst. 51 Zentimeter breit ist üblich; ab 60 schlafen auch breite Schultern gut.',
    ),
    heading('Aufblasen und einstellen'),
    steps(
      'Nicht mit dem Mund: Feuchtigkeit bleibt drin und kann schimmeln. Ein Pumpsack wiegt 50 Gramm.',
      'Zuerst prall aufblasen, dann hinlegen und Luft ablassen, bis die Hüfte gerade noch nicht aufsitzt.',
      'Vor dem Auflegen den Boden mit der Hand absuchen.',
      'Nicht in der prallen Sonne liegen lassen, warme Luft dehnt sich aus.',
    ),
    tip(
      'Loch suchen ohne Wasser',
      'Blas die Matte prall auf, leg sie ins Dunkle der Nacht und fahr mit der feuchten Wange über die Oberfläche. Die Wange spürt, was Finger nicht merken.',
    ),
    products('Matten und Schlafsäcke', 'mat', 'sleeping-bag', 'tent'),
    heading('Wenn sie rutscht'),
    paragraph(
      'Auf glattem Zeltboden und leicht schrägem Grund rutscht jede Matte. Ein paar Punkte aus Nahtdichter auf der Unterseite helfen, ebenso ein dünnes Stück Antirutschgewebe aus der Küche. Und wenn zwei Matten nebeneinander auseinandergleiten: ein Gummiband rundherum oder zwei Riemen quer. Daheim lagerst du selbstaufblasende Matten offen und ausgerollt hinter dem Kasten, damit der Schaum seine Spannung behält.',
    ),
  ],
  related: ['schlafsack-temperatur', 'zeltplatz-finden', 'zelt-pflege'],
};
