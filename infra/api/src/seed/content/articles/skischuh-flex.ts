import { heading, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const skischuhFlex: ArticleText = {
  slug: 'skischuh-flex',
  category: 'ski',
  titles: { at: 'Skischuhe: Flex, Leisten, Länge', en: 'Ski boots: flex, last, length' },
  leads: {
    at: 'Warum die meisten Skischuhe zu groß sind und kalte Füße selten an der Kälte liegen.',
    en: 'Why most ski boots are too big, and cold feet are rarely about the cold.',
  },
  scene: 'winter',
  sceneText: 'Verschneite Flanke im Schneefall',
  publishedOn: '2026-01-19',
  blocks: [
    paragraph(
      'Der Skischuh ist die Verbindung zwischen dir und der Kante. Ist er zu groß, lenkst du mit Verzögerung, schnallst fester zu, drückst die Blutgefäße ab und frierst. So beginnt die Hälfte aller Gespräche in unserer Schuhabteilung.',
    ),
    heading('Die Länge: Mondopoint'),
    paragraph(
      'Skischuhgrößen sind Zentimeter. Stell dich mit der Ferse an die Wand, miss bis zur längsten Zehe und nimm diesen Wert auf halbe Zentimeter gerundet. Wer 26,8 misst, probiert 26,5, auch wenn die Zehen im Stehen anstehen.',
    ),
    paragraph(
      'Anstehen ist richtig: Gehst du in die Knie, rutscht die Ferse zurück und vorne wird Platz. Bleiben die Zehen auch dann an der Kappe, ist der Schuh zu kurz.',
    ),
    heading('Die Breite: der Leisten'),
    table(
      'Leistenbreite bei Größe 26,5',
      ['Breite', 'Fuß'],
      ['96 bis 98 mm', 'schmal'],
      ['99 bis 101 mm', 'normal'],
      ['102 bis 104 mm', 'breit oder hoher Rist'],
    ),
    paragraph(
      'Die Angabe gilt an der breitesten Stelle des Vorfußes. Ein paar Millimeter lassen sich weiten, indem die Schale erwärmt wird. Enger machen kann man sie nicht.',
    ),
    heading('Die Härte: der Flex'),
    paragraph(
      'Der Flex sagt, wie viel Kraft es braucht, den Schaft nach vorne zu beugen. Er ist nicht genormt: Ein 100er des einen Herstellers kann ein 110er des anderen sein. Als Anhaltspunkt taugt er trotzdem.',
    ),
    table(
      'Flex nach Können',
      ['Können', 'Frauen', 'Männer'],
      ['Anfang', '50 bis 70', '70 bis 80'],
      ['sicher', '70 bis 90', '90 bis 100'],
      ['sportlich', '90 bis 105', '100 bis 120'],
      ['Rennen', 'ab 110', 'ab 130'],
    ),
    paragraph(
      'Leichte Menschen nehmen zehn weniger, schwere zehn mehr. Bei Kälte wird Kunststoff steifer: Was im Geschäft gerade noch geht, ist am Gletscher zu hart.',
    ),
    heading('So probierst du'),
    steps(
      'Eine dünne Skisocke, ohne Naht, ohne zweite Socke.',
      'Ferse fest nach hinten klopfen, dann von oben nach unten schließen.',
      'Zehn Minuten stehen und in die Knie gehen.',
      'Beide Füße prüfen; der größere entscheidet.',
    ),
    tip(
      'Warme Füße',
      'Schließ die Schnallen am Lift einen Zahn weiter, zieh die Schuhe im Warmen an und trockne den Innenschuh jede Nacht außerhalb der Schale. Das bringt mehr als die dickere Socke.',
    ),
    products('Skischuhe zum Anprobieren', 'ski-boot', 'touring-boot'),
    heading('Wann anpassen hilft'),
    paragraph(
      'Druckstellen am Knöchel, am kleinen Zeh oder am Rist lassen sich fast immer beheben, mit einer geformten Einlegesohle oder einer geweiteten Schale. Was sich nicht beheben lässt, ist ein zu großer Schuh. In den Geschäften mit Skischuh-Fitting dauert das eine Stunde, und du fährst danach noch zweimal kostenlos zur Nachbesserung vor.',
    ),
  ],
  related: ['skilaenge-finden', 'erste-skitour', 'skihelm-passform'],
};
