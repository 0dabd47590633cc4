import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const tennisschlaegerWaehlen: ArticleText = {
  slug: 'tennisschlaeger-waehlen',
  category: 'training',
  titles: { at: 'Den richtigen Tennisschläger finden', en: 'Finding the right tennis racket' },
  leads: {
    at: 'Kopfgröße, Gewicht, Griff, Saite: vier Entscheidungen in der richtigen Reihenfolge.',
    en: 'Head size, weight, grip, strings: four decisions in order.',
  },
  scene: 'guide-training',
  sceneText: 'Frühlingshügel im Dunst',
  publishedOn: '2026-04-17',
  blocks: [
    paragraph(
      'Ein Schläger verbessert niemanden, aber der falsche bremst. Zu schwer, und der Arm wird müde; zu steif, und der Ellbogen meldet sich. Mit vier Entscheidungen kommst du von hundert Modellen auf zwei, die du dann auf dem Platz vergleichst.',
    ),
    heading('1. Kopfgröße'),
    table(
      'Kopfgröße und Wirkung',
      ['Fläche', 'Wirkung', 'Für'],
      ['700 cm² und mehr', 'viel Kraft, großer Treffpunkt', 'Einstieg'],
      ['645 bis 690 cm²', 'ausgewogen', 'die meisten'],
      ['unter 635 cm²', 'Kontrolle, kleiner Treffpunkt', 'Geübte'],
    ),
    heading('2. Gewicht und Balance'),
    paragraph(
      'Zwischen 260 und 285 Gramm, unbespannt, liegt der Bereich für Freizeitspielerinnen und -spieler. Ab 295 Gramm braucht es Technik und Training. Die Balance sagt, ob das Gewicht im Kopf oder im Griff sitzt: Kopflastig gibt Schwung, grifflastig Gefühl. Kinder spielen mit 17 bis 26 Zoll langen Schlägern, je nach Körpergröße.',
    ),
    heading('3. Griffstärke'),
    table(
      'Griffgrößen',
      ['Größe', 'Umfang', 'Wer'],
      ['L0', '100 mm', 'Jugendliche'],
      ['L1', '105 mm', 'kleine Hände'],
      ['L2', '108 mm', 'die meisten Frauen'],
      ['L3', '111 mm', 'die meisten Männer'],
      ['L4', '114 mm', 'große Hände'],
    ),
    paragraph(
      'So prüfst du: Umfass den Griff wie zum Schlag. Zwischen Fingerspitzen und Handballen soll der Zeigefinger der anderen Hand passen. Im Zweifel nimm den dünneren, ein Griffband macht ihn um eine halbe Größe dicker.',
    ),
    heading('4. Saite'),
    list(
      'Multifilament ist weich, gibt Kraft und schont den Arm. Reißt früher.',
      'Polyester ist hart, kontrolliert und langlebig, verliert aber nach 15 Stunden an Spannung. Nichts für empfindliche Ellbogen.',
      'Eine Mischung, hart längs und weich quer, ist ein guter Kompromiss.',
    ),
    paragraph(
      'Die Härte gibt man in Kilogramm an: 22 bis 24 sind weich und gut für den Arm, 25 bis 26 kontrollierter. Wer oft spielt, bespannt so oft im Jahr neu, wie er pro Woche auf dem Platz steht.',
    ),
    tip(
      'Testen statt raten',
      'In Geschäften mit Bespannung leihst du bis zu drei Schläger für eine Woche. Spiel mit jedem mindestens eine Stunde und entscheide nicht beim ersten Ball.',
    ),
    products('Tennis von Kopf bis Fuß', 'racket', 'shorts', 'shirt', 'cap'),
    heading('Wenn der Ellbogen schmerzt'),
    steps(
      'Weichere Saite, zwei Kilo weniger Härte.',
      'Schläger mit niedrigerem Steifigkeitswert, unter 64.',
      'Griffgröße prüfen: Zu dünn führt zum Verkrampfen.',
      'Technik der Rückhand ansehen lassen.',
      'Pause, bis Heben und Greifen wieder schmerzfrei sind.',
    ),
    paragraph(
      'Bleibt der Schmerz länger als zwei Wochen, gehört er ärztlich angesehen. Und zu den Schuhen: Für Sand brauchst du ein durchgehendes Fischgrätprofil, für die Halle eine glatte Sohle. Laufschuhe sind beides nicht, ihre hohe Ferse kippt bei Seitenschritten.',
    ),
  ],
  related: ['krafttraining-zuhause', 'fussballschuh-sohlen', 'schwimmen-im-see'],
};
