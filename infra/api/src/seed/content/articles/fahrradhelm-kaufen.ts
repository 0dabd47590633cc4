import { heading, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const fahrradhelmKaufen: ArticleText = {
  slug: 'fahrradhelm-kaufen',
  category: 'rad',
  titles: { at: 'Fahrradhelm: die fünf Minuten im Geschäft', en: 'Bike helmets: five minutes in the store' },
  leads: {
    at: 'Größe, Form, Riemen. Was die Norm garantiert und was sie dir überlässt.',
    en: 'Size, shape, straps: what the standard guarantees and what it leaves to you.',
  },
  scene: 'hero',
  sceneText: 'Grat im ersten Licht',
  publishedOn: '2025-04-08',
  blocks: [
    paragraph(
      'Jeder Fahrradhelm, der in Europa verkauft wird, hat dieselbe Prüfung bestanden: die EN 1078, für Kinder auch die EN 1080. Sie sagt, dass der Helm einen Aufprall dämpft. Sie sagt nicht, ob er auf deinem Kopf bleibt. Dafür sind die fünf Minuten im Geschäft da.',
    ),
    heading('Größe und Form'),
    paragraph(
      'Miss den Kopfumfang einen Zentimeter über den Augenbrauen. Die meisten Helme verstellen sich mit einem Rad am Hinterkopf um vier bis sechs Zentimeter. Wichtiger ist die Form: Manche Köpfe sind rund, manche länglich. Drückt es an Stirn und Hinterkopf, während seitlich Platz ist, brauchst du ein runderes Modell und umgekehrt.',
    ),
    heading('Richtig aufsetzen'),
    steps(
      'Waagrecht, zwei Finger breit über den Augenbrauen. Der Helm im Nacken schützt die Stirn nicht.',
      'Rad zudrehen, bis er hält, wenn du dich vorbeugst.',
      'Die seitlichen Riemen treffen sich knapp unter dem Ohr zu einem V.',
      'Kinnriemen schließen: Ein Finger passt darunter.',
      'Mund weit öffnen: Der Helm soll spürbar nach unten ziehen.',
    ),
    heading('Welche Bauart?'),
    table(
      'Helme nach Einsatz',
      ['Bauart', 'Eigenschaft', 'Für'],
      ['Rennrad und Gravel', 'leicht, viel Luft', 'lange Strecken'],
      ['Trail', 'tiefer Hinterkopf, Visier', 'Mountainbike'],
      ['Fullface', 'mit Kinnbügel', 'Bikepark'],
      ['Urban', 'geschlossen, robust, oft mit Licht', 'Stadt und Arbeitsweg'],
      ['Kinder', 'leicht, einfacher Verschluss', '46 bis 56 cm'],
    ),
    paragraph(
      'Viele Modelle haben innen eine zusätzliche Schicht, die sich bei schrägem Aufprall ein wenig verdreht. Sie soll Drehkräfte auf das Gehirn mindern und kostet meist 20 bis 30 Euro mehr. Das ist gut angelegt, aber kein Ersatz für die Passform.',
    ),
    heading('Pflicht oder Wahl?'),
    paragraph(
      'In Österreich müssen Kinder unter zwölf Jahren am Rad einen Helm tragen, auch im Anhänger und im Kindersitz. Für Erwachsene ist es freiwillig. Unter den Helm gehört keine Haube, höchstens ein dünnes Stirnband, und ein Zopf sitzt am besten tief im Nacken, damit das Rad hinten Platz hat.',
    ),
    tip(
      'Nicht lackieren, nicht bekleben',
      'Lösungsmittel in Lack und Kleber können den Schaum angreifen, ohne dass du es siehst. Aufkleber vom Hersteller sind in Ordnung.',
    ),
    products('Helme für die Straße und den Trail', 'helmet'),
    heading('Wie lange er hält'),
    paragraph(
      'Nach einem Sturz, bei dem der Kopf etwas abbekommen hat, gehört der Helm ersetzt. Auch ein Fall vom Kasten auf Fliesen kann reichen. Ohne Unfall sind fünf bis sieben Jahre ein guter Wert; UV-Licht und Schweiß machen Schaum und Riemen mit der Zeit spröde. Das Herstellungsdatum steht auf einem Aufkleber im Inneren. Reinige ihn mit lauwarmem Wasser und milder Seife, die Polster dürfen in ein Wäschesackerl und mit 30 Grad in die Maschine.',
    ),
  ],
  related: ['skihelm-passform', 'pendeln-mit-dem-rad', 'kinderrad-groesse'],
};
