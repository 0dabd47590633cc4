import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { dumbbellSizes } from '../../reference/sizes.ts';

export const dumbbell: KindSpec = {
  kind: 'dumbbell',
  models: 6,
  modelNames: [
    'Amboss',
    'Granit',
    'Basalt',
    'Kernstück',
    'Findling',
    'Gneis',
    'Steinbruch',
    'Eisenzeit',
    'Schmiede',
    'Wuchtig',
    'Bizeps',
    'Gegengewicht',
    'Hebelarm',
    'Kraftkammer',
    'Erz',
    'Brocken',
    'Handschlag',
    'Stemmer',
    'Satz',
    'Wiederholung',
    'Kilo',
    'Pfundig',
    'Quader',
    'Grundkraft',
    'Hub',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot', 'beere'],
  sizes: dumbbellSizes,
  isHeavy: true,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'sportgeraete/training/hanteln',
      noun: text('Kurzhantel', 'Dumbbell'),
      genders: [1, 0, 0, 0],
      share: 0.6,
      price: [15, 120],
      openers: both(
        [
          'Die {name} liegt satt in der Hand und rollt nicht davon.',
          'The {name} sits solidly in your hand and does not roll away.',
        ],
        [
          'Ein Gewicht, hundert Übungen: Die {name} ersetzt das halbe Studio, wenn man sie lässt.',
          'One weight, a hundred exercises: the {name} replaces half a gym if you let it.',
        ],
      ),
      bodies: both(
        [
          'Der Kern ist aus Gusseisen, der Mantel aus Gummi schont Boden und Nachbarn.',
          'The core is cast iron; the rubber coat is kind to floors and neighbours.',
        ],
        [
          'Der Griff aus verchromtem Stahl ist in der Mitte stärker und fein gerändelt.',
          'The chromed steel handle is thicker in the middle and finely knurled.',
        ],
        [
          'Das Gewicht steht groß auf der Stirnseite, damit man nicht zweimal schauen muss.',
          'The weight is marked large on the face so you do not have to look twice.',
        ],
      ),
      closers: both(
        ['Preis für ein Stück.', 'Price for one piece.'],
        [
          'Neuer Gummi riecht anfangs; nach ein paar Tagen am Balkon ist das vorbei.',
          'New rubber smells at first; a few days on the balcony cure that.',
        ],
      ),
      features: both(
        ['Kern aus Gusseisen', 'Cast-iron core'],
        ['Mantel aus Gummi', 'Rubber coat'],
        ['Gerändelter Griff', 'Knurled handle'],
        ['Rollt nicht weg', 'Does not roll away'],
        ['Gewicht auf der Stirnseite', 'Weight marked on the face'],
      ),
      details: (random) => [
        detail(text('Griff', 'Handle'), `${random.pick([28, 30, 32, 34])} mm`),
        detail(text('Material', 'Material'), text('Gusseisen, Gummi, Stahl', 'Cast iron, rubber, steel')),
        detail(text('Toleranz', 'Tolerance'), '± 2 %'),
      ],
      searchWords: 'Hantel Hanteln Kurzhanteln Gewicht Gewichte Krafttraining Fitness Homegym Studio',
    },
    {
      kind: 'vinyl-dumbbell',
      category: 'sportgeraete/training/hanteln',
      noun: text('Gymnastikhantel', 'Aerobic dumbbell'),
      genders: [1, 0, 0, 0],
      share: 0.4,
      price: [9, 60],
      openers: both(
        [
          'Für viele Wiederholungen und feuchte Hände: Die {name} ist rundherum weich ummantelt.',
          'For many repetitions and damp hands: the {name} is soft all round.',
        ],
        [
          'Die {name} ist handlich, farbig und fällt beim Wohnzimmertraining niemandem auf die Nerven.',
          'The {name} is handy, colourful and gets on nobody’s nerves in the living room.',
        ],
      ),
      bodies: both(
        [
          'Die Hülle aus Neopren ist warm im Griff und lässt sich abwischen.',
          'The neoprene cover is warm to the touch and wipes clean.',
        ],
        [
          'Sechs Kanten an den Enden halten sie am Boden, wo man sie abgelegt hat.',
          'Six-sided ends keep it where you put it down.',
        ],
        [
          'Griff und Enden sind aus einem Stück gegossen, da lockert sich nichts.',
          'Handle and ends are cast in one piece, so nothing works loose.',
        ],
      ),
      closers: both(
        ['Preis für ein Stück.', 'Price for one piece.'],
        ['Mit einem feuchten Tuch reinigen.', 'Clean with a damp cloth.'],
      ),
      features: both(
        ['Hülle aus Neopren', 'Neoprene cover'],
        ['Aus einem Stück gegossen', 'Cast in one piece'],
        ['Rollt nicht weg', 'Does not roll away'],
        ['Zum Abwischen', 'Wipe clean'],
      ),
      details: (random) => [
        detail(text('Griff', 'Handle'), `${random.pick([24, 26, 28])} mm`),
        detail(text('Material', 'Material'), text('Gusseisen, Neopren', 'Cast iron, neoprene')),
      ],
      searchWords: 'Hantel Hanteln Gymnastikhanteln Vinylhantel Neoprenhantel Aerobic Gewichte Fitness',
    },
  ],
};
