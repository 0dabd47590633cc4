import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { racketSizes } from '../../reference/sizes.ts';

export const racket: KindSpec = {
  kind: 'racket',
  models: 8,
  modelNames: [
    'Grundlinie',
    'Slice',
    'Vorhand',
    'Rückhand',
    'Volley',
    'Tiebreak',
    'Netzkante',
    'Aufschlag',
    'Topspin',
    'Breakball',
    'Center Court',
    'Matchball',
    'Return',
    'Winkel',
    'Stopp',
    'Lob',
    'Sandplatz',
    'Einstand',
    'Vorteil',
    'Ballwechsel',
    'Halbfeld',
    'Longline',
    'Cross',
    'Seitenwechsel',
    'Zweiter Satz',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot', 'beere'],
  sizes: racketSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'sportgeraete/schlaeger/tennisschlaeger',
      noun: text('Tennisschläger', 'Tennis racket'),
      genders: [8, 0, 0, 3],
      share: 1,
      price: [49, 260],
      openers: both(
        [
          'Der {name} verzeiht den späten Treffpunkt und belohnt den frühen.',
          'The {name} forgives late contact and rewards early contact.',
        ],
        [
          'Leicht zu beschleunigen, ruhig im Treffer: Der {name} macht lange Ballwechsel kürzer für den Arm.',
          'Quick to accelerate, calm on impact: the {name} makes long rallies shorter for your arm.',
        ],
        [
          'Einmal die Woche in der Halle, im Sommer auf Sand: Der {name} ist für Spielerinnen und Spieler gebaut, die einfach gern spielen.',
          'Indoors once a week, on clay in summer: the {name} is made for people who simply like to play.',
        ],
      ),
      bodies: both(
        [
          'Der Rahmen aus Grafit ist an der Schulter steifer und am Herz weicher. Das bringt Tempo, ohne dass der Schlag im Ellbogen ankommt.',
          'The graphite frame is stiffer at the shoulders and softer at the throat. That gives pace without sending the shock to your elbow.',
        ],
        [
          'Die offene Bespannung gibt dem Ball mehr Drall, der ovale Kopf ein großes Feld, in dem der Schlag noch gut ist.',
          'The open string pattern adds spin; the oval head gives you a generous area in which a stroke is still a good one.',
        ],
        [
          'Ein Dämpfer im Griff nimmt die hohen Schwingungen heraus, das Gefühl für den Ball bleibt.',
          'A damper in the handle filters the harsh vibrations and leaves the feel for the ball.',
        ],
        [
          'Das Griffband ist gelocht und saugt auf, was heiße Nachmittage mit sich bringen.',
          'The grip is perforated and soaks up what hot afternoons bring.',
        ],
      ),
      closers: both(
        [
          'Griffstärke: Zwischen Fingerspitzen und Handballen soll ein Finger der anderen Hand passen.',
          'Grip size: a finger of your other hand should fit between fingertips and palm.',
        ],
        [
          'Kommt bespannt. In jeder Filiale bespannen wir ihn auf Wunsch bis zum nächsten Abend neu.',
          'Comes strung. Any of our stores restrings it by the next evening if you like.',
        ],
        ['Hülle inklusive.', 'Cover included.'],
      ),
      features: both(
        ['Rahmen aus Grafit', 'Graphite frame'],
        ['Offenes Saitenbild 16 × 19', 'Open 16 × 19 string pattern'],
        ['Dämpfer im Griff', 'Damper in the handle'],
        ['Gelochtes Griffband', 'Perforated grip'],
        ['Bespannt geliefert', 'Delivered strung'],
        ['Austauschbarer Kopfschutz', 'Replaceable bumper guard'],
      ),
      details: (random) => [
        detail(text('Kopfgröße', 'Head size'), `${random.pick([630, 645, 660, 680])} cm²`),
        detail(text('Gewicht', 'Weight'), `${random.between(250, 310)} g`),
        detail(text('Balance', 'Balance'), `${random.between(310, 340)} mm`),
        detail(text('Länge', 'Length'), '685 mm'),
      ],
      searchWords: 'Tennis Schläger Racket Tennisracket Tennisrackets Tennisschläger Turnier Einsteiger',
    },
  ],
};
