import { both, detail, type KindSpec, measured, text } from '../../generator/kind-spec.ts';
import { skiSizes } from '../../reference/sizes.ts';

export const ski: KindSpec = {
  kind: 'ski',
  models: 18,
  modelNames: [
    'Firnspiegel',
    'Carve',
    'Hochkar',
    'Schwungrad',
    'Pulver',
    'Kante',
    'Steilhang',
    'Hangwechsel',
    'Talblick',
    'Gipfelhang',
    'Erste Spur',
    'Sulz',
    'Windlippe',
    'Kurzschwung',
    'Morgenpiste',
    'Rinnenfieber',
    'Latschenhang',
    'Karwoche',
    'Nordseite',
    'Einfahrt',
    'Gegenhang',
    'Schneegeier',
    'Aufschwung',
    'Kristall',
    'Umkehrpunkt',
  ],
  colours: ['schwarz', 'weiss', 'blau', 'petrol', 'orange', 'rot', 'gelb'],
  sizes: skiSizes,
  isHeavy: true,
  isBike: false,
  isSki: true,
  lines: [
    {
      category: 'wintersport/ski/pistenski',
      noun: text('Pistenski', 'Piste skis'),
      genders: [4, 2, 2, 3],
      share: 0.6,
      price: [320, 690],
      openers: both(
        [
          'Frisch gewalzt um halb neun, und du bist der Erste am Hang: Dafür ist der {name} gebaut.',
          'Freshly groomed at half past eight and you are first on the slope: that is what the {name} is built for.',
        ],
        [
          'Der {name} zieht sauber in den Schwung und verzeiht, wenn die Beine am Nachmittag müde werden.',
          'The {name} pulls cleanly into the turn and forgives tired afternoon legs.',
        ],
        [
          'Ruhig bei Tempo, wendig auf kurzen Radien: Der {name} nimmt die Piste, wie sie kommt.',
          'Calm at speed, nimble in short turns: the {name} takes the piste as it comes.',
        ],
      ),
      bodies: both(
        [
          'Der Holzkern aus Esche und Pappel gibt dem Ski Spannung, zwei Lagen Metall halten ihn auf Eis ruhig.',
          'The ash and poplar core gives the ski its spring; two sheets of metal keep it calm on ice.',
        ],
        [
          'Die Schaufel ist leicht aufgebogen und leitet den Schwung früh ein, die Kante greift über die ganze Länge.',
          'A slightly rockered tip starts the turn early, and the edge grips along its full length.',
        ],
        [
          'Ein Dämpfungseinsatz vor der Bindung nimmt Schläge auf, bevor sie am Knie ankommen.',
          'A damper in front of the binding takes the blows before they reach your knee.',
        ],
      ),
      closers: both(
        [
          'Ohne Bindung; die passende montieren wir und stellen sie auf dich ein.',
          'Without binding; we mount the one that suits and set it for you.',
        ],
        [
          'Länge: etwa bis zum Kinn für kurze Schwünge, bis zur Nase für hohes Tempo.',
          'Length: about chin height for short turns, nose height for speed.',
        ],
        ['Zwei Jahre Garantie auf Kern und Kanten.', 'Two-year guarantee on core and edges.'],
      ),
      features: both(
        ['Holzkern aus Esche und Pappel', 'Ash and poplar core'],
        ['Zwei Lagen Metall', 'Two sheets of metal'],
        ['Leicht aufgebogene Schaufel', 'Slight tip rocker'],
        ['Seitenwange über die volle Länge', 'Full sidewall'],
        ['Vorbereitet für alle gängigen Bindungen', 'Ready for all common bindings'],
      ),
      details: (random) => [
        detail('Radius', measured(random.between(110, 165) / 10, 1, 'm')),
        detail(text('Mittelbreite', 'Waist width'), `${random.between(66, 76)} mm`),
        detail(
          text('Niveau', 'Level'),
          random.pick([
            text('Einstieg bis Fortgeschritten', 'beginner to intermediate'),
            text('Fortgeschritten', 'intermediate'),
            text('sportlich', 'sporty'),
          ]),
        ),
      ],
      searchWords: 'Ski Schi Alpinski Carvingski Skifahren Piste Wintersport Schifahren',
    },
    {
      kind: 'touring-ski',
      category: 'wintersport/ski/tourenski',
      noun: text('Tourenski', 'Touring skis'),
      genders: [5, 2, 2, 0],
      share: 0.4,
      price: [390, 720],
      openers: both(
        [
          'Leicht hinauf, sicher hinunter: Der {name} spart im Aufstieg Kraft, die du für die Abfahrt brauchst.',
          'Light on the way up, secure on the way down: the {name} saves strength you will need for the descent.',
        ],
        [
          'Der {name} ist für lange Frühjahrstouren gemacht, wenn oben Pulver liegt und unten Firn.',
          'The {name} is made for long spring tours with powder above and corn snow below.',
        ],
      ),
      bodies: both(
        [
          'Ein Kern aus Paulownia und Karbonfasern hält das Gewicht niedrig, ohne dass der Ski bei Harsch zu flattern beginnt.',
          'A paulownia and carbon core keeps the weight low without the ski starting to flutter on crust.',
        ],
        [
          'Breite Schaufel, schmales Ende: Der Ski schwimmt auf und lässt sich trotzdem leicht umspringen.',
          'Wide tip, narrow tail: the ski floats and still jump-turns easily.',
        ],
        [
          'Eine Nut am Skiende hält das Steigfell, auch wenn es kalt und feucht ist.',
          'A notch at the tail holds the skin, even when it is cold and damp.',
        ],
      ),
      closers: both(
        [
          'Ohne Bindung. Passende Felle findest du im Zubehör.',
          'Without binding. Matching skins are among the accessories.',
        ],
        ['Länge: ungefähr Körpergröße minus zehn Zentimeter.', 'Length: roughly your height minus ten centimetres.'],
      ),
      features: both(
        ['Kern aus Paulownia mit Karbon', 'Paulownia core with carbon'],
        ['Aufgebogene Schaufel', 'Tip rocker'],
        ['Nut für das Steigfell', 'Skin notch'],
        ['Verstärkte Bindungszone', 'Reinforced binding zone'],
        ['Gesinterter Belag', 'Sintered base'],
      ),
      details: (random) => [
        detail('Radius', measured(random.between(165, 210) / 10, 1, 'm')),
        detail(text('Mittelbreite', 'Waist width'), `${random.between(82, 96)} mm`),
        detail(text('Gewicht je Ski', 'Weight per ski'), measured(random.between(115, 148) / 100, 2, 'kg (170 cm)')),
      ],
      searchWords: 'Ski Schi Tourenski Skitour Skitouren Schitour Freeride Wintersport Backcountry',
    },
  ],
};
