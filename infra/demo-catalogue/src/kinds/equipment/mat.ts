import { both, detail, type KindSpec, measured, text } from '../../generator/kind-spec.ts';
import { exerciseMatSizes, sleepingMatSizes } from '../../reference/sizes.ts';

export const mat: KindSpec = {
  kind: 'mat',
  models: 9,
  modelNames: [
    'Sonnengruß',
    'Baum',
    'Krieger',
    'Kobra',
    'Atempause',
    'Mitte',
    'Stille',
    'Ruhepuls',
    'Kranich',
    'Standfest',
    'Fluss',
    'Abendlicht',
    'Morgenkreis',
    'Lotus',
    'Gleichgewicht',
    'Bergsitz',
    'Wiegeschritt',
    'Grundruhe',
    'Blattgold',
    'Kiesel',
    'Weite',
    'Moosgrund',
    'Kernkraft',
    'Balance',
    'Zehenspitz',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'orange', 'rot', 'beere', 'sand'],
  sizes: (_, { category }) => (category.endsWith('isomatten') ? sleepingMatSizes() : exerciseMatSizes()),
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'sportgeraete/training/matten',
      noun: text('Yogamatte', 'Yoga mat'),
      genders: [1, 0, 0, 0],
      share: 0.4,
      price: [25, 90],
      openers: both(
        [
          'Die {name} rutscht nicht, riecht nicht und rollt sich nicht auf.',
          'The {name} does not slip, does not smell and does not curl up.',
        ],
        [
          'Vier Millimeter zwischen dir und dem Parkett: Die {name} ist fest genug für den Stand und weich genug für die Knie.',
          'Four millimetres between you and the floor: the {name} is firm enough to stand on and soft enough for your knees.',
        ],
      ),
      bodies: both(
        [
          'Die Oberseite greift trocken wie feucht, die Unterseite hält auf Holz, Stein und Teppich.',
          'The top grips dry or damp; the underside holds on wood, stone and carpet.',
        ],
        [
          'Feine Linien zeigen die Mitte und den Abstand der Füße an.',
          'Fine lines mark the centre and the distance between your feet.',
        ],
        [
          'Naturkautschuk statt PVC: Das Material ist frei von Weichmachern.',
          'Natural rubber instead of PVC: the material is free of plasticisers.',
        ],
      ),
      closers: both(
        ['Mit lauwarmem Wasser abwischen und hängend trocknen.', 'Wipe with lukewarm water and hang to dry.'],
        [
          'Die ersten Tage flach liegen lassen, dann liegt sie für immer flach.',
          'Leave it flat for the first days and it will stay flat for good.',
        ],
      ),
      features: both(
        ['Rutschfest auf beiden Seiten', 'Non-slip on both sides'],
        ['Linien zur Ausrichtung', 'Alignment lines'],
        ['Naturkautschuk', 'Natural rubber'],
        ['Frei von Weichmachern', 'Free of plasticisers'],
        ['Zum Abwischen', 'Wipe clean'],
      ),
      details: (random) => [
        detail(text('Stärke', 'Thickness'), `${random.pick([4, 5, 6])} mm`),
        detail(text('Gewicht', 'Weight'), measured(random.between(14, 27) / 10, 1, 'kg')),
        detail(
          text('Material', 'Material'),
          random.pick([
            text('Naturkautschuk', 'Natural rubber'),
            text('Kork und Naturkautschuk', 'Cork and natural rubber'),
          ]),
        ),
      ],
      searchWords: 'Yogamatten Matte Pilatesmatte Yoga Pilates Unterlage',
    },
    {
      category: 'sportgeraete/training/matten',
      noun: text('Trainingsmatte', 'Exercise mat'),
      genders: [1, 0, 0, 0],
      share: 0.3,
      price: [19, 70],
      openers: both(
        [
          'Liegestütz, Dehnen, Rückenschule: Die {name} liegt immer bereit.',
          'Press-ups, stretching, back exercises: the {name} is always ready.',
        ],
        [
          'Die {name} ist die dicke Schwester der Yogamatte und nimmt Druck von Wirbeln und Ellbogen.',
          'The {name} is the thick sister of a yoga mat and takes pressure off spine and elbows.',
        ],
      ),
      bodies: both(
        [
          'Der geschlossenzellige Schaum nimmt keinen Schweiß auf und federt nach Jahren noch zurück.',
          'The closed-cell foam absorbs no sweat and still springs back after years.',
        ],
        [
          'Die Rippen an der Unterseite halten sie auf glattem Boden, wo sie ist.',
          'Ribs on the underside keep it where it is on smooth floors.',
        ],
        [
          'Zwei Bänder halten sie gerollt, an einem davon hängt sie an der Wand.',
          'Two straps keep it rolled, and one of them hangs it on the wall.',
        ],
      ),
      closers: both(
        ['Mit mildem Reiniger abwischen.', 'Wipe with a mild cleaner.'],
        ['Auch für die Wiese: Die Unterseite ist unempfindlich.', 'Fine on grass, too: the underside does not mind.'],
      ),
      features: both(
        ['Geschlossenzelliger Schaum', 'Closed-cell foam'],
        ['Gerippte Unterseite', 'Ribbed underside'],
        ['Mit Tragebändern', 'With carry straps'],
        ['Nimmt keine Feuchtigkeit auf', 'Absorbs no moisture'],
      ),
      details: (random) => [
        detail(text('Stärke', 'Thickness'), `${random.pick([8, 10, 12, 15])} mm`),
        detail(text('Gewicht', 'Weight'), measured(random.between(9, 19) / 10, 1, 'kg')),
        detail(text('Material', 'Material'), text('NBR-Schaum', 'NBR foam')),
      ],
      searchWords: 'Gymnastikmatte Trainingsmatte Fitnessmatte Sportmatte Matten Turnmatte Fitness',
    },
    {
      kind: 'sleeping-mat',
      category: 'ausruestung/camping/isomatten',
      noun: text('Isomatte', 'Sleeping mat'),
      genders: [1, 0, 0, 0],
      share: 0.3,
      price: [29, 130],
      openers: both(
        [
          'Kein Ventil, kein Loch, keine Panne: Die {name} ist ausgerollt und fertig.',
          'No valve, no hole, no drama: unroll the {name} and you are done.',
        ],
        [
          'Was von unten kommt, ist die Kälte. Die {name} hält sie dort.',
          'The cold comes from below. The {name} keeps it there.',
        ],
      ),
      bodies: both(
        [
          'Der Schaum ist genoppt: Die Täler halten warme Luft, die Höcker tragen.',
          'The foam is dimpled: the valleys hold warm air, the bumps carry you.',
        ],
        [
          'Eine Seite ist mit Aluminium bedampft und wirft die Wärme des Körpers zurück.',
          'One side is coated with aluminium and reflects body heat.',
        ],
        [
          'Außen am Rucksack darf sie nass werden, sie nimmt nichts auf.',
          'Strapped outside your pack it may get wet; it absorbs nothing.',
        ],
      ),
      closers: both(
        ['Mit zwei Bändern zum Festschnallen.', 'With two straps for your pack.'],
        [
          'Der R-Wert sagt, wie gut sie isoliert: ab 2 reicht es für Nächte über null.',
          'The R-value tells how well it insulates: 2 is enough for nights above freezing.',
        ],
      ),
      features: both(
        ['Ohne Ventil', 'No valve'],
        ['Reflektierende Oberseite', 'Reflective top'],
        ['Nimmt kein Wasser auf', 'Absorbs no water'],
        ['Mit zwei Bändern', 'With two straps'],
        ['Genoppter Schaum', 'Dimpled foam'],
      ),
      details: (random) => [
        detail(text('R-Wert', 'R-value'), measured(random.between(14, 26) / 10, 1, '(ASTM F3340)')),
        detail(text('Gewicht', 'Weight'), `${random.between(28, 52) * 10} g`),
        detail(text('Stärke', 'Thickness'), `${random.pick([15, 18, 20])} mm`),
      ],
      searchWords: 'Isomatten Isomatte Schlafmatte Schaummatte Unterlegmatte Camping Biwak Zelten',
    },
  ],
};
