import type { FilterGroup } from 'shared-contracts/entities';
import { createRandom, type Random } from '../seed/generator/random.ts';
import type { ShopFacts } from './shop-facts.ts';
import { shopperWords } from './shopper-words.ts';

const sorts = ['', '', '&sort=price&order=asc', '&sort=price&order=desc', '&sort=added_at&order=desc'];

/** What is asked in a measured run, and the 99th percentile it must keep. */
export type Workload = {
  readonly name: string;
  readonly limitMs: number;
  /** The next requests of a long, reproducible sequence. */
  next(count: number): readonly string[];
};

/** Many-sided values are chosen more often, as by shoppers: a filter that leaves nothing is the exception. */
function popularValue(random: Random, { values }: FilterGroup): readonly number[] {
  const all = values.flatMap((value) => [value, ...(value.children ?? [])]);
  let rest = random.next() * all.reduce((sum, { count }) => sum + count, 0);
  const found = all.find(({ count }) => {
    rest -= count;
    return rest < 0;
  });
  return found ? [found.fv_id] : [];
}

/** Half of all lists are of a place as large as an area, the others are of any place. */
function anyPlace(random: Random, places: readonly string[], large: readonly string[]): string {
  return random.pick(random.chance(0.5) ? large : places);
}

/**
 * Requests as shoppers make them, drawn from all places, filters, products and words of the shop. Hardly one is asked twice, so
 * that what is measured is making answers and not keeping them.
 */
export function workloads(facts: ShopFacts, seed: number, limits: { list: number; suggestions: number }): Workload[] {
  const random = createRandom(seed);
  const { places, groups, products } = facts;
  const large = places.filter((path) => path.split('/').length <= 4);
  const words = shopperWords(products, random);
  const page = () => `&page=${random.between(1, 5)}&limit=${random.pick([24, 24, 24, 48])}`;
  const filters = () => {
    const chosen = random.sample(groups, random.between(1, 3)).flatMap((group) => popularValue(random, group));
    return random.chance(0.9) ? `&filters=${chosen.join(',')}` : '';
  };
  const bounds = () =>
    (random.chance(0.4) ? `&price_max=${random.between(30, 900)}` : '') +
    (random.chance(0.2) ? `&price_min=${random.between(5, 60)}` : '');
  const unasked = random.sample(products, products.length);
  const workload = (name: string, limitMs: number, make: () => string): Workload => ({
    name,
    limitMs,
    next: (count) => Array.from({ length: count }, make),
  });
  return [
    workload(
      'list of a place',
      limits.list,
      () => `/api/v1/search/?path=${anyPlace(random, places, large)}${page()}${random.pick(sorts)}`,
    ),
    workload(
      'list with filters',
      limits.list,
      () =>
        `/api/v1/search/?path=${anyPlace(random, places, large)}${filters()}${bounds()}${page()}${random.pick(sorts)}`,
    ),
    workload('search', limits.list, () => `/api/v1/search/?q=${encodeURIComponent(words.searched())}${page()}`),
    workload(
      'product page',
      limits.list,
      () => `/api/v1/product/?path=${(unasked.pop() ?? random.pick(products)).url}`,
    ),
    workload('suggestions', limits.suggestions, () => `/autosuggest/list/?q=${encodeURIComponent(words.typed())}`),
  ];
}
