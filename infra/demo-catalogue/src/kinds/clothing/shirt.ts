import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const shirt: KindSpec = {
  kind: 'shirt',
  models: 36,
  modelNames: [
    'Morgentau',
    'Lauftreff',
    'Brise',
    'Schattseite',
    'Quell',
    'Etappe',
    'Heuwiese',
    'Zielraum',
    'Kehre',
    'Grundton',
    'Wiesenweg',
    'Sommerfrische',
    'Kiesel',
    'Tautropfen',
    'Zwischenzeit',
    'Aufwind',
    'Sonnseite',
    'Waldrand',
    'Halbschatten',
    'Sechs Uhr',
    'Trinkpause',
    'Hochsommer',
    'Windhauch',
    'Rückenlicht',
    'Bachbett',
    'Kleegras',
    'Mittagsrast',
  ],
  colours: ['weiss', 'schwarz', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot', 'beere', 'sand'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/oberteile/shirts/funktionsshirts',
      noun: text('Funktionsshirt', 'Performance shirt'),
      genders: [0, 6, 6, 3],
      share: 0.6,
      price: [25, 60],
      openers: both(
        [
          'Ein Shirt, das man vergisst, sobald man es trägt: Das {name} ist leicht, trocknet schnell und scheuert nicht.',
          'A shirt you forget as soon as you wear it: the {name} is light, dries fast and does not chafe.',
        ],
        [
          'Intervalle, Hallentraining, Sommerlauf: Das {name} nimmt den Schweiß auf und gibt ihn an die Luft weiter.',
          'Intervals, gym sessions, summer runs: the {name} takes up sweat and passes it on to the air.',
        ],
        [
          'Das {name} hat die Nähte dort, wo kein Rucksackträger liegt.',
          'The {name} has its seams where no pack strap lies.',
        ],
      ),
      bodies: both(
        [
          'Das Gewebe hat innen und außen eine andere Struktur und zieht Feuchtigkeit von der Haut weg.',
          'The fabric is structured differently inside and out and draws moisture away from your skin.',
        ],
        [
          'Am Rücken ist der Stoff offener gestrickt, damit Luft an die warmen Stellen kommt.',
          'The knit is more open at the back so air reaches the warm spots.',
        ],
        [
          'Eine dauerhafte Ausrüstung auf natürlicher Basis bremst Gerüche auch nach dem dritten Lauf.',
          'A lasting finish of natural origin holds back odour even after the third run.',
        ],
      ),
      closers: both(
        ['Maschinenwaschbar bei 30 Grad, ohne Weichspüler.', 'Machine washable at 30 °C, no fabric softener.'],
        [
          'Fällt normal aus, der Rücken ist etwas länger geschnitten.',
          'True to size, cut a little longer at the back.',
        ],
        ['UV-Schutz 30+.', 'UPF 30+.'],
      ),
      features: both(
        ['Schnell trocknend', 'Quick drying'],
        ['Flache, versetzte Nähte', 'Flat, offset seams'],
        ['Luftiger Rückeneinsatz', 'Airy back panel'],
        ['Geruchshemmend', 'Odour resistant'],
        ['UV-Schutz 30+', 'UPF 30+'],
        ['Aus recyceltem Polyester', 'Recycled polyester'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('100 % Polyester, recycelt', '100% recycled polyester'),
            text('92 % Polyester, 8 % Elasthan', '92% polyester, 8% elastane'),
          ]),
        ),
        detail(text('Gewicht', 'Weight'), `${random.between(95, 145)} g (M)`),
        detail(text('Passform', 'Fit'), random.pick([text('normal', 'regular'), text('körpernah', 'close')])),
      ],
      searchWords: 'Shirts T-Shirt Laufshirt Sportshirt Trainingsshirt Leiberl Oberteil Laufen Fitness Training',
    },
    {
      category: 'bekleidung/oberteile/shirts/merinoshirts',
      noun: text('Merinoshirt', 'Merino shirt'),
      genders: [0, 4, 4, 1],
      share: 0.4,
      price: [50, 95],
      openers: both(
        [
          'Drei Tage Hütte, ein Shirt: Merinowolle macht es möglich, das {name} macht es angenehm.',
          'Three days of huts, one shirt: merino makes it possible, the {name} makes it pleasant.',
        ],
        [
          'Das {name} wärmt am Morgen, kühlt zu Mittag und riecht am Abend noch immer nach nichts.',
          'The {name} warms you in the morning, cools you at noon and still smells of nothing at night.',
        ],
        [
          'Feine Wolle statt Kunstfaser: Das {name} liegt weich auf der Haut und kratzt nicht.',
          'Fine wool instead of synthetics: the {name} lies softly on your skin and does not itch.',
        ],
      ),
      bodies: both(
        [
          'Die Wolle ist 17,5 Mikron fein und um einen dünnen Kern gesponnen, das macht sie haltbar.',
          'The wool is 17.5 micron fine and spun around a thin core, which makes it last.',
        ],
        [
          'Die Schultern sind ohne Naht gearbeitet, damit unter den Rucksackträgern nichts drückt.',
          'There are no shoulder seams, so nothing presses under your pack straps.',
        ],
        [
          'Die Schafe weiden auf Höfen, die auf Mulesing verzichten. Das Garn lässt sich bis zur Herde zurückverfolgen.',
          'The sheep graze on farms that do without mulesing, and the yarn can be traced back to the flock.',
        ],
      ),
      closers: both(
        [
          'Lüften reicht oft; sonst Wollwaschgang bei 30 Grad.',
          'Airing is often enough; otherwise wool cycle at 30 °C.',
        ],
        [
          'Fällt normal aus und geht mit der Zeit nicht in die Länge.',
          'True to size and does not grow longer with time.',
        ],
        ['Auch als erste Schicht im Winter.', 'Also a fine first layer in winter.'],
      ),
      features: both(
        ['Merinowolle, 17,5 Mikron', 'Merino wool, 17.5 micron'],
        ['Ohne Schulternähte', 'No shoulder seams'],
        ['Natürlich geruchshemmend', 'Naturally odour resistant'],
        ['Wolle ohne Mulesing', 'Mulesing-free wool'],
        ['Temperaturausgleichend', 'Regulates temperature'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('87 % Merinowolle, 13 % Polyamid', '87% merino wool, 13% polyamide'),
            text('100 % Merinowolle', '100% merino wool'),
          ]),
        ),
        detail(text('Flächengewicht', 'Fabric weight'), `${random.pick([140, 150, 165])} g/m²`),
        detail(text('Passform', 'Fit'), text('normal', 'regular')),
      ],
      searchWords:
        'Shirts Merino Wolle Wollshirt T-Shirt Funktionsshirt Wandershirt Unterwäsche Leiberl Oberteil Wandern',
    },
  ],
};
