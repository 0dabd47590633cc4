import type { SeedFlyer } from './flyer-plan.ts';
import { back, cover, grid, hero, story } from './pages.ts';

export const radUndWerkstatt: SeedFlyer = {
  id: 4,
  path: 'rad-und-werkstatt',
  titles: { at: 'Rad und Werkstatt', en: 'Bikes and workshop' },
  texts: {
    at: 'Räder, Helme und ein Service, nach dem alles wieder leise ist.',
    en: 'Bikes, helmets and a service after which everything is quiet again.',
  },
  weeks: 3,
  services: ['rad-service'],
  pages: [
    cover('flyer-rad', 'Rad und Werkstatt', 'Räder, Helme und ein Service, nach dem alles wieder leise ist.'),
    hero('bike', 'Nimm den längeren Weg', 'Ein Rad, das auf Schotter so ruhig läuft wie auf dem Radweg.'),
    grid('Räder', 'Probefahren kannst du vor der Tür.', 'bike', 'bike', 'bike', 'bike'),
    grid('Noch mehr Räder', 'Für Trail, Straße und Schulweg.', 'bike', 'bike', 'bike', 'bike', 'bike', 'bike'),
    story(
      'guide-rad',
      'Der Druck macht den Reifen',
      [
        'Zu wenig, und die Felge schlägt durch. Zu viel, und du hüpfst. Bei 75 Kilo und 40 Millimeter Breite sind zweieinhalb Bar ein guter Anfang.',
        'Prüf einmal in der Woche mit dem Manometer, nicht mit dem Daumen.',
      ],
      'helmet',
      'sunglasses',
      'glove',
    ),
    grid('Helme', 'Er muss passen, bevor er gefällt.', 'helmet', 'helmet', 'helmet', 'helmet', 'helmet', 'helmet'),
    grid('Anziehen', 'Dicht, leicht, sichtbar.', 'shell-jacket', 'shorts', 'shirt', 'backpack'),
    back(
      'Die Werkstatt',
      'Jahresservice mit Probefahrt: Termin auf bergauf.example.',
      'Wir reparieren jedes Rad, auch wenn es nicht von uns ist.',
      'Patschen während du wartest.',
    ),
  ],
};
