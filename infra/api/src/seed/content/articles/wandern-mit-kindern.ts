import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const wandernMitKindern: ArticleText = {
  slug: 'wandern-mit-kindern',
  category: 'wandern',
  titles: { at: 'Wandern mit Kindern, ohne zu ziehen', en: 'Hiking with children without pulling' },
  leads: {
    at: 'Die Tour darf halb so lang sein und muss doppelt so viel Wasser haben.',
    en: 'Half the distance, twice the water.',
  },
  scene: 'kinder',
  sceneText: 'See unter hellen Gipfeln',
  publishedOn: '2026-06-12',
  blocks: [
    paragraph(
      'Kinder gehen nicht auf den Gipfel. Kinder gehen zum Bach, zur Höhle, zu den Kühen, und wenn am Ende ein Gipfel dasteht, nehmen sie ihn mit. Wer das weiß, plant anders und kommt entspannter heim.',
    ),
    heading('Wie weit ist weit genug?'),
    table(
      'Richtwerte für gesunde, nicht trainierte Kinder',
      ['Alter', 'Gehzeit', 'Höhenmeter'],
      ['3 bis 4 Jahre', '1 bis 2 Stunden', '150'],
      ['5 bis 6 Jahre', '2 bis 3 Stunden', '300'],
      ['7 bis 9 Jahre', '3 bis 4 Stunden', '500'],
      ['10 bis 12 Jahre', '4 bis 6 Stunden', '800'],
    ),
    paragraph(
      'Zur Gehzeit kommt noch einmal die Hälfte für Steine, Stöcke und Staunen. Plan den Rückweg so, dass er kürzer oder leichter ist als der Hinweg, und hab immer einen Punkt, an dem ihr umdrehen könnt, ohne dass es sich wie Aufgeben anfühlt.',
    ),
    heading('Was Kinder brauchen'),
    list(
      'Schuhe, die passen. Kinder merken oft nicht, dass etwas drückt; drück selbst mit dem Daumen.',
      'Eine Jacke, die sie alleine zubekommen.',
      'Haube und dünne Handschuhe, weil kleine Körper schneller auskühlen.',
      'Einen eigenen Rucksack mit höchstens einem Zehntel ihres Gewichts: Jause, Trinkflasche, Kuscheltier.',
      'Sonnencreme und Kapperl. Auf 2.000 Metern ist die Sonne deutlich stärker als im Tal.',
    ),
    heading('Unterwegs'),
    paragraph(
      'Macht alle 45 Minuten Pause, bevor jemand danach fragt. Zwischendurch gibt es kleine Aufgaben: Wer findet die nächste Markierung, wer hört zuerst Wasser, wer trägt den Gipfelstempel? Vorgehen darf, wer am langsamsten ist, dann zieht die Gruppe sich nicht auseinander. Und an Stellen mit Absturzgefahr geht ein Erwachsener unterhalb.',
    ),
    tip(
      'Die Nachmittagsregel',
      'Um drei am Nachmittag ist die Luft draußen, bei Kindern wie bei Gewittern. Wer um acht aufbricht, ist um zwei auf der Hütte und hat beides erledigt.',
    ),
    products('Für kleine und große Füße', 'hiking-boot', 'backpack', 'shell-jacket'),
    heading('Die Kraxe'),
    paragraph(
      'Kinder unter drei sitzen in der Kraxe und bewegen sich nicht. Sie frieren, während du schwitzt. Greif alle halbe Stunde in den Nacken und an die Füße, zieh eine Schicht mehr an als dir selbst und nimm das Kind bei jeder Pause heraus. Ein Sonnendach ist Pflicht, ein Spiegel praktisch, weil du sonst nicht siehst, ob es schläft.',
    ),
    heading('Wenn es nicht mehr geht'),
    paragraph(
      'Dann geht es nicht mehr. Ein Kind, das weint, hat meistens Hunger, friert oder hat Angst. Eine Viertelstunde Pause mit etwas Süßem löst zwei der drei Fälle. Beim dritten hilft nur Umkehren, und das ist eine gute Entscheidung, die man auch so nennen darf.',
    ),
  ],
  related: ['kindergroessen', 'wetter-am-berg', 'rucksack-einstellen'],
};
