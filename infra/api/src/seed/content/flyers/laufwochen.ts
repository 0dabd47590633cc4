import type { SeedFlyer } from './flyer-plan.ts';
import { back, cover, grid, hero, story } from './pages.ts';

export const laufwochen: SeedFlyer = {
  id: 2,
  path: 'laufwochen',
  titles: { at: 'Laufwochen', en: 'Running weeks' },
  texts: {
    at: 'Schuhe, Shirts und ein guter Grund, vor dem Frühstück hinauszugehen.',
    en: 'Shoes, shirts and a good reason to go out before breakfast.',
  },
  weeks: 2,
  pages: [
    cover('flyer-lauf', 'Laufwochen', 'Schuhe, Shirts und ein guter Grund, vor dem Frühstück hinauszugehen.'),
    hero(
      'running-shoe',
      'Der Schuh, an den du nicht denkst',
      'Probier ihn am Nachmittag, mit deinen Socken, zehn Minuten lang. Dann entscheide.',
    ),
    grid(
      'Laufschuhe für die Straße',
      'Mittlere Dämpfung, ruhiger Schritt.',
      'running-shoe',
      'running-shoe',
      'running-shoe',
      'running-shoe',
      'running-shoe',
      'running-shoe',
    ),
    grid('Oben und unten', 'Was trocknet, scheuert nicht.', 'shirt', 'shirt', 'tights', 'tights', 'shorts', 'shorts'),
    story(
      'guide-laufen',
      'Acht Wochen bis zur halben Stunde',
      [
        'Woche eins: eine Minute laufen, zwei Minuten gehen, acht Mal. Woche acht: dreißig Minuten am Stück.',
        'Drei Mal in der Woche, mit einem Tag Pause dazwischen, immer so langsam, dass du reden kannst. Den ganzen Plan findest du im Ratgeber auf bergauf.example.',
      ],
      'running-shoe',
      'sock',
      'cap',
    ),
    grid('Kleine Dinge, große Wirkung', 'Socken, Kapperl, Sonnenbrille.', 'sock', 'sock', 'cap', 'sunglasses'),
    grid('Für danach', 'Weich, warm, trocken.', 'hoodie', 'hoodie', 'sneaker', 'sneaker'),
    back(
      'Laufanalyse im Geschäft',
      'Zehn Minuten am Laufband, mit Kamera und ohne Kaufzwang.',
      'Lauftreff: jeden Mittwoch um 18 Uhr vor dem Geschäft in Graz.',
      'Alte Laufschuhe nehmen wir zurück, von jeder Marke.',
    ),
  ],
};
