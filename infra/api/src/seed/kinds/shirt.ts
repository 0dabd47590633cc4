import { at, detail, type KindSpec } from '../kind-spec.ts';
import { clothingSizes } from '../sizes.ts';

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
  ],
  colours: ['weiss', 'schwarz', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot', 'beere', 'sand'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/oberteile/shirts/funktionsshirts',
      noun: { at: 'Funktionsshirt' },
      genders: [0, 6, 6, 3],
      share: 0.6,
      price: [25, 60],
      openers: at(
        'Ein Shirt, das man vergisst, sobald man es trägt: Das {name} ist leicht, trocknet schnell und scheuert nicht.',
        'Intervalle, Hallentraining, Sommerlauf: Das {name} nimmt den Schweiß auf und gibt ihn an die Luft weiter.',
        'Das {name} hat die Nähte dort, wo kein Rucksackträger liegt.',
      ),
      bodies: at(
        'Das Gewebe hat innen und außen eine andere Struktur und zieht Feuchtigkeit von der Haut weg.',
        'Am Rücken ist der Stoff offener gestrickt, damit Luft an die warmen Stellen kommt.',
        'Eine dauerhafte Ausrüstung auf natürlicher Basis bremst Gerüche auch nach dem dritten Lauf.',
      ),
      closers: at(
        'Maschinenwaschbar bei 30 Grad, ohne Weichspüler.',
        'Fällt normal aus, der Rücken ist etwas länger geschnitten.',
        'UV-Schutz 30+.',
      ),
      features: at(
        'Schnell trocknend',
        'Flache, versetzte Nähte',
        'Luftiger Rückeneinsatz',
        'Geruchshemmend',
        'UV-Schutz 30+',
        'Aus recyceltem Polyester',
      ),
      details: (random) => [
        detail('Material', random.pick(['100 % Polyester, recycelt', '92 % Polyester, 8 % Elasthan'])),
        detail('Gewicht', `${random.between(95, 145)} g (Größe M)`),
        detail('Passform', random.pick(['normal', 'körpernah'])),
      ],
      searchWords: 'Shirts T-Shirt Laufshirt Sportshirt Trainingsshirt Leiberl Oberteil Laufen Fitness Training',
    },
    {
      category: 'bekleidung/oberteile/shirts/merinoshirts',
      noun: { at: 'Merinoshirt' },
      genders: [0, 4, 4, 1],
      share: 0.4,
      price: [50, 95],
      openers: at(
        'Drei Tage Hütte, ein Shirt: Merinowolle macht es möglich, das {name} macht es angenehm.',
        'Das {name} wärmt am Morgen, kühlt zu Mittag und riecht am Abend noch immer nach nichts.',
        'Feine Wolle statt Kunstfaser: Das {name} liegt weich auf der Haut und kratzt nicht.',
      ),
      bodies: at(
        'Die Wolle ist 17,5 Mikron fein und um einen dünnen Kern gesponnen, das macht sie haltbar.',
        'Die Schultern sind ohne Naht gearbeitet, damit unter den Rucksackträgern nichts drückt.',
        'Die Schafe weiden auf Höfen, die auf Mulesing verzichten. Das Garn lässt sich bis zur Herde zurückverfolgen.',
      ),
      closers: at(
        'Lüften reicht oft; sonst Wollwaschgang bei 30 Grad.',
        'Fällt normal aus und geht mit der Zeit nicht in die Länge.',
        'Auch als erste Schicht im Winter.',
      ),
      features: at(
        'Merinowolle, 17,5 Mikron',
        'Ohne Schulternähte',
        'Natürlich geruchshemmend',
        'Wolle ohne Mulesing',
        'Temperaturausgleichend',
      ),
      details: (random) => [
        detail('Material', random.pick(['87 % Merinowolle, 13 % Polyamid', '100 % Merinowolle'])),
        detail('Flächengewicht', `${random.pick([140, 150, 165])} g/m²`),
        detail('Passform', 'normal'),
      ],
      searchWords:
        'Shirts Merino Wolle Wollshirt T-Shirt Funktionsshirt Wandershirt Unterwäsche Leiberl Oberteil Wandern',
    },
  ],
};
