import { at, decimal, detail, type KindSpec } from '../kind-spec.ts';
import { skiSizes } from '../sizes.ts';

export const ski: KindSpec = {
  kind: 'ski',
  models: 18,
  modelNames: ['Firnspiegel', 'Carve', 'Hochkar', 'Schwungrad', 'Pulver', 'Kante', 'Steilhang'],
  colours: ['schwarz', 'weiss', 'blau', 'petrol', 'orange', 'rot', 'gelb'],
  sizes: skiSizes,
  isHeavy: true,
  isBike: false,
  isSki: true,
  lines: [
    {
      category: 'wintersport/ski/pistenski',
      noun: { at: 'Pistenski' },
      genders: [4, 2, 2, 3],
      share: 0.6,
      price: [320, 690],
      openers: at(
        'Frisch gewalzt um halb neun, und du bist der Erste am Hang: Dafür ist der {name} gebaut.',
        'Der {name} zieht sauber in den Schwung und verzeiht, wenn die Beine am Nachmittag müde werden.',
        'Ruhig bei Tempo, wendig auf kurzen Radien: Der {name} nimmt die Piste, wie sie kommt.',
      ),
      bodies: at(
        'Der Holzkern aus Esche und Pappel gibt dem Ski Spannung, zwei Lagen Metall halten ihn auf Eis ruhig.',
        'Die Schaufel ist leicht aufgebogen und leitet den Schwung früh ein, die Kante greift über die ganze Länge.',
        'Ein Dämpfungseinsatz vor der Bindung nimmt Schläge auf, bevor sie am Knie ankommen.',
      ),
      closers: at(
        'Ohne Bindung; die passende montieren wir und stellen sie auf dich ein.',
        'Länge: etwa bis zum Kinn für kurze Schwünge, bis zur Nase für hohes Tempo.',
        'Zwei Jahre Garantie auf Kern und Kanten.',
      ),
      features: at(
        'Holzkern aus Esche und Pappel',
        'Zwei Lagen Metall',
        'Leicht aufgebogene Schaufel',
        'Seitenwange über die volle Länge',
        'Vorbereitet für alle gängigen Bindungen',
      ),
      details: (random) => [
        detail('Radius', `${decimal(random.between(110, 165) / 10)} m`),
        detail('Mittelbreite', `${random.between(66, 76)} mm`),
        detail('Niveau', random.pick(['Einstieg bis Fortgeschritten', 'Fortgeschritten', 'sportlich'])),
      ],
      searchWords: 'Ski Schi Alpinski Carvingski Skifahren Piste Wintersport Schifahren',
    },
    {
      category: 'wintersport/ski/tourenski',
      noun: { at: 'Tourenski' },
      genders: [5, 2, 2, 0],
      share: 0.4,
      price: [390, 720],
      openers: at(
        'Leicht hinauf, sicher hinunter: Der {name} spart im Aufstieg Kraft, die du für die Abfahrt brauchst.',
        'Der {name} ist für lange Frühjahrstouren gemacht, wenn oben Pulver liegt und unten Firn.',
      ),
      bodies: at(
        'Ein Kern aus Paulownia und Karbonfasern hält das Gewicht niedrig, ohne dass der Ski bei Harsch zu flattern beginnt.',
        'Breite Schaufel, schmales Ende: Der Ski schwimmt auf und lässt sich trotzdem leicht umspringen.',
        'Eine Nut am Skiende hält das Steigfell, auch wenn es kalt und feucht ist.',
      ),
      closers: at(
        'Ohne Bindung. Passende Felle findest du im Zubehör.',
        'Länge: ungefähr Körpergröße minus zehn Zentimeter.',
      ),
      features: at(
        'Kern aus Paulownia mit Karbon',
        'Aufgebogene Schaufel',
        'Nut für das Steigfell',
        'Verstärkte Bindungszone',
        'Gesinterter Belag',
      ),
      details: (random) => [
        detail('Radius', `${decimal(random.between(165, 210) / 10)} m`),
        detail('Mittelbreite', `${random.between(82, 96)} mm`),
        detail('Gewicht', `${decimal(random.between(115, 148) / 100, 2)} kg je Ski (170 cm)`),
      ],
      searchWords: 'Ski Schi Tourenski Skitour Skitouren Schitour Freeride Wintersport Backcountry',
    },
  ],
};
