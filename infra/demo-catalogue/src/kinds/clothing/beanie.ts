import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { noSizes } from '../../reference/sizes.ts';

export const beanie: KindSpec = {
  kind: 'beanie',
  models: 8,
  modelNames: [
    'Kopfwarm',
    'Bommel',
    'Zirbe',
    'Oma Resi',
    'Masche',
    'Stricknadel',
    'Ohrenschmaus',
    'Schneeflocke',
    'Fichtenzapfen',
    'Wollknäuel',
    'Schafskopf',
    'Hüttenwirt',
    'Nordstern',
    'Kranz',
    'Rippe',
    'Zopfmuster',
    'Wintersonne',
    'Glockenturm',
    'Rodel',
    'Kaminfeuer',
    'Zaunkönig',
    'Eichkatzl',
    'Raureif',
    'Mondkappe',
    'Stirnrunzeln',
  ],
  colours: ['schwarz', 'grau', 'weiss', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere', 'sand'],
  sizes: noSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/accessoires/hauben',
      noun: text('Haube', 'Beanie'),
      genders: [7, 2, 1, 4],
      share: 1,
      price: [20, 55],
      openers: both(
        [
          'Die {name} passt unter die Kapuze, in die Jackentasche und auf fast jeden Kopf.',
          'The {name} fits under your hood, in your pocket and on almost any head.',
        ],
        [
          'Gestrickt, wie Hauben gehören: Die {name} ist dicht genug für Wind und weich genug für die Stirn.',
          'Knitted the way beanies should be: the {name} is dense enough for wind and soft enough for your forehead.',
        ],
        [
          'Für den Weg zum Lift, den Spaziergang am Sonntag und den ersten Frost am Rad: die {name}.',
          'For the walk to the lift, the Sunday stroll and the first frost on the bike: the {name}.',
        ],
        [
          'Eine gute Haube verliert man nicht, man vererbt sie. Die {name} ist so eine.',
          'A good beanie is not lost but passed on. The {name} is one of those.',
        ],
      ),
      bodies: both(
        [
          'Innen läuft ein weiches Band aus Fleece um die Ohren, damit die Wolle nicht kratzt.',
          'A soft fleece band runs around the ears inside, so the wool does not itch.',
        ],
        [
          'Das Garn mischt Wolle mit einer festen Faser. So bleibt die Form, auch nach vielen Wintern.',
          'The yarn blends wool with a strong fibre. It keeps its shape for many winters.',
        ],
        [
          'Die Rippen geben nach und kommen zurück, die Haube sitzt ohne zu drücken.',
          'The ribs give and spring back; the beanie sits without pressing.',
        ],
        [
          'Der Umschlag lässt sich ausklappen, dann reicht sie bis über die Ohren.',
          'Fold the cuff down and it covers your ears.',
        ],
      ),
      closers: both(
        ['Eine Größe, dehnbar von 54 bis 60 Zentimeter.', 'One size, stretches from 54 to 60 centimetres.'],
        ['Im Wollprogramm waschen und in Form ziehen.', 'Wash on the wool cycle and pull into shape.'],
        ['In Europa gestrickt, in kleinen Auflagen.', 'Knitted in Europe in small runs.'],
      ),
      features: both(
        ['Weiches Fleeceband innen', 'Soft fleece band inside'],
        ['Garn mit Wollanteil', 'Wool-blend yarn'],
        ['Dehnbare Rippen', 'Stretchy ribs'],
        ['Umschlag zum Ausklappen', 'Fold-down cuff'],
        ['Winddichte Einlage an der Stirn', 'Windproof forehead lining'],
        ['Kennzeichen aus gewebtem Stoff', 'Woven label'],
      ),
      details: (random) => [
        detail(
          text('Material', 'Fabric'),
          random.pick([
            text('50 % Wolle, 50 % Acryl', '50% wool, 50% acrylic'),
            text('70 % Wolle, 30 % Polyamid', '70% wool, 30% polyamide'),
          ]),
        ),
        detail(
          text('Futter', 'Lining'),
          random.pick([text('Fleeceband', 'Fleece band'), text('ungefüttert', 'unlined')]),
        ),
        detail(text('Pflege', 'Care'), text('Wollprogramm, 30 °C', 'Wool cycle, 30 °C')),
      ],
      searchWords: 'Haube Hauben Mütze Mützen Strickmütze Beanies Bommelmütze Bommelhaube Wintermütze Skimütze',
    },
  ],
};
