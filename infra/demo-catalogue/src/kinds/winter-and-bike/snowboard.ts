import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { snowboardSizes } from '../../reference/sizes.ts';

export const snowboard: KindSpec = {
  kind: 'snowboard',
  models: 9,
  modelNames: [
    'Wechte',
    'Seitenlage',
    'Abendrot',
    'Kuhle',
    'Surfweide',
    'Querfeld',
    'Tiefgang',
    'Schwebezeit',
    'Lawinenhund',
    'Murmel',
    'Nollie',
    'Backside',
    'Frischling',
    'Bogen',
    'Leuchtspur',
    'Neuland',
    'Wolkenbank',
    'Kessel',
    'Windlippe',
    'Halbmond',
    'Sulz',
    'Flachmann',
    'Kometenschweif',
    'Streuner',
    'Gegenlicht',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot', 'beere'],
  sizes: snowboardSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'wintersport/snowboards/all-mountain',
      noun: text('Snowboard', 'Snowboard'),
      genders: [2, 3, 4, 2],
      share: 0.62,
      price: [260, 620],
      openers: both(
        [
          'Vormittags Piste, mittags ein Hang daneben, am Nachmittag der Park: Das {name} macht alles mit.',
          'Piste in the morning, a slope beside it at noon, the park in the afternoon: the {name} is up for it all.',
        ],
        [
          'Das {name} ist das Brett für alle, die nur eines besitzen wollen.',
          'The {name} is the board for anyone who wants to own just one.',
        ],
        [
          'Gutmütig, wenn du müde bist, und wach, wenn du willst. So fährt sich das {name}.',
          'Forgiving when you are tired and lively when you want it: that is how the {name} rides.',
        ],
      ),
      bodies: both(
        [
          'Zwischen den Bindungen liegt das Brett mit Spannung auf, davor und dahinter steigt es leicht an. Das gibt Griff auf Eis und Auftrieb im Pulver.',
          'The board is cambered between the bindings and rises gently beyond them. That gives grip on ice and float in powder.',
        ],
        [
          'Der Kern aus Pappel und Buche ist über die Länge unterschiedlich dick: vorne weich, hinten mit Nachdruck.',
          'The poplar and beech core varies in thickness along its length: soft in front, with drive at the back.',
        ],
        [
          'Der gesinterte Belag nimmt viel Wachs auf und bleibt auch im Frühjahrsschnee schnell.',
          'The sintered base soaks up wax and stays fast even in spring snow.',
        ],
        [
          'Etwas mehr Nase als Heck hält dich im Tiefschnee oben, ohne dass du nach hinten lehnen musst.',
          'A little more nose than tail keeps you up in deep snow without leaning back.',
        ],
      ),
      closers: both(
        [
          'Die richtige Länge reicht dir bis zwischen Kinn und Nase. Wer viel im Pulver fährt, nimmt die längere.',
          'The right length reaches between chin and nose. If you ride a lot of powder, take the longer one.',
        ],
        [
          'Wird gewachst und mit geschliffenen Kanten geliefert. Die Bindung wählst du dazu.',
          'Delivered waxed and with tuned edges. Choose your binding with it.',
        ],
        [
          'Ab Schuhgröße 44 lohnt sich der Blick auf die Breite: Die Zehen sollen nicht überstehen.',
          'From shoe size 44, mind the width: toes should not hang over.',
        ],
      ),
      features: both(
        ['Spannung in der Mitte, Rocker an den Enden', 'Camber in the middle, rocker at the ends'],
        ['Kern aus Pappel und Buche', 'Poplar and beech core'],
        ['Gesinterter Belag', 'Sintered base'],
        ['Stahlkanten rundum', 'Wrap-around steel edges'],
        ['Einsätze für alle gängigen Bindungen', 'Inserts for all common bindings'],
        ['Seitenwangen aus recyceltem Kunststoff', 'Sidewalls of recycled plastic'],
      ),
      details: (random) => [
        detail('Flex', random.pick([text('weich', 'soft'), text('mittel', 'medium'), text('fest', 'stiff')])),
        detail(
          text('Form', 'Shape'),
          random.pick([text('gerichtet', 'directional'), text('gerichteter Twin', 'directional twin')]),
        ),
        detail(text('Vorspannung', 'Profile'), random.pick(['Camber', 'Hybrid', 'Flat'])),
        detail(
          text('Können', 'Level'),
          random.pick([
            text('Einstieg bis Fortgeschritten', 'beginner to intermediate'),
            text('Fortgeschritten', 'intermediate'),
            text('Fortgeschritten bis Könner', 'intermediate to expert'),
          ]),
        ),
      ],
      searchWords: 'Snowboards Board Boards Allmountainboard Freerideboard Snowboarden Wintersport',
    },
    {
      category: 'wintersport/snowboards/freestyle',
      noun: text('Freestyle-Board', 'Freestyle board'),
      genders: [2, 3, 4, 2],
      share: 0.38,
      price: [240, 540],
      openers: both(
        [
          'Vorwärts, rückwärts, egal: Das {name} ist auf beiden Seiten gleich und verzeiht schiefe Landungen.',
          'Forwards, backwards, it does not matter: the {name} is the same at both ends and forgives crooked landings.',
        ],
        [
          'Für die Box, die Kante am Pistenrand und den ersten Sprung, der sitzt: das {name}.',
          'For the box, the lip beside the piste and the first jump you land: the {name}.',
        ],
        [
          'Das {name} dreht schnell, landet weich und wird auch nach dem zwanzigsten Versuch nicht launisch.',
          'The {name} spins fast, lands softly and does not sulk after the twentieth try.',
        ],
      ),
      bodies: both(
        [
          'Der echte Twin ist in Form und Härte symmetrisch. Du fährst ihn in beide Richtungen mit dem gleichen Gefühl.',
          'The true twin is symmetrical in shape and flex. It feels the same in both directions.',
        ],
        [
          'Zwischen den Füßen ist das Brett flach und bleibt auf dem Rail, wo du es hinstellst.',
          'The board is flat between your feet and stays on the rail where you put it.',
        ],
        [
          'Verstärkte Kanten stecken den Kontakt mit Metall weg, der extrudierte Belag lässt sich leicht ausbessern.',
          'Reinforced edges shrug off metal, and the extruded base is easy to repair.',
        ],
      ),
      closers: both(
        [
          'Im Park darf das Brett kürzer sein: bis zum Kinn reicht.',
          'In the park a board may be shorter: up to your chin is enough.',
        ],
        [
          'Bindungen mittig auf dem Twin montieren, dann stimmt das Gleichgewicht.',
          'Mount bindings centred on a twin for the right balance.',
        ],
      ),
      features: both(
        ['Echter Twin', 'True twin'],
        ['Weicher, verspielter Flex', 'Soft, playful flex'],
        ['Verstärkte Kanten', 'Reinforced edges'],
        ['Leicht auszubessernder Belag', 'Easy-to-repair base'],
        ['Einsätze für alle gängigen Bindungen', 'Inserts for all common bindings'],
      ),
      details: (random) => [
        detail('Flex', random.pick([text('weich', 'soft'), text('mittel', 'medium')])),
        detail(text('Form', 'Shape'), text('echter Twin', 'true twin')),
        detail(text('Vorspannung', 'Profile'), random.pick(['Flat', 'Rocker', 'Hybrid'])),
      ],
      searchWords: 'Snowboards Snowboard Freestyleboard Parkboard Twin Board Snowboarden Wintersport',
    },
  ],
};
