import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const wetterAmBerg: ArticleText = {
  slug: 'wetter-am-berg',
  category: 'wandern',
  titles: { at: 'Das Wetter am Berg lesen', en: 'Reading mountain weather' },
  leads: {
    at: 'Wolken, Wind und die Uhrzeit: woran du merkst, dass es Zeit ist umzudrehen.',
    en: 'Clouds, wind and the hour: how to tell that it is time to turn back.',
  },
  scene: 'failure',
  sceneText: 'Gewitterwolken über dem Grat',
  publishedOn: '2026-07-06',
  blocks: [
    paragraph(
      'Der Wetterbericht am Vorabend ist eine Wahrscheinlichkeit, der Himmel vor dir eine Tatsache. Beides zusammen ergibt eine Entscheidung. Gewitter sind im Sommer die häufigste ernste Gefahr auf Wanderwegen, und sie kündigen sich fast immer an.',
    ),
    heading('Am Vorabend'),
    paragraph(
      'Lies den Text und nicht nur das Symbol. Steht dort „nachmittags einzelne Wärmegewitter“, dann bist du um eins vom Grat. Steht dort „Kaltfront“, dann bleibst du im Tal oder gehst einen Weg, den du jederzeit verlassen kannst. Achte auf drei Werte: Nullgradgrenze, Windgeschwindigkeit in 3.000 Metern, Gewitterneigung.',
    ),
    table(
      'Was der Wind bedeutet',
      ['km/h', 'Gefühl', 'Folge'],
      ['bis 20', 'Lüfterl', 'keine'],
      ['20 bis 40', 'Haube, Jacke zu', 'Grate werden ungemütlich'],
      ['40 bis 60', 'Gehen wird mühsam', 'Grate meiden'],
      ['über 60', 'kaum zu stehen', 'daheim bleiben'],
    ),
    heading('Am Himmel'),
    list(
      'Schäfchenwolken am Vormittag, die flach bleiben: gutes Wetter.',
      'Quellwolken, die bis Mittag höher als breit werden: Gewitter in ein bis drei Stunden.',
      'Ein Amboss, also ein flacher, ausgefranster Wolkenschirm: Das Gewitter ist schon da, nur noch woanders.',
      'Schleierwolken mit einem Ring um die Sonne: Regen in 12 bis 24 Stunden.',
      'Linsenförmige Wolken über dem Kamm: Föhnsturm in der Höhe.',
    ),
    heading('Wenn es donnert'),
    paragraph(
      'Zähl die Sekunden zwischen Blitz und Donner und teile sie durch drei: Das ist die Entfernung in Kilometern. Unter zehn Sekunden bist du im Gefahrenbereich.',
    ),
    steps(
      'Weg von Graten, Gipfeln, einzelnen Bäumen, Drahtseilen und Wasser.',
      'Stöcke und Pickel ein paar Meter entfernt ablegen.',
      'In einer Mulde mit geschlossenen Füßen hocken, auf dem Rucksack als Isolierung.',
      'Abstand zueinander halten, mehrere Meter.',
      'Erst 30 Minuten nach dem letzten Donner weitergehen.',
    ),
    tip(
      'Früh ist der beste Blitzableiter',
      'Die meisten Gewitter bilden sich zwischen 14 und 18 Uhr. Wer um sechs aufbricht, sitzt dann auf der Hütte und schaut zu.',
    ),
    products('Falls es doch kommt', 'shell-jacket', 'backpack'),
    heading('Nebel und Schnee'),
    paragraph(
      'Im Nebel sinkt nicht nur die Sicht, sondern auch das Gefühl für Richtung und Zeit. Bleib auf dem Weg, geh von Markierung zu Markierung, und kehr um, wenn du die nächste nicht siehst. Schneefall im Juli ist oberhalb von 2.000 Metern nichts Ungewöhnliches. Wer Haube, Handschuhe und eine trockene Schicht im Rucksack hat, erzählt davon mit einem Lächeln. Der Alpin-Notruf ist 140; sechs Signale in der Minute, dann eine Minute Pause, ist das Notsignal ohne Handy.',
    ),
  ],
  related: ['packliste-huette', 'schichten-am-berg', 'wandern-mit-kindern'],
};
