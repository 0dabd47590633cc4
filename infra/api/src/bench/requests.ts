import { createRandom, type Random } from '@bergauf/demo-catalogue/generator/random';
import type { FilterGroup } from 'shared-contracts/entities';
import type { ShopFacts } from './shop-facts.ts';
import { shopperWords } from './shopper-words.ts';

const sorts = ['', '', '&sort=price&order=asc', '&sort=price&order=desc', '&sort=added_at&order=desc'];

/** The requests of a measured run, and the limit for their 99th percentile. */
export type Workload = {
  readonly name: string;
  readonly limitMs: number;
  /** The next requests of a long, reproducible sequence. */
  next(count: number): readonly string[];
};

/** Values with many products are picked more often, as by shoppers: filters without results are the exception. */
function popularValue(random: Random, { values }: FilterGroup): readonly number[] {
  const all = values.flatMap((value) => [value, ...(value.children ?? [])]);
  let rest = random.next() * all.reduce((sum, { count }) => sum + count, 0);
  const found = all.find(({ count }) => {
    rest -= count;
    return rest < 0;
  });
  return found ? [found.fv_id] : [];
}

/** Half of all listings are of a large scope (an area), the others of any scope. */
function anyScope(random: Random, scopes: readonly string[], large: readonly string[]): string {
  return random.pick(random.chance(0.5) ? large : scopes);
}

/**
 * Requests like those of shoppers over all scopes, filters, products and words. Hardly any is repeated, so the response cache
 * does not affect the results.
 */
export function workloads(facts: ShopFacts, seed: number, limits: { list: number; suggestions: number }): Workload[] {
  const random = createRandom(seed);
  const { scopes, groups, products } = facts;
  const large = scopes.filter((path) => path.split('/').length <= 4);
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
      'list of a scope',
      limits.list,
      () => `/api/v1/search/?path=${anyScope(random, scopes, large)}${page()}${random.pick(sorts)}`,
    ),
    workload(
      'list with filters',
      limits.list,
      () =>
        `/api/v1/search/?path=${anyScope(random, scopes, large)}${filters()}${bounds()}${page()}${random.pick(sorts)}`,
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
