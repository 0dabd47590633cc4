import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { sleepingBagSizes } from '../../reference/sizes.ts';

const modelNames = [
  'Murmel',
  'Winterschlaf',
  'Federbett',
  'Heulager',
  'Nachtwache',
  'Polarstern',
  'Siebenschläfer',
  'Nest',
  'Hüttenruh',
  'Wolkenbett',
  'Mitternacht',
  'Haselmaus',
  'Kokon',
  'Almruh',
  'Traumpfad',
  'Dämmerung',
  'Moos',
  'Schneehase',
  'Biwaknacht',
  'Morgengrauen',
  'Bärenschlaf',
  'Lagerplatz',
  'Nachtfalter',
  'Windstill',
  'Zwielicht',
];

export const sleepingBag: KindSpec = {
  kind: 'sleeping-bag',
  models: 9,
  modelNames,
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere', 'sand'],
  sizes: sleepingBagSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'ausruestung/camping/schlafsaecke/daune',
      noun: text('Daunenschlafsack', 'Down sleeping bag'),
      genders: [1, 0, 0, 0],
      share: 0.5,
      price: [190, 520],
      openers: both(
        [
          'Der {name} wiegt weniger als eine volle Trinkflasche und hält eine Frostnacht warm.',
          'The {name} weighs less than a full water bottle and keeps you warm through a frosty night.',
        ],
        [
          'Daune wärmt am meisten für ihr Gewicht. Der {name} holt aus jedem Gramm das Beste heraus.',
          'Down gives the most warmth for its weight. The {name} gets the best out of every gram.',
        ],
        [
          'Nach zehn Stunden am Weg will man nur noch hinein: in den {name}.',
          'After ten hours on the trail there is only one place you want to be: in the {name}.',
        ],
      ),
      bodies: both(
        [
          'Die Kammern sind schräg gearbeitet, damit die Daune bleibt, wo sie ist, und keine Naht die Kälte hereinlässt.',
          'The baffles are slanted so the down stays put and no seam lets the cold in.',
        ],
        [
          'Kragen und Kapuze lassen sich mit einer Hand zuziehen, die Kordel ist flach, damit man sie im Dunkeln findet.',
          'Collar and hood close with one hand; the cord is flat so you find it in the dark.',
        ],
        [
          'Am Fußende ist der Schnitt breiter und stärker gefüllt, dort friert man zuerst.',
          'The foot is cut wider and filled more, because that is where the cold starts.',
        ],
        [
          'Die Daune ist wasserabweisend behandelt und stammt aus geprüfter Haltung, ohne Lebendrupf.',
          'The down is treated to repel water and comes from certified farms without live plucking.',
        ],
      ),
      closers: both(
        [
          'Daheim offen lagern, nicht im Packsack: Die Daune dankt es mit Bauschkraft.',
          'Store it loose at home, not in its sack: the down will thank you with loft.',
        ],
        [
          'Die Komforttemperatur gilt für ein dünnes Unterhemd und eine gute Matte darunter.',
          'The comfort temperature assumes a thin base layer and a good mat underneath.',
        ],
      ),
      features: both(
        ['Gänsedaune, 700 cuin', 'Goose down, 700 cuin'],
        ['Schräge Kammern', 'Slanted baffles'],
        ['Wärmekragen', 'Draught collar'],
        ['Abdeckleiste am Zipp', 'Draught tube along the zip'],
        ['Daune aus geprüfter Haltung', 'Certified down'],
        ['Packsack inklusive', 'Stuff sack included'],
      ),
      details: (random) => [
        detail(text('Komfort', 'Comfort'), `${random.pick([5, 3, 0, -2, -5])} °C`),
        detail(text('Gewicht', 'Weight'), `${random.between(62, 124) * 10} g`),
        detail(text('Füllung', 'Fill'), text('90 % Daune, 10 % Feder', '90% down, 10% feather')),
      ],
      searchWords: 'Schlafsack Schlafsäcke Daunenschlafsack Mumienschlafsack Camping Trekking Biwak',
    },
    {
      category: 'ausruestung/camping/schlafsaecke/kunstfaser',
      noun: text('Kunstfaserschlafsack', 'Synthetic sleeping bag'),
      genders: [5, 0, 0, 2],
      share: 0.3,
      price: [69, 180],
      openers: both(
        [
          'Feuchte Hütte, nasses Zelt: Der {name} wärmt auch dann, wenn er etwas abbekommen hat.',
          'Damp hut, wet tent: the {name} keeps you warm even when it has caught some water.',
        ],
        [
          'Pflegeleicht und unkompliziert: Der {name} ist der Schlafsack, der das ganze Jahr im Auto liegen darf.',
          'Easy care, no fuss: the {name} is the bag that can live in the car all year.',
        ],
      ),
      bodies: both(
        [
          'Zwei versetzte Lagen Hohlfaser verhindern kalte Stellen an den Nähten.',
          'Two offset layers of hollow fibre prevent cold spots at the seams.',
        ],
        [
          'Der Zipp läuft in beide Richtungen; an warmen Abenden macht man unten auf.',
          'The zip runs both ways; on warm evenings you open it at the foot.',
        ],
        [
          'Das Futter ist weich und leise, es knistert nicht, wenn man sich dreht.',
          'The lining is soft and quiet; it does not rustle when you turn.',
        ],
      ),
      closers: both(
        [
          'Bei 30 Grad waschbar, trocknet über Nacht auf der Leine.',
          'Machine washable at 30 °C, dries overnight on the line.',
        ],
        ['Zwei gleiche lassen sich zusammenzippen.', 'Two of the same zip together.'],
      ),
      features: both(
        ['Wärmt auch feucht', 'Warm even when damp'],
        ['Zwei-Wege-Zipp', 'Two-way zip'],
        ['Waschbar bei 30 Grad', 'Washable at 30 °C'],
        ['Füllung aus recycelten Fasern', 'Recycled fibre fill'],
        ['Innentasche', 'Inner pocket'],
      ),
      details: (random) => [
        detail(text('Komfort', 'Comfort'), `${random.pick([12, 9, 7, 4, 2])} °C`),
        detail(text('Gewicht', 'Weight'), `${random.between(95, 178) * 10} g`),
        detail(text('Füllung', 'Fill'), text('100 % Polyester, recycelt', '100% recycled polyester')),
      ],
      searchWords:
        'Schlafsack Schlafsäcke Kunstfaserschlafsack Sommerschlafsack Kinderschlafsack Camping Jungschar Lager',
    },
    {
      kind: 'blanket-sleeping-bag',
      category: 'ausruestung/camping/schlafsaecke/kunstfaser',
      noun: text('Deckenschlafsack', 'Blanket sleeping bag'),
      genders: [1, 0, 0, 0],
      share: 0.2,
      price: [49, 120],
      openers: both(
        [
          'Für alle, die es eng nicht mögen: Der {name} ist rundherum breit geschnitten.',
          'For everyone who dislikes a tight fit: the {name} is cut wide all round.',
        ],
        [
          'Der {name} ist Schlafsack in der Nacht und Decke am Lagerfeuer.',
          'The {name} is a sleeping bag at night and a blanket by the fire.',
        ],
      ),
      bodies: both(
        [
          'Der Zipp geht bis zum Fußende durch, dann liegt er als Decke auf dem Bett.',
          'The zip runs all the way down and turns it into a blanket for the bed.',
        ],
        [
          'Das Kopfteil ist stärker gefüllt und ersetzt den Polster.',
          'The head end is filled more and stands in for a pillow.',
        ],
        [
          'Der Stoff innen ist aufgeraut und fühlt sich vom ersten Moment an warm an.',
          'The lining is brushed and feels warm from the first moment.',
        ],
      ),
      closers: both(
        ['Bei 30 Grad waschbar.', 'Machine washable at 30 °C.'],
        ['Zwei gleiche lassen sich zusammenzippen.', 'Two of the same zip together.'],
      ),
      features: both(
        ['Als Decke zu öffnen', 'Opens into a blanket'],
        ['Breiter Schnitt', 'Wide cut'],
        ['Aufgerautes Futter', 'Brushed lining'],
        ['Waschbar bei 30 Grad', 'Washable at 30 °C'],
      ),
      details: (random) => [
        detail(text('Komfort', 'Comfort'), `${random.pick([14, 12, 10, 8])} °C`),
        detail(text('Gewicht', 'Weight'), `${random.between(120, 190) * 10} g`),
        detail(text('Füllung', 'Fill'), text('100 % Polyester', '100% polyester')),
      ],
      searchWords: 'Schlafsack Schlafsäcke Deckenschlafsack Decke Camping Wohnmobil Hütte',
    },
  ],
};
