import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const skiPants: KindSpec = {
  kind: 'ski-pants',
  models: 10,
  modelNames: [
    'Schneezaun',
    'Tellerlift',
    'Talabfahrt',
    'Winterfest',
    'Schlepper',
    'Gondel',
    'Tiefschnee',
    'Kaltfront',
    'Hahnenschrei',
    'Skigasse',
    'Einkehrschwung',
    'Frosttag',
    'Kessellift',
    'Waldabfahrt',
    'Harsch',
    'Reif',
    'Eiszapfen',
    'Spitzkehre',
    'Aufstiegsspur',
    'Wildbach',
    'Kar',
    'Steilstufe',
    'Wechtengrat',
    'Schneeloch',
    'Nachtlift',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'rot', 'beere', 'sand', 'weiss'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/hosen/skihosen/piste',
      noun: text('Skihose', 'Ski trousers'),
      genders: [0, 5, 5, 5],
      share: 0.6,
      price: [90, 290],
      openers: both(
        [
          'Nasser Sessel, Schneefall von der Seite, eine lange Abfahrt ins Tal: Die {name} hält dich trocken und warm.',
          'Wet chair, snow from the side, a long run to the valley: the {name} keeps you dry and warm.',
        ],
        [
          'Die {name} ist gefüttert, aber nicht steif. Du merkst sie erst, wenn du sie ausziehst.',
          'The {name} is insulated but not stiff. You only notice it when you take it off.',
        ],
        [
          'Vom ersten Lift bis zum Einkehrschwung macht die {name} alles mit, auch den Sturz im Nassschnee.',
          'From the first lift to the last drink the {name} goes along, including the fall in wet snow.',
        ],
      ),
      bodies: both(
        [
          'Die Membran hält 15.000 Millimeter Wassersäule stand, alle Nähte sind innen verklebt.',
          'The membrane withstands a 15,000-millimetre water column, and all seams are taped.',
        ],
        [
          'Knie und Gesäß sind doppelt gefüttert, weil dort der Sessellift am kältesten ist.',
          'Knees and seat have double insulation, because that is where the chairlift is coldest.',
        ],
        [
          'Zipps an den Oberschenkeln lassen Wärme hinaus, wenn die Sonne herauskommt.',
          'Thigh zips let warmth out when the sun comes out.',
        ],
        [
          'Am Saum sitzen ein Schneefang mit Haken und ein Einsatz, den Skikanten nicht durchschneiden.',
          'The hem has a snow gaiter with a hook and an insert that ski edges cannot cut through.',
        ],
      ),
      closers: both(
        [
          'Der Bund lässt sich seitlich verstellen, Träger können eingehängt werden.',
          'The waist adjusts at the sides; braces can be attached.',
        ],
        [
          'Nach dem Waschen bei niedriger Temperatur in den Trockner, das frischt die Imprägnierung auf.',
          'After washing, tumble dry low to refresh the water repellency.',
        ],
        [
          'Fällt normal aus. Im Zweifel über dem Skischuh probieren.',
          'True to size. If in doubt, try it over a ski boot.',
        ],
      ),
      features: both(
        ['15.000 mm Wassersäule, verklebte Nähte', '15,000 mm water column, taped seams'],
        ['Lüftung an den Oberschenkeln', 'Thigh vents'],
        ['Schneefang mit Haken', 'Snow gaiter with hook'],
        ['Kantenschutz am Saum', 'Edge guard at the hem'],
        ['Verstellbarer Bund', 'Adjustable waist'],
        ['Tasche für den Skipass', 'Ski pass pocket'],
        ['Imprägnierung ohne PFAS', 'PFAS-free water repellency'],
      ),
      details: (random) => [
        detail(text('Wassersäule', 'Water column'), text('15.000 mm', '15,000 mm')),
        detail(text('Füllung', 'Insulation'), `${random.pick([40, 60, 80])} g/m²`),
        detail(text('Material', 'Fabric'), text('100 % Polyester', '100% polyester')),
        detail(
          text('Schnitt', 'Fit'),
          random.pick([text('normal', 'regular'), text('gerade', 'straight'), text('weit', 'relaxed')]),
        ),
      ],
      searchWords: 'Skihosen Schihose Schihosen Schneehose Snowboardhose Latzhose Winterhose Hose Ski',
    },
    {
      category: 'bekleidung/hosen/skihosen/skitour',
      noun: text('Tourenhose', 'Touring trousers'),
      genders: [0, 5, 6, 0],
      share: 0.4,
      price: [130, 340],
      openers: both(
        [
          'Bergauf offen, bergab zu: Die {name} regelt mit zwei langen Zipps, was der Tag verlangt.',
          'Open on the way up, closed on the way down: the {name} meets the day with two long zips.',
        ],
        [
          'Die {name} ist für Hänge gemacht, zu denen kein Lift führt.',
          'The {name} is made for slopes no lift leads to.',
        ],
        [
          'Viel Bewegung, wenig Stoff: Mit der {name} gehst du auch im vierten Anstieg noch rund.',
          'Plenty of movement, little fabric: with the {name} your stride stays smooth on the fourth climb.',
        ],
      ),
      bodies: both(
        [
          'Elastischer Softshell an den Seiten, dichte Membran an Knie und Gesäß: Jede Stelle kann, was sie muss.',
          'Stretch softshell at the sides, membrane at knee and seat: each part does what it has to.',
        ],
        [
          'Die Beine sind vorgeformt und unten schmal, damit die Steigeisen nicht hängen bleiben.',
          'Legs are pre-shaped and slim at the hem, so crampons do not catch.',
        ],
        [
          'In der Oberschenkeltasche sitzt das LVS-Gerät fest und ist mit Handschuhen zu erreichen.',
          'The thigh pocket holds your transceiver firmly and opens with gloves on.',
        ],
      ),
      closers: both(
        ['Körpernah geschnitten, mit Platz für eine dünne Unterhose.', 'Close fit with room for a thin base layer.'],
        [
          'Saum passt über jeden Tourenskischuh und lässt sich weiten.',
          'The hem fits over any touring boot and can be widened.',
        ],
      ),
      features: both(
        ['Lange Lüftung mit Zwei-Wege-Zipp', 'Long vents with two-way zips'],
        ['Elastischer Softshell', 'Stretch softshell'],
        ['Tasche für das LVS-Gerät', 'Transceiver pocket'],
        ['Kantenschutz am Saum', 'Edge guard at the hem'],
        ['Vorgeformte Knie', 'Pre-shaped knees'],
        ['Imprägnierung ohne PFAS', 'PFAS-free water repellency'],
      ),
      details: (random) => [
        detail(
          text('Wassersäule', 'Water column'),
          random.pick([text('10.000 mm', '10,000 mm'), text('20.000 mm', '20,000 mm')]),
        ),
        detail(text('Gewicht', 'Weight'), figure(random.between(390, 560), ' g (Größe M)', ' g (size M)')),
        detail(text('Material', 'Fabric'), text('Polyamid, Elasthan', 'Polyamide, elastane')),
      ],
      searchWords: 'Tourenhosen Skitourenhose Skitourenhosen Softshellhose Hardshellhose Freeridehose Skihose Hose',
    },
  ],
};
