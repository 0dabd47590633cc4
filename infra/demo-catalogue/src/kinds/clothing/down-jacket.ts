import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const downJacket: KindSpec = {
  kind: 'down-jacket',
  models: 24,
  modelNames: [
    'Winterruh',
    'Biwak',
    'Flaum',
    'Polar',
    'Kaltfront',
    'Hüttenabend',
    'Raureif',
    'Zirbe',
    'Eisblume',
    'Kachelbank',
    'Schneefink',
    'Wintersonne',
    'Neuschnee',
    'Gänseblick',
    'Daunenbett',
    'Lagerfeuer',
    'Eistag',
    'Frostnacht',
    'Wärmestube',
    'Schlittenfahrt',
    'Polarlicht',
    'Ofenbank',
    'Eiszapfen',
    'Schneeeule',
    'Jänner',
  ],
  colours: ['schwarz', 'blau', 'petrol', 'oliv', 'orange', 'rot', 'beere', 'sand'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/jacken/daunenjacken/jacken',
      noun: text('Daunenjacke', 'Down jacket'),
      genders: [0, 6, 6, 2],
      share: 0.75,
      price: [140, 360],
      openers: both(
        [
          'Warm wie ein Bett und kaum schwerer als ein Hemd: Die {name} macht aus der Gipfelrast eine Pause.',
          'Warm as a bed and hardly heavier than a shirt: the {name} turns a summit stop into a proper rest.',
        ],
        [
          'Die {name} kommt mit, wenn der Abend länger wird als der Tag: am Hüttentisch, am Loipenrand, auf dem Bahnsteig.',
          'The {name} comes along when the evening outlasts the day: at the hut table, beside the track, on the platform.',
        ],
        [
          'Für kalte, trockene Tage gibt es nichts Besseres als Daune. Die {name} zeigt, warum.',
          'For cold, dry days there is nothing better than down. The {name} shows why.',
        ],
      ),
      bodies: both(
        [
          'Die Kammern sind an Schultern und Brust größer, an den Seiten schmäler. So sitzt die Wärme dort, wo du sie brauchst.',
          'Chambers are larger at shoulders and chest, slimmer at the sides. The warmth sits where you need it.',
        ],
        [
          'Das Gewebe ist dicht genug, dass keine Feder durchkommt, und so dünn, dass die Jacke in ihre Tasche passt.',
          'The fabric is dense enough to hold every feather and so thin that the jacket fits into its pocket.',
        ],
        [
          'Der hohe Kragen ist mit weichem Stoff gefüttert; die Bündchen schließen eng, ohne einzuschneiden.',
          'The high collar is lined with soft fabric; the cuffs close snugly without cutting in.',
        ],
      ),
      closers: both(
        [
          'Die Daune stammt aus nachvollziehbarer, tierschutzgerechter Herkunft.',
          'The down comes from traceable sources that meet animal welfare standards.',
        ],
        [
          'Mit Daunenwaschmittel waschen und mit zwei Tennisbällen trocknen.',
          'Wash with down detergent and dry with two tennis balls.',
        ],
        ['Passt normal und lässt sich unter einer Regenjacke tragen.', 'Regular fit, wearable under a rain jacket.'],
      ),
      features: both(
        ['Körpergerecht verteilte Kammern', 'Body-mapped chambers'],
        ['In die eigene Tasche packbar', 'Packs into its own pocket'],
        ['Wasserabweisendes Außenmaterial', 'Water-repellent shell'],
        ['Gefütterter Kragen', 'Lined collar'],
        ['Elastische Bündchen', 'Elastic cuffs'],
        ['Daune mit Herkunftsnachweis', 'Traceable down'],
      ),
      details: (random) => [
        detail(
          text('Füllung', 'Fill'),
          figure(random.pick([650, 700, 750, 800]), ' cuin, 90/10 Daune', ' fill power, 90/10 down'),
        ),
        detail(text('Gewicht', 'Weight'), figure(random.between(280, 480), ' g (Größe M)', ' g (size M)')),
        detail(
          text('Temperatur', 'Temperature'),
          random.pick([
            text('bis −5 °C in Ruhe', 'down to −5 °C at rest'),
            text('bis −10 °C in Ruhe', 'down to −10 °C at rest'),
          ]),
        ),
      ],
      searchWords: 'Daunenjacken Winterjacke Winterjacken Steppjacke Isolationsjacke Jacke Jacken warm Daune',
    },
    {
      kind: 'down-vest',
      category: 'bekleidung/jacken/daunenjacken/gilets',
      noun: text('Daunengilet', 'Down vest'),
      genders: [0, 4, 4, 0],
      share: 0.25,
      price: [100, 210],
      openers: both(
        [
          'Warmer Rumpf, freie Arme: Das {name} ist die Schicht für Tage, die sich nicht entscheiden können.',
          'Warm core, free arms: the {name} is the layer for days that cannot decide.',
        ],
        [
          'Das {name} passt unter jede Jacke und an den ersten Herbsttagen über jeden Pullover.',
          'The {name} fits under any jacket, and over any jumper on the first days of autumn.',
        ],
      ),
      bodies: both(
        [
          'Schmale Kammern halten die Daune an ihrem Platz; an den Seiten sorgt ein elastischer Einsatz für Bewegung.',
          'Narrow chambers keep the down in place; a stretch panel at the sides lets you move.',
        ],
        [
          'Zwei gefütterte Taschen wärmen die Hände, innen liegt eine dritte für Handschuhe oder Haube.',
          'Two lined pockets warm your hands, and a third inside takes gloves or a beanie.',
        ],
      ),
      closers: both(
        ['Fällt körpernah aus.', 'Close fit.'],
        [
          'Die Daune stammt aus nachvollziehbarer, tierschutzgerechter Herkunft.',
          'The down comes from traceable sources that meet animal welfare standards.',
        ],
      ),
      features: both(
        ['Elastische Seiteneinsätze', 'Stretch side panels'],
        ['Gefütterte Handtaschen', 'Lined hand pockets'],
        ['In die eigene Tasche packbar', 'Packs into its own pocket'],
        ['Daune mit Herkunftsnachweis', 'Traceable down'],
      ),
      details: (random) => [
        detail(
          text('Füllung', 'Fill'),
          figure(random.pick([600, 650, 700]), ' cuin, 90/10 Daune', ' fill power, 90/10 down'),
        ),
        detail(text('Gewicht', 'Weight'), figure(random.between(190, 290), ' g (Größe M)', ' g (size M)')),
      ],
      searchWords: 'Gilet Weste Daunenweste Steppweste Isolationsweste Daunenjacken Daune warm',
    },
  ],
};
