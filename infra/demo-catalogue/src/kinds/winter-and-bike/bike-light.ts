import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { noSizes } from '../../reference/sizes.ts';

export const bikeLight: KindSpec = {
  kind: 'bike-light',
  models: 6,
  modelNames: [
    'Leuchtturm',
    'Glühwurm',
    'Morgenstern',
    'Nordlicht',
    'Fernlicht',
    'Irrlicht',
    'Komet',
    'Heimleuchten',
    'Abendstern',
    'Laterne',
    'Funkenflug',
    'Katzenauge',
    'Lichtkegel',
    'Scheinwerfer',
    'Dämmerschein',
    'Kerzenlicht',
    'Vollmond',
    'Signal',
    'Mondschein',
    'Sternschnuppe',
    'Wetterleuchten',
    'Polarlicht',
    'Lichtung',
    'Aufblende',
    'Nachtlinie',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot'],
  sizes: noSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'fahrraeder/zubehoer/beleuchtung',
      noun: text('Lichtset', 'Light set'),
      genders: [1, 0, 0, 0],
      share: 1,
      price: [29, 140],
      openers: both(
        [
          'Sehen und gesehen werden: Das {name} leuchtet die Straße aus und blendet niemanden.',
          'See and be seen: the {name} lights the road and dazzles nobody.',
        ],
        [
          'Das {name} ist in zehn Sekunden am Rad und in zehn Sekunden in der Tasche.',
          'The {name} is on your bike in ten seconds and in your bag in ten more.',
        ],
      ),
      bodies: both(
        [
          'Die Linse schneidet das Licht oben ab wie ein Autoscheinwerfer. So bleibt es auf der Straße.',
          'The lens cuts the beam off at the top like a car headlight, so the light stays on the road.',
        ],
        [
          'Das Rücklicht wird beim Bremsen heller, ein Sensor misst die Verzögerung.',
          'The rear light brightens when you brake; a sensor measures the deceleration.',
        ],
        [
          'Geladen wird über USB-C, eine Anzeige zeigt in drei Stufen, wie weit es noch reicht.',
          'It charges by USB-C; a three-step display shows how far it will go.',
        ],
        [
          'Die Halterung aus Gummi passt auf runde und ovale Lenker.',
          'The rubber mount fits round and oval handlebars.',
        ],
      ),
      closers: both(
        ['Für die Straße zugelassen. Mit Ladekabel.', 'Approved for road use. With charging cable.'],
        [
          'In Österreich Pflicht bei Dunkelheit und schlechter Sicht: weiß vorne, rot hinten.',
          'Required in Austria in darkness and poor visibility: white in front, red behind.',
        ],
      ),
      features: both(
        ['Blendfreie Linse', 'Anti-glare lens'],
        ['Bremslicht hinten', 'Rear brake light'],
        ['Laden über USB-C', 'USB-C charging'],
        ['Spritzwassergeschützt nach IPX5', 'IPX5 water resistant'],
        ['Halterung ohne Werkzeug', 'Tool-free mount'],
      ),
      details: (random) => [
        detail(text('Leuchtstärke', 'Brightness'), `${random.pick([30, 50, 70, 100])} Lux`),
        detail(text('Laufzeit', 'Run time'), `${random.between(3, 9)}–${random.between(12, 30)} h`),
        detail(text('Gewicht', 'Weight'), `${random.between(95, 210)} g`),
      ],
      searchWords:
        'Fahrradlicht Fahrradlichter Radlicht Radbeleuchtung Frontlicht Rücklicht Licht Fahrradlampe Lampe LED',
    },
  ],
};
