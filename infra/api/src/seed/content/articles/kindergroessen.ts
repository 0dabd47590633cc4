import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const kindergroessen: ArticleText = {
  slug: 'kindergroessen',
  category: 'wandern',
  titles: { at: 'Kindergrößen: messen statt raten', en: 'Children’s sizes: measure instead of guessing' },
  leads: {
    at: '116, 128, 3 bis 4 Jahre, EU 31: was die Zahlen bedeuten und wie viel Luft gut ist.',
    en: '116, 128, EU 31: what the figures mean and how much room is good.',
  },
  scene: 'kinder',
  sceneText: 'See unter hellen Gipfeln',
  publishedOn: '2026-08-20',
  blocks: [
    paragraph(
      'Kinderkleidung wird nach Körpergröße in Zentimetern benannt. Das ist eigentlich das vernünftigste System, das es gibt, und trotzdem kaufen die meisten nach Alter. Dabei liegen zwischen zwei Siebenjährigen oft zehn Zentimeter.',
    ),
    heading('Kleidung'),
    table(
      'Größe, Körpergröße, Alter',
      ['Größe', 'Körpergröße', 'Ungefähr'],
      ['92', '87 bis 92 cm', '2 Jahre'],
      ['104', '99 bis 104 cm', '4 Jahre'],
      ['116', '111 bis 116 cm', '6 Jahre'],
      ['128', '123 bis 128 cm', '8 Jahre'],
      ['140', '135 bis 140 cm', '10 Jahre'],
      ['152', '147 bis 152 cm', '12 Jahre'],
      ['164', '159 bis 164 cm', '14 Jahre'],
      ['176', '171 bis 176 cm', 'danach Erwachsenengrößen'],
    ),
    paragraph(
      'Die Größe nennt die Körpergröße, bis zu der das Stück passt. Misst dein Kind 118, greif zu 122 oder 128. Bei Schneeanzügen und Regenhosen darf es eine Größe mehr sein, weil darunter etwas Platz haben soll. Bei Skihosen und Kletterkleidung nicht: Zu lange Beine sind eine Stolperfalle.',
    ),
    heading('Schuhe'),
    paragraph(
      'Miss beide Füße im Stehen, am Nachmittag, mit dem Kind auf einem Blatt Papier. Vom Fersenrand bis zur längsten Zehe, dann zwölf Millimeter dazu: Das ist die Innenlänge, die der Schuh haben soll. Unter neun Millimetern Luft ist er zu klein, über 17 zu groß.',
    ),
    table(
      'Fußlänge und Schuhgröße, Anhaltswerte',
      ['Fußlänge', 'EU-Größe'],
      ['15,0 cm', '25'],
      ['16,5 cm', '27 bis 28'],
      ['18,0 cm', '29 bis 30'],
      ['19,5 cm', '32'],
      ['21,0 cm', '34'],
      ['22,5 cm', '36'],
    ),
    paragraph(
      'Drück nicht auf die Zehenkappe, um zu prüfen: Kinder ziehen die Zehen ein. Nimm die Einlegesohle heraus und stell das Kind darauf.',
    ),
    heading('Wie oft nachmessen?'),
    list(
      'Bis drei Jahre: alle zwei Monate.',
      'Drei bis sechs Jahre: alle drei bis vier Monate.',
      'Danach: zweimal im Jahr, am besten vor der Wander- und vor der Skisaison.',
    ),
    tip(
      'Wachstumsschub erkennen',
      'Hosen sind plötzlich zu kurz, die Füße drücken, und das Kind isst wie ein Großes. Dann lohnt es sich, mit dem Schuhkauf zwei Wochen zu warten.',
    ),
    products('Für Kinder, die draußen sind', 'shell-jacket', 'hiking-boot', 'fleece', 'helmet'),
    heading('Was du leihen kannst'),
    paragraph(
      'Skischuhe, Ski und Räder sind nach einer Saison zu klein. In 30 unserer Geschäfte leihst du Kinderski für den ganzen Winter und tauschst kostenlos, wenn das Kind zwischendurch wächst. Helme dagegen kauf neu: Bei gebrauchten siehst du nicht, ob sie schon einmal gestürzt sind.',
    ),
    heading('Weitergeben'),
    paragraph(
      'Gute Kinderausrüstung überlebt drei Kinder. Schreib den Namen mit einem Textilstift auf ein Stück Band statt direkt in die Jacke, dann fällt das Weitergeben leichter. Was noch gut ist und niemand in der Familie braucht, nehmen wir im Geschäft zurück und geben es weiter.',
    ),
  ],
  related: ['wandern-mit-kindern', 'kinderrad-groesse', 'fussballschuh-sohlen'],
};
