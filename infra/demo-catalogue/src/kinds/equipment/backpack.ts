import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { noSizes } from '../../reference/sizes.ts';

export const backpack: KindSpec = {
  kind: 'backpack',
  models: 14,
  modelNames: [
    'Jause',
    'Übergang',
    'Rast',
    'Traglast',
    'Biwakzeug',
    'Tagwerk',
    'Fernweg',
    'Proviant',
    'Gepäckträger',
    'Wegzehrung',
    'Sieben Sachen',
    'Tagesmarsch',
    'Feldflasche',
    'Umhang',
    'Sonntagsweg',
    'Wandertag',
    'Packesel',
    'Zwischenstation',
    'Murmeltier',
    'Brotzeit',
    'Aufbruch',
    'Rückenlehne',
    'Jägerstand',
    'Landkarte',
    'Kiepe',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'sand'],
  sizes: noSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'ausruestung/rucksaecke/tagesrucksaecke',
      noun: text('Wanderrucksack', 'Hiking backpack'),
      genders: [6, 2, 1, 2],
      share: 1,
      price: [70, 150],
      openers: both(
        [
          'Regenjacke, Jause, zwei Flaschen und noch Platz: Der {name} ist der Rucksack für den ganzen Tag.',
          'Rain jacket, lunch, two bottles and still room: the {name} is the pack for a whole day.',
        ],
        [
          'Der {name} trägt sich, als hätte man die Hälfte daheim gelassen.',
          'The {name} carries as if you had left half of it at home.',
        ],
        [
          'Ein Griff nach hinten genügt: Beim {name} ist alles dort, wo du es erwartest.',
          'Just reach back: with the {name} everything is where you expect it.',
        ],
      ),
      bodies: both(
        [
          'Ein gespanntes Netz hält den Rücken frei, damit Luft durchzieht. Der Hüftgurt nimmt die Last von den Schultern.',
          'A tensioned mesh keeps your back clear so air passes through. The hip belt takes the load off your shoulders.',
        ],
        [
          'Im Deckel liegen die kleinen Dinge, vorne eine Netztasche für Nasses, seitlich halten Schlaufen die Stöcke.',
          'Small things go in the top, wet ones in the front pocket, and loops at the side hold your poles.',
        ],
        [
          'Der Stoff ist dicht gewebt und am Boden doppelt; die Regenhülle steckt in einem eigenen Fach.',
          'The fabric is tightly woven and doubled at the base; the rain cover has a pocket of its own.',
        ],
      ),
      closers: both(
        ['Vorbereitet für eine Trinkblase bis drei Liter.', 'Ready for a hydration bladder of up to three litres.'],
        [
          'Mit einem feuchten Tuch reinigen, nicht in der Maschine waschen.',
          'Wipe with a damp cloth, do not machine wash.',
        ],
        ['Die Rückenlänge lässt sich verstellen.', 'The back length is adjustable.'],
      ),
      features: both(
        ['Belüfteter Netzrücken', 'Ventilated mesh back'],
        ['Regenhülle im eigenen Fach', 'Rain cover in its own pocket'],
        ['Hüftgurt mit zwei Taschen', 'Hip belt with two pockets'],
        ['Halterung für Stöcke', 'Pole attachment'],
        ['Fach für Trinkblase', 'Hydration sleeve'],
        ['Aus recyceltem Polyamid', 'Recycled polyamide'],
      ),
      details: (random) => [
        detail(text('Volumen', 'Volume'), `${random.pick([18, 22, 26, 30, 34])} l`),
        detail(text('Gewicht', 'Weight'), `${random.between(780, 1180)} g`),
        detail(text('Rückensystem', 'Back system'), text('Netzrücken', 'mesh back')),
      ],
      searchWords: 'Rucksäcke Rucksack Daypack Tagesrucksack Tourenrucksack Wandern Tasche',
    },
  ],
};
