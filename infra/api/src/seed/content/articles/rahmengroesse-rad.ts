import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const rahmengroesseRad: ArticleText = {
  slug: 'rahmengroesse-rad',
  category: 'rad',
  titles: { at: 'Die richtige Rahmengröße', en: 'The right frame size' },
  leads: {
    at: 'Schrittlänge messen, multiplizieren, probefahren. In dieser Reihenfolge.',
    en: 'Measure your inseam, multiply, test ride.',
  },
  scene: 'guide-rad',
  sceneText: 'Hügelkette im Abendlicht',
  publishedOn: '2026-03-23',
  blocks: [
    paragraph(
      'Ein Rad in falscher Größe fährt sich nie richtig gut, egal wie teuer es war. Zu groß heißt überstreckte Arme und Nackenschmerzen; zu klein heißt Knie am Lenker und ein nervöses Rad. Die richtige Größe findest du mit einem Buch, einem Maßband und zehn Minuten Zeit.',
    ),
    heading('Schrittlänge messen'),
    steps(
      'Schuhe aus, Rücken an die Wand, Füße 15 Zentimeter auseinander.',
      'Klemm ein Buch zwischen die Beine und zieh es hoch, bis es anliegt wie ein Sattel.',
      'Miss vom oberen Rand des Buches bis zum Boden. Am besten misst jemand anderer.',
    ),
    heading('Rechnen'),
    table(
      'Rahmenhöhe aus der Schrittlänge',
      ['Rad', 'Faktor', 'Beispiel bei 82 cm'],
      ['Mountainbike', '× 0,226, in Zoll', '18,5 Zoll'],
      ['Trekking- und Cityrad', '× 0,62, in Zentimetern', '51 cm'],
      ['Gravelbike und Rennrad', '× 0,665, in Zentimetern', '54 bis 55 cm'],
    ),
    heading('Nachschlagen'),
    table(
      'Größen nach Körpergröße, Anhaltswerte',
      ['Körpergröße', 'Mountainbike', 'Gravel'],
      ['155 bis 165 cm', 'XS bis S', '48 bis 50'],
      ['165 bis 173 cm', 'S bis M', '50 bis 53'],
      ['173 bis 180 cm', 'M bis L', '54 bis 56'],
      ['180 bis 188 cm', 'L', '56 bis 58'],
      ['188 bis 198 cm', 'XL', '59 bis 61'],
    ),
    paragraph(
      'Liegst du zwischen zwei Größen, entscheidet der Oberkörper: Langer Rücken und lange Arme sprechen für die größere, kurze für die kleinere. Wer viel bergab fährt, nimmt heute eher das größere Mountainbike, weil es ruhiger liegt; wer enge Trails mag, das kleinere.',
    ),
    heading('Reach und Stack'),
    paragraph(
      'Die Rahmenhöhe sagt nur, wie hoch der Sattel sitzt. Wie lang und wie hoch das Rad vorne ist, sagen zwei andere Werte. Reach ist der waagrechte Abstand von der Kurbel bis zum Lenkkopf, Stack der senkrechte. Zwei Räder mit derselben Größe können um drei Zentimeter verschieden lang sein. Wer ein Rad hat, das gut passt, vergleicht diese beiden Zahlen.',
    ),
    tip(
      'Sattelhöhe in zehn Sekunden',
      'Setz dich aufs Rad, stell die Ferse auf das Pedal in der untersten Stellung. Das Knie soll gerade sein, ohne dass die Hüfte kippt. Mit dem Ballen auf dem Pedal ist es dann richtig gebeugt.',
    ),
    products('Räder zum Probefahren', 'bike'),
    heading('Feineinstellung'),
    list(
      'Taube Hände: Lenker höher oder Sattel ein wenig zurück.',
      'Knieschmerzen vorne: Sattel höher.',
      'Knieschmerzen hinten: Sattel tiefer.',
      'Nackenschmerzen: kürzerer Vorbau.',
      'Rutschst du am Sattel nach vorne: Sattelspitze ein bis zwei Grad heben.',
    ),
    paragraph(
      'Ändere immer nur eines und fahr damit eine Woche. In unseren Geschäften mit Rad-Werkstatt stellen wir Sattel und Lenker beim Kauf ein und nach 200 Kilometern noch einmal nach.',
    ),
  ],
  related: ['kinderrad-groesse', 'gravelbike-reifen', 'mountainbike-fahrwerk'],
};
