import { both, detail, type KindSpec, type ProductLine, text } from '../../generator/kind-spec.ts';
import { noSizes } from '../../reference/sizes.ts';

/** What all locks have in common. */
const shared = {
  category: 'fahrraeder/zubehoer/schloesser',
  genders: [1, 0, 0, 0],
  closers: both(
    ['Immer Rahmen und Rad an etwas Festes schließen.', 'Always lock frame and wheel to something solid.'],
    [
      'Mit Halterung für den Rahmen. Schlüssel gibt es über die Nummer am Anhänger nach.',
      'With frame mount. Replacement keys are available by the number on the tag.',
    ],
  ),
} as const satisfies Partial<ProductLine>;

export const bikeLock: KindSpec = {
  kind: 'u-lock',
  models: 7,
  modelNames: [
    'Festung',
    'Zugbrücke',
    'Riegel',
    'Wächter',
    'Kerker',
    'Schildwache',
    'Gitter',
    'Tresor',
    'Burgtor',
    'Hofhund',
    'Bollwerk',
    'Schranke',
    'Kette und Co',
    'Bastion',
    'Verlies',
    'Pforte',
    'Nachtwächter',
    'Stahlwerk',
    'Anker',
    'Zunft',
    'Sperrstunde',
    'Torwart',
    'Haltepunkt',
    'Klammer',
    'Schlüsselbund',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'orange', 'rot'],
  sizes: noSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      ...shared,
      noun: text('Bügelschloss', 'U-lock'),
      share: 0.32,
      price: [39, 130],
      openers: both(
        [
          'Dreizehn Millimeter Stahl, doppelt verriegelt: Das {name} kostet Diebe mehr Zeit, als sie haben.',
          'Thirteen millimetres of steel, bolted on both sides: the {name} costs thieves more time than they have.',
        ],
        [
          'Das {name} ist die ruhige Art, ein Rad vor der Tür stehen zu lassen.',
          'The {name} is the calm way to leave a bike outside.',
        ],
      ),
      bodies: both(
        [
          'Der Bügel ist gehärtet und mit Gummi überzogen, der Lack am Rahmen bleibt heil.',
          'The shackle is hardened and rubber-coated, so your paint stays intact.',
        ],
        [
          'Der Zylinder dreht gegen Aufbohren leer, eine Kappe hält Wasser und Streusalz draußen.',
          'The cylinder spins free against drilling; a cover keeps out water and road salt.',
        ],
        [
          'Beide Enden des Bügels rasten ein, ein Schnitt allein öffnet es nicht.',
          'Both ends of the shackle lock; a single cut does not open it.',
        ],
      ),
      features: both(
        ['Gehärteter Stahl, 13 mm', 'Hardened steel, 13 mm'],
        ['Doppelt verriegelt', 'Double bolted'],
        ['Schutz gegen Aufbohren', 'Anti-drill cylinder'],
        ['Zwei Schlüssel', 'Two keys'],
        ['Kappe gegen Staub', 'Dust cover'],
      ),
      details: (random) => [
        detail(text('Sicherheitsstufe', 'Security level'), `${random.between(10, 14)} / 15`),
        detail(text('Innenmaß', 'Inside'), `${random.pick(['108 × 180', '108 × 230', '83 × 150'])} mm`),
        detail(text('Gewicht', 'Weight'), `${random.between(110, 168) * 10} g`),
      ],
      searchWords: 'Fahrradschloss Fahrradschlösser Radschloss Bügelschlösser Schloss Diebstahlschutz',
    },
    {
      ...shared,
      kind: 'folding-lock',
      noun: text('Faltschloss', 'Folding lock'),
      share: 0.24,
      price: [45, 140],
      openers: both(
        [
          'Zusammengelegt so groß wie eine Brotdose, offen fast einen Meter lang: das {name}.',
          'Folded it is the size of a lunch box, open it is almost a metre long: the {name}.',
        ],
        [
          'Das {name} klappert nicht und passt um den Laternenmast.',
          'The {name} does not rattle and fits around a lamp post.',
        ],
      ),
      bodies: both(
        [
          'Die Glieder sind aus gehärtetem Stahl und mit versenkten Nieten verbunden.',
          'The links are hardened steel joined with recessed rivets.',
        ],
        [
          'Jedes Gelenk läuft in einer Hülse aus Kunststoff, das schont den Lack und hält leise.',
          'Each joint runs in a plastic sleeve, which spares the paint and keeps it quiet.',
        ],
        ['Die Halterung sitzt an den Schrauben des Flaschenhalters.', 'The mount fits the bottle cage bolts.'],
      ),
      features: both(
        ['Gehärtete Glieder', 'Hardened links'],
        ['Versenkte Nieten', 'Recessed rivets'],
        ['Leise Halterung', 'Rattle-free mount'],
        ['Zwei Schlüssel', 'Two keys'],
      ),
      details: (random) => [
        detail(text('Sicherheitsstufe', 'Security level'), `${random.between(8, 12)} / 15`),
        detail(text('Länge', 'Length'), `${random.pick([75, 85, 90, 100])} cm`),
        detail(text('Gewicht', 'Weight'), `${random.between(88, 142) * 10} g`),
      ],
      searchWords: 'Fahrradschloss Fahrradschlösser Radschloss Faltschlösser Schloss Diebstahlschutz',
    },
    {
      ...shared,
      kind: 'chain-lock',
      noun: text('Kettenschloss', 'Chain lock'),
      share: 0.24,
      price: [35, 120],
      openers: both(
        [
          'Eine Kette geht um alles herum. Das {name} auch um zwei Räder.',
          'A chain goes around anything. The {name} even goes around two bikes.',
        ],
        [
          'Das {name} legt man um, dreht den Schlüssel und vergisst es.',
          'Loop the {name} around, turn the key and forget it.',
        ],
      ),
      bodies: both(
        [
          'Die Glieder sind vierkantig, Bolzenschneider rutschen daran ab.',
          'The links are square, so bolt cutters slip off.',
        ],
        [
          'Ein gewebter Schlauch hält die Kette leise und den Rahmen ganz.',
          'A woven sleeve keeps the chain quiet and the frame whole.',
        ],
        [
          'Das Schloss liegt flach und lässt sich auch mit Handschuhen bedienen.',
          'The lock lies flat and works with gloves on.',
        ],
      ),
      features: both(
        ['Vierkantige Glieder', 'Square links'],
        ['Gewebter Schlauch', 'Woven sleeve'],
        ['Schutz gegen Aufbohren', 'Anti-drill cylinder'],
        ['Zwei Schlüssel', 'Two keys'],
      ),
      details: (random) => [
        detail(text('Sicherheitsstufe', 'Security level'), `${random.between(7, 12)} / 15`),
        detail(text('Länge', 'Length'), `${random.pick([85, 90, 110])} cm`),
        detail(text('Gewicht', 'Weight'), `${random.between(98, 210) * 10} g`),
      ],
      searchWords: 'Fahrradschloss Fahrradschlösser Radschloss Kettenschlösser Kette Schloss Diebstahlschutz',
    },
    {
      ...shared,
      kind: 'cable-lock',
      noun: text('Zahlenschloss', 'Combination lock'),
      share: 0.2,
      price: [15, 45],
      openers: both(
        [
          'Für fünf Minuten vor der Bäckerei: Das {name} ist leicht und braucht keinen Schlüssel.',
          'For five minutes outside the bakery: the {name} is light and needs no key.',
        ],
        [
          'Vier Zahlen merken, fertig: Das {name} sichert Helm, Sattel und Kinderrad.',
          'Remember four digits, done: the {name} secures helmet, saddle and the kids’ bike.',
        ],
      ),
      bodies: both(
        [
          'Das Kabel rollt sich von selbst zusammen und liegt klein in der Tasche.',
          'The cable coils by itself and takes up little room in a bag.',
        ],
        [
          'Die Zahl stellst du selbst ein und kannst sie jederzeit ändern.',
          'You set the code yourself and can change it any time.',
        ],
        ['Die Rädchen rasten hörbar ein, auch im Dunkeln.', 'The dials click audibly, even in the dark.'],
      ),
      closers: both(
        [
          'Für kurze Stopps gedacht. Für die Nacht nimm ein Bügelschloss.',
          'Meant for short stops. Take a U-lock for the night.',
        ],
        ['Notier dir die Zahl: Wir können sie nicht auslesen.', 'Write the code down: we cannot read it out.'],
      ),
      features: both(
        ['Ohne Schlüssel', 'No key needed'],
        ['Code frei wählbar', 'Choose your own code'],
        ['Rollt sich zusammen', 'Self-coiling'],
        ['Ummanteltes Stahlkabel', 'Coated steel cable'],
      ),
      details: (random) => [
        detail(text('Sicherheitsstufe', 'Security level'), `${random.between(2, 5)} / 15`),
        detail(text('Länge', 'Length'), `${random.pick([120, 150, 180])} cm`),
        detail(text('Gewicht', 'Weight'), `${random.between(22, 46) * 10} g`),
      ],
      searchWords: 'Fahrradschloss Fahrradschlösser Radschloss Spiralschloss Kabelschloss Zahlenschlösser Schloss',
    },
  ],
};
