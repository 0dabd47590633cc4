import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const hoodie: KindSpec = {
  kind: 'hoodie',
  models: 14,
  modelNames: [
    'Sonntag',
    'Feierabend',
    'Lagerabend',
    'Bahnsteig',
    'Küchentisch',
    'Nachbar',
    'Stubenwarm',
    'Nebeltag',
    'Kellergasse',
    'Dachboden',
    'Umweg',
    'Heimweg',
    'Seitengasse',
    'Regentag',
    'Altbau',
    'Innenhof',
    'Fensterplatz',
    'Plauderei',
    'Zweite Haut',
    'Abendrunde',
    'Vorstadt',
    'Schlendrian',
    'Ofenbank',
    'Nachtzug',
    'Pause',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere', 'sand'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/oberteile/hoodies',
      noun: text('Hoodie', 'Hoodie'),
      genders: [2, 5, 5, 3],
      share: 0.72,
      price: [45, 110],
      openers: both(
        [
          'Nach dem Training, vor dem Frühstück, auf der langen Zugfahrt: Der {name} ist der, den man zuerst anzieht.',
          'After training, before breakfast, on the long train ride: the {name} is the one you reach for first.',
        ],
        [
          'Der {name} ist schwer genug, um gut zu fallen, und weich genug, um darin einzuschlafen.',
          'The {name} is heavy enough to hang well and soft enough to fall asleep in.',
        ],
        [
          'Schlicht, warm, ehrlich genäht: Der {name} braucht keinen Anlass.',
          'Plain, warm, honestly sewn: the {name} needs no occasion.',
        ],
      ),
      bodies: both(
        [
          'Der Stoff ist außen glatt und innen angeraut und läuft beim Waschen nicht ein.',
          'The fabric is smooth outside and brushed inside, and does not shrink in the wash.',
        ],
        [
          'Die Kapuze ist doppelt gelegt und steht von selbst.',
          'The hood is lined with the same cloth and holds its shape.',
        ],
        [
          'In den Taschen haben Hände und Telefon Platz, die Kanten sind mit doppelter Naht gesichert.',
          'The pockets take hands and phone; their edges are double-stitched.',
        ],
        [
          'Bündchen an Ärmel und Saum behalten ihre Spannung, weil etwas Elasthan mitgestrickt ist.',
          'Cuffs and hem keep their stretch thanks to a little elastane in the rib.',
        ],
      ),
      closers: both(
        ['Bei 30 Grad auf links waschen.', 'Wash inside out at 30 °C.'],
        [
          'Fällt gerade aus. Wer es lässig mag, nimmt eine Nummer größer.',
          'Straight fit. Go one size up if you like it loose.',
        ],
      ),
      features: both(
        ['Innen angeraut', 'Brushed inside'],
        ['Doppelt gelegte Kapuze', 'Lined hood'],
        ['Bio-Baumwolle', 'Organic cotton'],
        ['Gerippte Bündchen', 'Ribbed cuffs'],
        ['Vorgewaschen', 'Pre-washed'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('80 % Bio-Baumwolle, 20 % Polyester recycelt', '80% organic cotton, 20% recycled polyester'),
            text('100 % Bio-Baumwolle', '100% organic cotton'),
          ]),
        ),
        detail(text('Flächengewicht', 'Fabric weight'), `${random.pick([280, 320, 360])} g/m²`),
        detail(text('Passform', 'Fit'), random.pick([text('gerade', 'straight'), text('locker', 'relaxed')])),
      ],
      searchWords: 'Hoodies Kapuzenpullover Kapuzensweater Kapuzenjacke Sweatshirt Sweatjacke Pullover Pulli Kapuze',
    },
    {
      kind: 'sweater',
      category: 'bekleidung/oberteile/hoodies',
      noun: text('Sweater', 'Sweater'),
      genders: [2, 5, 5, 1],
      share: 0.28,
      price: [39, 95],
      openers: both(
        [
          'Rundhals, Bündchen, fertig: Der {name} passt unter die Jacke und allein auf die Terrasse.',
          'Crew neck, ribbed cuffs, done: the {name} fits under a jacket and stands alone on the terrace.',
        ],
        [
          'Der {name} ist der Pullover, den man sich gegenseitig stiehlt.',
          'The {name} is the jumper people steal from each other.',
        ],
      ),
      bodies: both(
        [
          'Der Kragen ist gerippt und mit einem Dreieck verstärkt, damit er nicht ausleiert.',
          'The collar is ribbed and reinforced with a triangle so it does not sag.',
        ],
        ['Schlaufenfrottier innen: warm, ohne dick zu sein.', 'Looped terry inside: warm without being thick.'],
        [
          'Die Seiten sind länger geschnitten als die Mitte, er rutscht beim Bücken nicht hoch.',
          'The sides are cut longer so it does not ride up when you bend.',
        ],
      ),
      closers: both(
        ['Bei 30 Grad auf links waschen.', 'Wash inside out at 30 °C.'],
        ['Fällt gerade aus.', 'Straight fit.'],
      ),
      features: both(
        ['Verstärkter Kragen', 'Reinforced collar'],
        ['Schlaufenfrottier', 'Looped terry'],
        ['Bio-Baumwolle', 'Organic cotton'],
        ['Gerippte Bündchen', 'Ribbed cuffs'],
      ),
      details: (random) => [
        detail('Material', text('100 % Bio-Baumwolle', '100% organic cotton')),
        detail(text('Flächengewicht', 'Fabric weight'), `${random.pick([260, 280, 320])} g/m²`),
      ],
      searchWords: 'Sweatshirt Sweater Pullover Pulli Rundhals Sweatshirts',
    },
  ],
};
