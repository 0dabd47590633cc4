import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const rucksackEinstellen: ArticleText = {
  slug: 'rucksack-einstellen',
  category: 'wandern',
  titles: { at: 'Den Rucksack richtig einstellen', en: 'Adjusting a rucksack properly' },
  leads: {
    at: 'Zwei Minuten vor dem Spiegel, die dir auf der Tour zwei Stunden Nackenschmerzen sparen.',
    en: 'Two minutes in front of a mirror that save two hours of neck pain.',
  },
  scene: 'herren',
  sceneText: 'Felsgrat im Dunst',
  publishedOn: '2025-05-11',
  blocks: [
    paragraph(
      'Ein guter Rucksack trägt auf der Hüfte, nicht auf den Schultern. Trotzdem sieht man auf jedem Weg Menschen, deren Hüftgurt offen baumelt. Dabei ist die Einstellung keine Wissenschaft, sondern eine Reihenfolge.',
    ),
    heading('Die Rückenlänge'),
    paragraph(
      'Neig den Kopf nach vorne und such den Wirbel, der am Nacken am weitesten vorsteht. Von dort bis zur Linie zwischen den Oberkanten deiner Beckenknochen misst du die Rückenlänge. Sie hat mit der Körpergröße weniger zu tun, als man glaubt: Große Menschen mit langen Beinen haben oft kurze Rücken.',
    ),
    table(
      'Rückenlänge und Größe des Tragesystems',
      ['Gemessen', 'Größe'],
      ['bis 43 cm', 'S oder kurzes System'],
      ['43 bis 50 cm', 'M'],
      ['50 bis 56 cm', 'L'],
      ['über 56 cm', 'XL oder verstellbares System'],
    ),
    heading('Einstellen in fünf Schritten'),
    steps(
      'Lockere alle Gurte und belade den Rucksack mit mindestens fünf Kilo. Leer lässt sich nichts beurteilen.',
      'Setz den Hüftgurt so auf, dass seine Mitte auf dem Beckenknochen liegt, und zieh ihn fest. Er soll sitzen wie ein guter Gürtel.',
      'Zieh die Schultergurte an, bis sie anliegen, aber noch nicht tragen. Zwischen Gurt und Schulter soll keine Lücke sein.',
      'Zieh die kleinen Riemen oben an den Schultern in einem Winkel von etwa 45 Grad an. Sie holen die Last zum Rücken.',
      'Schließ den Brustgurt eine Handbreit unter dem Schlüsselbein. Er hält die Träger nur in Form; einschnüren soll er nicht.',
    ),
    paragraph(
      'Stimmt alles, trägt die Hüfte etwa zwei Drittel des Gewichts. Prüf es, indem du die Schultergurte kurz lockerst: Der Rucksack darf kaum absinken.',
    ),
    heading('Wie viel Volumen?'),
    list(
      'Bis 15 Liter: Laufen, Radfahren, kurze Runden.',
      '18 bis 25 Liter: Tagestour im Sommer.',
      '28 bis 38 Liter: Hüttentour, Skitour, Winterwanderung.',
      '45 bis 60 Liter: Mehrtagestour mit Zelt.',
    ),
    heading('Richtig packen'),
    paragraph(
      'Schlafsack und Wechselkleidung nach unten, Schweres wie Essen und Wasser in die Mitte nahe an den Rücken, Leichtes nach außen und oben. Liegt das Schwere außen, zieht es dich bei jedem Schritt nach hinten. Für Klettersteige und Skitouren darf der Schwerpunkt etwas tiefer liegen, weil das die Balance verbessert.',
    ),
    tip(
      'Unterwegs verstellen',
      'Wechsle die Last im Lauf des Tages. Eine halbe Stunde mehr auf den Schultern entlastet die Hüfte, danach umgekehrt. Besonders bergauf tut das gut.',
    ),
    products('Rucksäcke für Tag und Tour', 'backpack'),
    heading('Modelle für Frauen'),
    paragraph(
      'Kürzere Rückenlänge, engere und geschwungene Träger, ein konisch geschnittener Hüftgurt: Das ist der Unterschied, und er ist keine Frage der Farbe. Probier beides, unabhängig davon, was auf dem Schild steht. Manche Männer mit schmalen Schultern tragen in den Damenmodellen besser und umgekehrt.',
    ),
  ],
  related: ['packliste-huette', 'wandern-mit-kindern', 'schichten-am-berg'],
};
