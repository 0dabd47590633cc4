import { at, detail, type KindSpec } from '../kind-spec.ts';
import { shoeSizes } from '../sizes.ts';

export const hikingBoot: KindSpec = {
  kind: 'hiking-boot',
  models: 28,
  modelNames: ['Steig', 'Karst', 'Almweg', 'Schober', 'Wegmark', 'Geröll', 'Hochtor', 'Kammweg', 'Firn'],
  colours: ['schwarz', 'grau', 'oliv', 'sand', 'blau', 'petrol', 'rot', 'beere'],
  sizes: shoeSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'schuhe/wanderschuhe/wanderstiefel',
      noun: { at: 'Wanderstiefel' },
      genders: [0, 5, 6, 2],
      share: 0.6,
      price: [140, 270],
      openers: at(
        'Ein Stiefel für Mehrtagestouren mit vollem Rucksack: Der {name} stützt den Knöchel, ohne ihn einzusperren.',
        'Von der Hütte zum Gipfel und am nächsten Tag weiter. Der {name} ist dafür gebaut, lange zu halten und lange bequem zu sein.',
        'Der {name} nimmt dir Geröllfelder, nasse Wiesen und lange Forstwege ab und bleibt dabei trittsicher.',
      ),
      bodies: at(
        'Das Leder ist 2,2 Millimeter stark, rundum verläuft ein hoher Gummirand. Die Membran darunter hält Wasser ab und lässt Schweiß hinaus.',
        'Haken oberhalb des Rists erlauben, Fuß und Schaft verschieden fest zu schnüren: locker bergauf, fest bergab.',
        'Die Sohle federt an der Ferse, ist in der Mitte verwindungssteif und lässt sich beim Schuster erneuern.',
        'Weicher Schaum rund um den Knöchel schmiegt sich nach wenigen Stunden an und beugt Druckstellen vor.',
      ),
      closers: at(
        'Leder ab und zu wachsen, dann hält der Stiefel viele Jahre.',
        'Fällt normal aus. Probiere ihn mit der Socke an, mit der du gehst.',
        'Zum Einlaufen reichen zwei, drei kürzere Runden.',
      ),
      features: at(
        'Wasserdichte, atmungsaktive Membran',
        'Umlaufender Geröllschutz aus Gummi',
        'Zwei Schnürzonen',
        'Neu besohlbar',
        'Gepolsterter Schaft',
        'Griffige Profilsohle, auch auf nassem Fels',
      ),
      details: (random) => [
        detail('Gewicht', `${random.between(540, 720)} g (Größe 42)`),
        detail('Obermaterial', random.pick(['Nubukleder', 'Velourleder und Textil', 'Glattleder'])),
        detail('Schafthöhe', 'über den Knöchel'),
        detail('Steigeisen', random.pick(['nicht steigeisenfest', 'bedingt steigeisenfest'])),
      ],
      searchWords: 'Wanderschuhe Wanderschuh Bergschuhe Bergschuh Trekkingschuhe Wandern Trekking Schuhe Boots',
    },
    {
      category: 'schuhe/wanderschuhe/halbschuhe',
      noun: { at: 'Wanderschuh' },
      genders: [0, 5, 5, 3],
      share: 0.4,
      price: [90, 170],
      openers: at(
        'Für Almwege, den Hausberg nach der Arbeit und den Weg zum See: Der {name} ist leicht und doch ein richtiger Bergschuh.',
        'Der {name} fühlt sich an wie ein Sportschuh und hat die Sohle eines Wanderschuhs.',
        'Wenig Gewicht, viel Halt: Mit dem {name} gehst du beschwingt los und kommst mit frischen Füßen an.',
      ),
      bodies: at(
        'Das Textilgewebe ist luftig, an den Zehen und an der Ferse schützen angespritzte Kappen vor Steinen.',
        'Eine Schaumsohle dämpft harte Tritte, die Lauffläche darunter hat tiefe Profilkanten zum Bremsen beim Bergabgehen.',
        'Die dünne Membran hält Regen und Morgentau ab. Auf warmen Touren führt sie die Feuchtigkeit nach außen.',
      ),
      closers: at(
        'Mit Bürste und lauwarmem Wasser reinigen, danach neu imprägnieren.',
        'Fällt normal aus; mit dicker Socke eine halbe Größe mehr nehmen.',
        'Auch im Alltag ein bequemer Schuh.',
      ),
      features: at(
        'Leichtes, robustes Textilgewebe',
        'Angespritzte Zehenkappe',
        'Dämpfende Zwischensohle',
        'Profil mit Bremskante',
        'Zugschlaufe an der Ferse',
      ),
      details: (random) => [
        detail('Gewicht', `${random.between(340, 460)} g (Größe 42)`),
        detail('Obermaterial', 'Textil mit Kunststoffkappen'),
        detail('Schafthöhe', 'unter dem Knöchel'),
        detail('Membran', random.pick(['wasserdicht', 'ohne, besonders luftig'])),
      ],
      searchWords: 'Wanderschuhe Halbschuhe Zustiegsschuhe Outdoorschuhe Bergschuhe Wandern Trekking Schuhe',
    },
  ],
};
