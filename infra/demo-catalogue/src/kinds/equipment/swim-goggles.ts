import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { noSizes } from '../../reference/sizes.ts';

export const swimGoggles: KindSpec = {
  kind: 'swim-goggles',
  models: 6,
  modelNames: [
    'Bahnblick',
    'Beckenrand',
    'Wende',
    'Startblock',
    'Fünfzig Meter',
    'Lagen',
    'Tauchzug',
    'Klarwasser',
    'Gleitphase',
    'Kachelblau',
    'Luftholen',
    'Freiwasser',
    'Seeblick',
    'Bojenlinie',
    'Armzug',
    'Perlmutt',
    'Wasserspiegel',
    'Rollwende',
    'Schwimmhalle',
    'Morgenbad',
    'Linie',
    'Strudel',
    'Leine',
    'Delfin',
    'Unterwasser',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot', 'beere'],
  sizes: noSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'ausruestung/brillen/schwimmbrillen',
      noun: text('Schwimmbrille', 'Swim goggles'),
      genders: [8, 0, 0, 3],
      share: 1,
      price: [12, 55],
      openers: both(
        [
          'Aufsetzen, andrücken, vergessen: Die {name} hält dicht, ohne Ränder zu hinterlassen.',
          'Put them on, press, forget them: the {name} seal without leaving marks.',
        ],
        ['Die {name} zeigt die Wand, bevor sie da ist.', 'The {name} show you the wall before it arrives.'],
        [
          'Für die Bahn und für den See: Die {name} sieht nach vorne und zur Seite.',
          'For the lane and for the lake: the {name} look ahead and to the side.',
        ],
      ),
      bodies: both(
        [
          'Die Dichtung aus weichem Silikon passt sich der Augenhöhle an.',
          'The soft silicone seal follows the shape of your eye socket.',
        ],
        [
          'Die Innenseite der Gläser ist gegen Beschlagen beschichtet. Bitte nicht mit dem Finger wischen.',
          'The inside of the lenses is coated against fog. Please do not wipe it with your finger.',
        ],
        [
          'Das geteilte Band sitzt tief und hoch zugleich und verrutscht auch beim Startsprung nicht.',
          'The split strap sits high and low at once and does not shift on a dive.',
        ],
        [
          'Der Steg lässt sich in drei Stufen verstellen oder tauschen.',
          'The nose bridge adjusts in three steps or can be swapped.',
        ],
      ),
      closers: both(
        ['Mit Etui. Nach dem Schwimmen kalt abspülen.', 'With case. Rinse in cold water after swimming.'],
        [
          'Getönte Gläser für draußen, klare für die Halle.',
          'Tinted lenses for outdoors, clear ones for the pool hall.',
        ],
      ),
      features: both(
        ['Dichtung aus Silikon', 'Silicone seal'],
        ['Beschlägt nicht', 'Anti-fog'],
        ['UV-Schutz', 'UV protection'],
        ['Geteiltes Band', 'Split strap'],
        ['Steg verstellbar', 'Adjustable nose bridge'],
        ['Breites Blickfeld', 'Wide field of view'],
      ),
      details: (random) => [
        detail(
          text('Gläser', 'Lenses'),
          random.pick([text('klar', 'clear'), text('getönt', 'tinted'), text('verspiegelt', 'mirrored')]),
        ),
        detail(text('Dichtung', 'Seal'), text('Silikon, latexfrei', 'Silicone, latex-free')),
        detail(text('Gewicht', 'Weight'), `${random.between(28, 52)} g`),
      ],
      searchWords: 'Schwimmbrillen Taucherbrille Chlorbrille Schwimmen Baden Triathlon Freiwasser',
    },
  ],
};
