import type { SeedFlyer } from './flyer-plan.ts';
import { back, cover, grid, hero, story } from './pages.ts';

export const winterstart: SeedFlyer = {
  id: 1,
  path: 'winterstart',
  titles: { at: 'Winterstart', en: 'Winter opening' },
  texts: {
    at: 'Ski, Schuhe und alles, was warm hält, bevor der erste Lift fährt.',
    en: 'Skis, boots and everything warm before the first lift runs.',
  },
  weeks: 3,
  pages: [
    cover('flyer-winter', 'Winterstart', 'Ski, Schuhe und alles, was warm hält, bevor der erste Lift fährt.'),
    hero(
      'ski',
      'Zwei Kanten, ein guter Vormittag',
      'Pistenski, die früh greifen und spät verzeihen. Mit Bindung, eingestellt in deinem Geschäft.',
    ),
    grid(
      'Pistenski',
      'Für Anfang, Mitte und Ende deiner Lernkurve.',
      'ski',
      'ski',
      'ski',
      'ski',
      'ski-binding',
      'ski-poles',
    ),
    grid(
      'Skischuhe und Brillen',
      'Angepasst wird im Geschäft, ohne Aufpreis.',
      'ski-boot',
      'ski-boot',
      'ski-boot',
      'goggles',
      'goggles',
      'goggles',
    ),
    story(
      'guide-ski',
      'Wie lang soll der Ski sein?',
      [
        'Bis zum Kinn, wenn du anfängst. Bis zur Nase, wenn du sicher fährst. Bis zur Stirn, wenn du schnell bist und es auch sein willst.',
        'Breite Ski für den Tiefschnee dürfen länger sein, Slalomski kürzer. Im Zweifel fragst du im Geschäft: Wir verleihen viele Modelle zum Ausprobieren und rechnen die Leihgebühr beim Kauf an.',
      ],
      'ski',
      'ski-helmet',
      'glove',
    ),
    grid(
      'Helme, Hauben, Handschuhe',
      'Was zuerst friert, kommt zuerst.',
      'ski-helmet',
      'ski-helmet',
      'beanie',
      'beanie',
      'glove',
      'glove',
    ),
    hero(
      'down-jacket',
      'Warm, bevor du frierst',
      'Daunenjacken, die im Rucksack verschwinden und am Lift ausgepackt werden.',
    ),
    grid(
      'Schicht für Schicht',
      'Innen Wolle, außen dicht, dazwischen Luft.',
      'base-layer',
      'base-layer',
      'fleece',
      'fleece',
      'ski-pants',
      'shell-jacket',
    ),
    grid('Snowboard', 'Breiter Stand, weicher Schnee.', 'snowboard', 'snowboard', 'snowboard', 'goggles'),
    back(
      'Service, bevor der Schnee kommt',
      'Kanten, Belag, Wachs: In der Regel am nächsten Tag fertig.',
      'Bindung einstellen: mit Protokoll, nach Gewicht, Alter und Können.',
      'Skiverleih ab einem Tag. Reservieren auf bergauf.example.',
    ),
  ],
};
