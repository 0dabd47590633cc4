import type { SeedFlyer } from './flyer-plan.ts';
import { back, cover, grid, hero, story } from './pages.ts';

export const sommerAmSee: SeedFlyer = {
  id: 6,
  path: 'sommer-am-see',
  titles: { at: 'Sommer am See', en: 'Summer by the lake' },
  texts: {
    at: 'Schwimmen, Campen, Sonne: leichtes Gepäck für lange Abende.',
    en: 'Swimming, camping, sun: light luggage for long evenings.',
  },
  weeks: 4,
  pages: [
    cover('store-town', 'Sommer am See', 'Schwimmen, Campen, Sonne: leichtes Gepäck für lange Abende.'),
    grid(
      'Schwimmen',
      'Sitzt, trocknet, hält.',
      'swimwear',
      'swimwear',
      'swimwear',
      'swimwear',
      'swim-goggles',
      'swim-goggles',
    ),
    hero('tent', 'Ein Zimmer mit Aussicht', 'In acht Minuten aufgebaut, auch wenn es schon dunkel ist.'),
    grid('Campen', 'Gut geschlafen ist halb gegangen.', 'tent', 'tent', 'sleeping-bag', 'sleeping-bag', 'mat', 'mat'),
    story(
      'guide-zelt',
      'Wo darf das Zelt stehen?',
      [
        'Wild campen ist in Österreich fast überall verboten, und die Strafen sind spürbar. Campingplätze und Biwakplätze sind es nicht.',
        'Frag den Grundbesitzer, nimm alles wieder mit und mach kein Feuer, wenn es trocken ist.',
      ],
      'trekking-pack',
      'mat',
      'fleece',
    ),
    grid('Sonne', 'Kapperl, Brille, leichtes Shirt.', 'cap', 'cap', 'sunglasses', 'sunglasses', 'shirt', 'shorts'),
    grid('Für den Weg zum Wasser', 'Barfuß ist auch erlaubt.', 'sneaker', 'sneaker', 'backpack', 'backpack'),
    back(
      'Bis bald am Wasser',
      'Online bestellen, in zwei Stunden abholen: in 60 Geschäften.',
      'Zelte zum Ausprobieren stehen in Linz und Seiersberg.',
      '30 Tage Rückgabe, auch im Geschäft.',
    ),
  ],
};
