import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { ballSizes } from '../../reference/sizes.ts';

export const ball: KindSpec = {
  kind: 'ball',
  models: 8,
  modelNames: [
    'Anstoß',
    'Doppelpass',
    'Flanke',
    'Abseits',
    'Elfer',
    'Kreuzeck',
    'Lattenpendler',
    'Heimspiel',
    'Nachspielzeit',
    'Kabine',
    'Direktspiel',
    'Tribüne',
    'Sechzehner',
    'Volltreffer',
    'Fallrückzieher',
    'Außenrist',
    'Bolzplatz',
    'Freistoß',
    'Steilpass',
    'Derby',
    'Ecke',
    'Halbzeit',
    'Rasenkante',
    'Spielmacher',
    'Einwurf',
  ],
  colours: ['weiss', 'schwarz', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot'],
  sizes: ballSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'sportgeraete/baelle/fussbaelle',
      noun: text('Trainingsball', 'Training ball'),
      genders: [8, 0, 0, 3],
      share: 0.6,
      price: [15, 40],
      openers: both(
        [
          'Der {name} hält aus, was ein Verein in einer Saison mit Bällen macht.',
          'The {name} takes what a club does to its balls in a season.',
        ],
        [
          'Rund, griffig, unempfindlich: Der {name} ist der Ball, der im Netz immer als Erster weg ist.',
          'Round, grippy, hard-wearing: the {name} is the ball that leaves the bag first.',
        ],
      ),
      bodies: both(
        [
          'Die Hülle aus geschäumtem TPU ist von Hand vernäht und springt auch auf hartem Boden gleichmäßig ab.',
          'The foamed TPU cover is hand-stitched and bounces evenly, even on hard ground.',
        ],
        [
          'Zwei Lagen Baumwolle und Polyester darunter sorgen dafür, dass der Ball rund bleibt.',
          'Two layers of cotton and polyester underneath keep the ball round.',
        ],
        [
          'Das Ventil hält die Luft wochenlang, eine Nadel liegt bei.',
          'The valve keeps its air for weeks; a needle is included.',
        ],
      ),
      closers: both(
        [
          'Größe 3 bis acht Jahre, Größe 4 bis zwölf, danach Größe 5.',
          'Size 3 up to eight years, size 4 up to twelve, then size 5.',
        ],
        [
          'Nach einem nassen Spiel bei Zimmertemperatur trocknen, nicht auf der Heizung.',
          'After a wet match, dry at room temperature, not on a radiator.',
        ],
      ),
      features: both(
        ['Hülle aus geschäumtem TPU', 'Foamed TPU cover'],
        ['Von Hand vernäht', 'Hand-stitched'],
        ['Blase aus Butyl', 'Butyl bladder'],
        ['Griffige Oberfläche', 'Grippy surface'],
        ['Für Rasen und Hartplatz', 'For grass and hard courts'],
      ),
      details: (random) => [
        detail(text('Umfang (Größe 5)', 'Circumference (size 5)'), '68–70 cm'),
        detail(text('Gewicht (Größe 5)', 'Weight (size 5)'), `${random.between(410, 445)} g`),
        detail(text('Felder', 'Panels'), `${random.pick([12, 32])}`),
      ],
      searchWords: 'Fußball Fussball Ball Trainingsbälle Lederball Fußballtraining',
    },
    {
      category: 'sportgeraete/baelle/fussbaelle',
      noun: text('Matchball', 'Match ball'),
      genders: [8, 0, 0, 0],
      share: 0.4,
      price: [45, 130],
      openers: both(
        [
          'Der {name} fliegt, wohin man ihn schickt: verklebte Felder, keine Naht, die bremst.',
          'The {name} flies where you send it: bonded panels, no seam to slow it down.',
        ],
        [
          'Für den Samstag um halb fünf: Der {name} ist geprüft und darf in jeder Liga aufs Feld.',
          'For Saturday at half past four: the {name} is tested and allowed on the pitch in every league.',
        ],
      ),
      bodies: both(
        [
          'Die Oberfläche ist fein geprägt, damit der Schuh auch bei Regen greift und der Flug ruhig bleibt.',
          'The surface is finely embossed so the boot grips in the rain and the flight stays steady.',
        ],
        [
          'Die Felder sind warm verklebt. Der Ball nimmt kaum Wasser auf und wird im Regen nicht schwerer.',
          'The panels are thermally bonded. The ball takes on almost no water and stays light in the rain.',
        ],
        [
          'Die Blase aus Latex gibt den weichen ersten Kontakt, den man beim Stoppen merkt.',
          'The latex bladder gives the soft first touch you notice when you trap it.',
        ],
      ),
      closers: both(
        ['Mit Prüfsiegel für Wettspiele.', 'With quality mark for official matches.'],
        [
          'Vor dem Spiel aufpumpen: 0,8 bar passen für die meisten Plätze.',
          'Inflate before the match: 0.8 bar suits most pitches.',
        ],
      ),
      features: both(
        ['Warm verklebte Felder', 'Thermally bonded panels'],
        ['Geprägte Oberfläche', 'Embossed surface'],
        ['Kaum Wasseraufnahme', 'Hardly any water uptake'],
        ['Blase aus Latex', 'Latex bladder'],
        ['Für Wettspiele geprüft', 'Tested for matches'],
      ),
      details: (random) => [
        detail(text('Umfang', 'Circumference'), text('68,5–69,5 cm', '68.5–69.5 cm')),
        detail(text('Gewicht', 'Weight'), `${random.between(420, 445)} g`),
        detail(text('Druck', 'Pressure'), text('0,6–0,9 bar', '0.6–0.9 bar')),
      ],
      searchWords: 'Fußball Fussball Ball Matchbälle Spielball Wettspielball',
    },
  ],
};
