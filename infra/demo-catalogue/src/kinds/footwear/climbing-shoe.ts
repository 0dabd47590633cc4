import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { climbingShoeSizes } from '../../reference/sizes.ts';

export const climbingShoe: KindSpec = {
  kind: 'climbing-shoe',
  models: 9,
  modelNames: [
    'Fingerloch',
    'Leiste',
    'Sloper',
    'Untergriff',
    'Verschneidung',
    'Platte',
    'Spreizer',
    'Reibung',
    'Dynamo',
    'Rotpunkt',
    'Piaz',
    'Kamin',
    'Sanduhr',
    'Henkel',
    'Tritt',
    'Überhang',
    'Kante',
    'Riss',
    'Boulderblock',
    'Umlenker',
    'Standplatz',
    'Schlüsselstelle',
    'Aufleger',
    'Dach',
    'Onsight',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot', 'beere', 'sand'],
  sizes: climbingShoeSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'schuhe/kletterschuhe/einstieg',
      noun: text('Kletterschuh', 'Climbing shoe'),
      genders: [7, 2, 1, 2],
      share: 0.55,
      price: [59, 110],
      openers: both(
        [
          'Der {name} ist der Schuh für das erste Jahr und alle, die auch nach zwei Stunden noch klettern wollen.',
          'The {name} is the shoe for your first year and for anyone still climbing after two hours.',
        ],
        [
          'Klettern soll an den Fingern wehtun, nicht an den Zehen: Der {name} ist gerade geschnitten und gibt nach.',
          'Climbing should hurt in your fingers, not your toes: the {name} is cut straight and gives.',
        ],
      ),
      bodies: both(
        [
          'Die Zehen liegen flach, die Sohle ist vorne steif genug für kleine Tritte.',
          'Your toes lie flat, and the front of the sole is stiff enough for small footholds.',
        ],
        ['Das Obermaterial ist innen gefüttert und weitet sich kaum.', 'The upper is lined and hardly stretches.'],
        [
          'Der Gummi ist vier Millimeter stark und verzeiht unsauberes Antreten.',
          'The rubber is four millimetres thick and forgives sloppy footwork.',
        ],
      ),
      closers: both(
        [
          'Zum Einstieg nimm deine Straßengröße oder eine halbe kleiner, barfuß probiert.',
          'To begin with, take your street size or half a size down, tried on barefoot.',
        ],
        ['Wir besohlen neu, bevor der Rand durch ist.', 'We resole before the rand wears through.'],
      ),
      features: both(
        ['Flache Leistenform', 'Flat last'],
        ['Gefüttert', 'Lined'],
        ['4 mm Gummi', '4 mm rubber'],
        ['Leicht anzuziehen', 'Easy to put on'],
        ['Neu zu besohlen', 'Resoleable'],
      ),
      details: (random) => [
        detail(text('Vorspannung', 'Downturn'), text('keine', 'none')),
        detail(
          text('Obermaterial', 'Upper'),
          random.pick([text('Mikrofaser', 'Microfibre'), text('Veloursleder', 'Suede')]),
        ),
        detail(text('Gewicht', 'Weight'), `${random.between(390, 500)} g (EU 40)`),
      ],
      searchWords: 'Kletterschuhe Kletterpatschen Boulderschuhe Klettern Bouldern Einsteiger Halle',
    },
    {
      kind: 'performance-climbing-shoe',
      category: 'schuhe/kletterschuhe/leistung',
      noun: text('Sportkletterschuh', 'Performance climbing shoe'),
      genders: [8, 1, 1, 0],
      share: 0.45,
      price: [110, 185],
      openers: both(
        [
          'Im Überhang hält der {name} den Fuß an der Wand, als hätte er Finger.',
          'In overhangs the {name} holds your foot to the wall as if it had fingers.',
        ],
        [
          'Der {name} will eng sein und sagt dir dafür, worauf du stehst.',
          'The {name} wants to be tight, and in return tells you what you are standing on.',
        ],
      ),
      bodies: both(
        [
          'Die Sohle ist geteilt und vorgespannt, der Druck sitzt auf der großen Zehe.',
          'The sole is split and downturned; the power sits on your big toe.',
        ],
        [
          'Gummi auf dem Rist hält bei Hooks, die Ferse ist tief und ohne Luft.',
          'Rubber over the toes holds on hooks; the heel is deep with no dead space.',
        ],
        [
          'Ein breiter Verschluss zieht den Schuh in einem Zug fest.',
          'One wide closure tightens the shoe in a single pull.',
        ],
      ),
      closers: both(
        [
          'Eine bis anderthalb Nummern unter der Straßengröße, zwischen den Versuchen ausziehen.',
          'One to one and a half sizes below street size; take them off between attempts.',
        ],
        ['Wir besohlen neu, bevor der Rand durch ist.', 'We resole before the rand wears through.'],
      ),
      features: both(
        ['Vorgespannte Form', 'Downturned last'],
        ['Geteilte Sohle', 'Split sole'],
        ['Gummi am Rist für Hooks', 'Toe-hook rubber'],
        ['3,5 mm Gummi', '3.5 mm rubber'],
        ['Neu zu besohlen', 'Resoleable'],
      ),
      details: (random) => [
        detail(text('Vorspannung', 'Downturn'), random.pick([text('mittel', 'medium'), text('stark', 'strong')])),
        detail(
          text('Obermaterial', 'Upper'),
          random.pick([text('Mikrofaser', 'Microfibre'), text('Leder und Mikrofaser', 'Leather and microfibre')]),
        ),
        detail(text('Gewicht', 'Weight'), `${random.between(360, 460)} g`),
      ],
      searchWords: 'Kletterschuhe Kletterpatschen Boulderschuhe Sportklettern Bouldern Überhang Leistung',
    },
  ],
};
