import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const schichtenAmBerg: ArticleText = {
  slug: 'schichten-am-berg',
  category: 'wandern',
  titles: { at: 'Drei Schichten, richtig gestapelt', en: 'Three layers, stacked properly' },
  leads: {
    at: 'Zwiebelprinzip klingt nach Turnunterricht. So wird daraus ein System, das bergauf nicht kocht und oben nicht friert.',
    en: 'Layering sounds like school. This is how it becomes a system.',
  },
  scene: 'guide-wandern',
  sceneText: 'Grat über grünen Almen',
  publishedOn: '2025-10-05',
  blocks: [
    paragraph(
      'Kleidung wärmt nicht, sie hält Wärme fest. Und sie hält sie nur fest, wenn sie trocken ist. Deshalb ist das wichtigste Stück nicht die Jacke, sondern das, was du direkt auf der Haut trägst.',
    ),
    heading('Erste Schicht: trocken'),
    paragraph(
      'Die erste Schicht nimmt Schweiß auf und verteilt ihn. Merinowolle kühlt wenig aus, wenn sie feucht ist, und riecht auch am dritten Tag noch nach wenig. Kunstfaser trocknet doppelt so schnell und hält Rucksackriemen länger aus. Mischungen können beides ein bisschen. Baumwolle kann nichts davon: Sie saugt sich voll und bleibt nass.',
    ),
    heading('Zweite Schicht: warm'),
    paragraph(
      'Hier geht es um eingeschlossene Luft. Fleece ist robust, atmet gut und wärmt auch feucht. Daune wärmt am meisten für ihr Gewicht, verträgt aber Nässe schlecht. Kunstfaserfüllung liegt dazwischen und ist die richtige Wahl, wenn du in der Jacke gehst und nicht nur Pause machst.',
    ),
    table(
      'Welche Wärmeschicht wofür',
      ['Schicht', 'Bewegung', 'Pause', 'Nass'],
      ['Dünnes Fleece', 'sehr gut', 'wenig', 'gut'],
      ['Kunstfaserjacke', 'gut', 'gut', 'gut'],
      ['Daunenjacke', 'zu warm', 'sehr gut', 'schlecht'],
      ['Weste', 'sehr gut', 'mittel', 'je nach Füllung'],
    ),
    heading('Dritte Schicht: dicht'),
    paragraph(
      'Wind nimmt in Minuten so viel Wärme mit wie Stillstehen in einer Stunde. An den meisten Tagen reicht dagegen eine dünne Windjacke mit 100 Gramm. Die Regenjacke kommt dazu, wenn es wirklich nass wird oder der Wind über den Grat fegt.',
    ),
    heading('Die Regel der ersten zehn Minuten'),
    paragraph(
      'Zieh dich am Parkplatz so an, dass dir leicht kühl ist. Nach zehn Minuten bleib stehen und zieh aus, was zu viel ist, bevor du schwitzt. Oben, bevor du dich hinsetzt, zieh die warme Schicht an, solange dir noch warm ist. Wer erst friert und dann nach der Jacke sucht, braucht eine halbe Stunde, um wieder warm zu werden.',
    ),
    list(
      'Bergauf: erste Schicht, bei Wind die dünne Windjacke.',
      'Gipfel: Wärmeschicht über alles, Haube auf.',
      'Bergab: Wärmeschicht weg, Windjacke wieder an.',
      'Regen: Wärmeschicht im Rucksack lassen, sie muss trocken bleiben.',
    ),
    tip(
      'Trockenes Reserveshirt',
      'Ein zweites Shirt in einem Plastiksackerl wiegt 120 Gramm. Am Gipfel gewechselt, wärmt es mehr als jede zusätzliche Jacke.',
    ),
    products('Die drei Schichten', 'base-layer', 'fleece', 'down-jacket', 'shell-jacket'),
    heading('Hände, Kopf, Beine'),
    paragraph(
      'Kopf und Hals regeln schneller als jede Jacke: Ein Schlauchtuch hinauf oder hinunter macht zwei Grad Unterschied. Dünne Handschuhe gehören auch im Juli in den Deckel, weil Drahtseile kalt sind. Und die Beine? Sie arbeiten und bleiben warm. Eine leichte, schnell trocknende Hose genügt fast immer, darüber eine Regenhose, wenn es den ganzen Tag schüttet.',
    ),
  ],
  related: ['regenjacke-verstehen', 'packliste-huette', 'laufen-im-winter'],
};
