import type { Localized } from '@bergauf/catalogue-format/records/fields';
import type { SeedProduct } from '../demo-product.ts';
import { additionValues } from '../reference/additions.ts';
import { categoryTrail } from '../reference/categories.ts';
import { ladderOf, reducedPrice } from './price-ladder.ts';
import type { Random } from './random.ts';

type Workshop = {
  /** Categories including their descendants. */
  readonly categories: readonly string[];
  /** The work done, by grade: as new, very good, good. */
  readonly notes: readonly [Localized, Localized, Localized];
};

// Categories that the shop refurbishes.
const workshops: readonly Workshop[] = [
  {
    categories: ['fahrraeder/mountainbikes', 'fahrraeder/gravelbikes', 'fahrraeder/kinderraeder'],
    notes: [
      {
        at: 'Wie neu: Vorführrad mit höchstens 50 Kilometern, in unserer Werkstatt durchgesehen und eingestellt.',
        en: 'As new: a demo bike with 50 kilometres at most, checked and adjusted in our workshop.',
      },
      {
        at: 'Sehr gut: Testrad einer Saison. Kette, Züge und Bremsbeläge sind neu, am Rahmen gibt es feine Kratzer.',
        en: 'Very good: a test bike of one season. New chain, cables and brake pads; fine scratches on the frame.',
      },
      {
        at: 'Gut: Leihrad einer Saison. Antrieb und Reifen sind neu, Lackspuren sind sichtbar, alles Technische ist geprüft.',
        en: 'Good: a rental bike of one season. New drivetrain and tyres, visible marks in the paint, everything technical checked.',
      },
    ],
  },
  {
    categories: ['wintersport/ski', 'wintersport/snowboards'],
    notes: [
      {
        at: 'Wie neu: Vorführmodell, an wenigen Tagen gefahren. Belag und Kanten sind frisch geschliffen.',
        en: 'As new: a demo model ridden on a few days. Base and edges freshly ground.',
      },
      {
        at: 'Sehr gut: Testmodell einer Saison mit feinen Spuren auf der Oberfläche, Belag ausgebessert und gewachst.',
        en: 'Very good: a test model of one season with fine marks on the top sheet, base repaired and waxed.',
      },
      {
        at: 'Gut: aus unserem Verleih. Sichtbare Spuren auf der Oberfläche, Kanten mit mindestens zwei Dritteln ihrer Höhe.',
        en: 'Good: from our rental fleet. Visible marks on the top sheet, edges with at least two thirds of their height.',
      },
    ],
  },
  {
    categories: ['bekleidung/jacken', 'ausruestung/rucksaecke', 'ausruestung/camping/zelte'],
    notes: [
      {
        at: 'Wie neu: Rücksendung ohne Tragespuren, geprüft und neu verpackt.',
        en: 'As new: a return without signs of use, checked and packed again.',
      },
      {
        at: 'Sehr gut: wenig verwendet, gereinigt und neu imprägniert.',
        en: 'Very good: little used, cleaned and proofed again.',
      },
      {
        at: 'Gut: eine Naht oder ein Zipp wurde in unserer Näherei ersetzt. Die Stelle ist zu sehen und hält wie am ersten Tag.',
        en: 'Good: a seam or a zip was replaced in our repair shop. It can be seen, and it holds as on the first day.',
      },
    ],
  },
];

const share = 0.18;

/** Newer products are not returned yet. */
const oldEnoughSeconds = 120 * 86_400;

/** Additions that belong to the model and not to the single item. */
const lasting: readonly number[] = [
  additionValues.sustainable,
  additionValues.waterproof,
  additionValues.reflective,
  additionValues.wool,
];

/** Reduction by grade. */
const reductions = [0.25, 0.35, 0.45] as const;

/** A refurbished item of `base`; null for other categories, and at random for most products. */
export function refurbish(random: Random, base: SeedProduct, id: number): SeedProduct | null {
  const paths = categoryTrail(base.categoryId).map(({ path }) => path);
  const workshop = workshops.find(({ categories }) => categories.some((category) => paths.includes(category)));
  const [worn] = base.variants;
  if (!workshop || !worn || base.addedBefore < oldEnoughSeconds || !random.chance(share)) return null;
  const grade = random.pick([0, 0, 1, 1, 2] as const);
  const rrp = base.rrp;
  const vk = reducedPrice(rrp, reductions[grade]);
  const variantId = id * 10 + 1;
  const age = random.between(3, 90);
  const options = random
    .sample(worn.options, 2)
    .sort((a, b) => a.id - b.id)
    .map(({ title }, position) => ({ id: variantId * 100 + position + 1, title, quantity: random.between(1, 2) }));
  return {
    ...base,
    id,
    names: {
      at: `${base.names.at} (generalüberholt)`,
      ...(base.names.en !== undefined && { en: `${base.names.en} (refurbished)` }),
    },
    saleType: 'refurbished',
    condition: workshop.notes[grade],
    ...ladderOf(rrp, vk),
    // A single price since the first day: the item is compared with a new one, not reduced.
    priceHistory: [{ daysAgo: age, vk }],
    lowest30Days: null,
    isNew: false,
    salesRank: Math.floor(random.next() * 3000),
    addedBefore: age * 86_400 - random.between(0, 86_399),
    additions: base.additions.filter((value) => lasting.includes(value)),
    searchWords: `${base.searchWords} gebraucht Second Hand`,
    variants: [
      { ...worn, id: variantId, path: worn.path.replace(/-\d+\/$/, `-generalueberholt-${variantId}/`), options },
    ],
  };
}
