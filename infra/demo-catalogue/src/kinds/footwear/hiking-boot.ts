import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { shoeSizes } from '../../reference/sizes.ts';

export const hikingBoot: KindSpec = {
  kind: 'hiking-boot',
  models: 28,
  modelNames: [
    'Steig',
    'Karst',
    'Almweg',
    'Schober',
    'Wegmark',
    'Geröll',
    'Hochtor',
    'Kammweg',
    'Firn',
    'Zustieg',
    'Schrofen',
    'Gipfelbuch',
    'Jausenplatz',
    'Hochalm',
    'Moräne',
    'Latschenkiefer',
    'Steinmann',
    'Wurzelpfad',
    'Kaser',
    'Rinnsal',
    'Sattel',
    'Bergrast',
    'Blockfeld',
    'Höhenweg',
    'Talschluss',
    'Scharte',
    'Gamssteig',
  ],
  colours: ['schwarz', 'grau', 'oliv', 'sand', 'blau', 'petrol', 'rot', 'beere'],
  sizes: shoeSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'schuhe/wanderschuhe/wanderstiefel',
      noun: text('Wanderstiefel', 'Hiking boot'),
      genders: [0, 5, 6, 2],
      share: 0.6,
      price: [140, 270],
      openers: both(
        [
          'Ein Stiefel für Mehrtagestouren mit vollem Rucksack: Der {name} stützt den Knöchel, ohne ihn einzusperren.',
          'A boot for several days with a full pack: the {name} supports your ankle without locking it in.',
        ],
        [
          'Von der Hütte zum Gipfel und am nächsten Tag weiter. Der {name} ist dafür gebaut, lange zu halten und lange bequem zu sein.',
          'From the hut to the summit and on again the next day. The {name} is built to last long and stay comfortable for long.',
        ],
        [
          'Der {name} nimmt dir Geröllfelder, nasse Wiesen und lange Forstwege ab und bleibt dabei trittsicher.',
          'The {name} deals with scree, wet meadows and long forest roads and stays sure-footed throughout.',
        ],
      ),
      bodies: both(
        [
          'Das Leder ist 2,2 Millimeter stark, rundum verläuft ein hoher Gummirand. Die Membran darunter hält Wasser ab und lässt Schweiß hinaus.',
          'The leather is 2.2 millimetres thick, with a high rubber rand all round. The membrane below keeps water out and lets sweat escape.',
        ],
        [
          'Haken oberhalb des Rists erlauben, Fuß und Schaft verschieden fest zu schnüren: locker bergauf, fest bergab.',
          'Hooks above the instep let you lace foot and shaft differently: loose uphill, tight downhill.',
        ],
        [
          'Die Sohle federt an der Ferse, ist in der Mitte verwindungssteif und lässt sich beim Schuster erneuern.',
          'The sole is cushioned at the heel, torsionally stiff in the middle and can be replaced by a cobbler.',
        ],
        [
          'Weicher Schaum rund um den Knöchel schmiegt sich nach wenigen Stunden an und beugt Druckstellen vor.',
          'Soft foam around the ankle moulds to it within a few hours and prevents pressure points.',
        ],
      ),
      closers: both(
        [
          'Leder ab und zu wachsen, dann hält der Stiefel viele Jahre.',
          'Wax the leather now and then, and the boot will last for years.',
        ],
        [
          'Fällt normal aus. Probiere ihn mit der Socke an, mit der du gehst.',
          'True to size. Try it on with the sock you walk in.',
        ],
        ['Zum Einlaufen reichen zwei, drei kürzere Runden.', 'Two or three shorter walks are enough to break it in.'],
      ),
      features: both(
        ['Wasserdichte, atmungsaktive Membran', 'Waterproof, breathable membrane'],
        ['Umlaufender Geröllschutz aus Gummi', 'Rubber rand all round'],
        ['Zwei Schnürzonen', 'Two lacing zones'],
        ['Neu besohlbar', 'Can be resoled'],
        ['Gepolsterter Schaft', 'Padded shaft'],
        ['Griffige Profilsohle, auch auf nassem Fels', 'Grippy sole, even on wet rock'],
      ),
      details: (random) => [
        detail(text('Gewicht', 'Weight'), figure(random.between(540, 720), ' g (Größe 42)', ' g (size 42)')),
        detail(
          text('Obermaterial', 'Upper'),
          random.pick([
            text('Nubukleder', 'Nubuck'),
            text('Velourleder und Textil', 'Suede and textile'),
            text('Glattleder', 'Smooth leather'),
          ]),
        ),
        detail(text('Schafthöhe', 'Shaft height'), text('über den Knöchel', 'above the ankle')),
        detail(
          text('Steigeisen', 'Crampons'),
          random.pick([
            text('nicht steigeisenfest', 'not crampon compatible'),
            text('bedingt steigeisenfest', 'for strap-on crampons'),
          ]),
        ),
      ],
      searchWords: 'Wanderschuhe Wanderschuh Bergschuhe Bergschuh Trekkingschuhe Wandern Trekking Schuhe Boots',
    },
    {
      kind: 'hiking-shoe',
      category: 'schuhe/wanderschuhe/halbschuhe',
      noun: text('Wanderschuh', 'Hiking shoe'),
      genders: [0, 5, 5, 3],
      share: 0.4,
      price: [90, 170],
      openers: both(
        [
          'Für Almwege, den Hausberg nach der Arbeit und den Weg zum See: Der {name} ist leicht und doch ein richtiger Bergschuh.',
          'For alpine pastures, your local hill after work and the way to the lake: the {name} is light and yet a real mountain shoe.',
        ],
        [
          'Der {name} fühlt sich an wie ein Sportschuh und hat die Sohle eines Wanderschuhs.',
          'The {name} feels like a trainer and has the sole of a hiking boot.',
        ],
        [
          'Wenig Gewicht, viel Halt: Mit dem {name} gehst du beschwingt los und kommst mit frischen Füßen an.',
          'Little weight, plenty of hold: with the {name} you set off lightly and arrive with fresh feet.',
        ],
      ),
      bodies: both(
        [
          'Das Textilgewebe ist luftig, an den Zehen und an der Ferse schützen angespritzte Kappen vor Steinen.',
          'The fabric is airy; moulded caps at toe and heel protect against stones.',
        ],
        [
          'Eine Schaumsohle dämpft harte Tritte, die Lauffläche darunter hat tiefe Profilkanten zum Bremsen beim Bergabgehen.',
          'A foam midsole cushions hard steps, and the outsole has deep edges to brake on the way down.',
        ],
        [
          'Die dünne Membran hält Regen und Morgentau ab. Auf warmen Touren führt sie die Feuchtigkeit nach außen.',
          'The thin membrane keeps out rain and morning dew. On warm days it moves moisture outwards.',
        ],
      ),
      closers: both(
        [
          'Mit Bürste und lauwarmem Wasser reinigen, danach neu imprägnieren.',
          'Clean with a brush and lukewarm water, then reproof.',
        ],
        [
          'Fällt normal aus; mit dicker Socke eine halbe Größe mehr nehmen.',
          'True to size; with a thick sock take half a size more.',
        ],
        ['Auch im Alltag ein bequemer Schuh.', 'A comfortable shoe for every day, too.'],
      ),
      features: both(
        ['Leichtes, robustes Textilgewebe', 'Light, robust fabric'],
        ['Angespritzte Zehenkappe', 'Moulded toe cap'],
        ['Dämpfende Zwischensohle', 'Cushioning midsole'],
        ['Profil mit Bremskante', 'Sole with braking edge'],
        ['Zugschlaufe an der Ferse', 'Pull loop at the heel'],
      ),
      details: (random) => [
        detail(text('Gewicht', 'Weight'), figure(random.between(340, 460), ' g (Größe 42)', ' g (size 42)')),
        detail(text('Obermaterial', 'Upper'), text('Textil mit Kunststoffkappen', 'Textile with moulded caps')),
        detail(text('Schafthöhe', 'Shaft height'), text('unter dem Knöchel', 'below the ankle')),
        detail(
          text('Membran', 'Membrane'),
          random.pick([text('wasserdicht', 'waterproof'), text('ohne, besonders luftig', 'none, extra airy')]),
        ),
      ],
      searchWords: 'Wanderschuhe Halbschuhe Zustiegsschuhe Outdoorschuhe Bergschuhe Wandern Trekking Schuhe',
    },
  ],
};
