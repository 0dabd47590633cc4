import type { Listing, MenuItem } from 'shared-contracts/entities';
import type { Random } from '../seed/random.ts';
import { createRandom } from '../seed/random.ts';

const searches = [
  'laufschuhe',
  'laufschue',
  'jacke herren',
  'regenjacke',
  'rucksack',
  'damen schuhe blau',
  'herrenlaufschuhe',
  'helm',
  'ski',
  'mountainbike',
];
const typed = ['la', 'lau', 'lauf', 'laufsch', 'ja', 'jack', 'ruc', 'rucksak', 'sk', 'ski', 'he', 'helm', 'da', 'norr'];
const sorts = ['', '&sort=price&order=asc', '&sort=price&order=desc', '&sort=added_at&order=desc'];

async function dataOf<Data>(port: number, path: string): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const { data } = (await response.json()) as { data: Data };
  return data;
}

function urlsOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ url, options }) => [...(url === null ? [] : [url]), ...urlsOf(options)]);
}

/** What is asked in a measured run, and the 99th percentile it must keep. */
export type Workload = { readonly name: string; readonly limitMs: number; readonly paths: readonly string[] };

/** Workloads as shoppers make them, from the places and values that the shop itself names; the same for the same seed. */
export async function workloads(port: number, limits: { list: number; suggestions: number }): Promise<Workload[]> {
  const menu = await dataOf<MenuItem[]>(port, '/api/v1/menu/');
  const all = await dataOf<Listing>(port, '/api/v1/search/?path=/search/');
  const places = ['/search/', '/sale/', ...urlsOf(menu).filter((url) => /^\/(damen|herren|kinder|sale)\//.test(url))];
  const random: Random = createRandom(7);
  const many = (count: number, make: () => string) => Array.from({ length: count }, make);
  const page = () => `&page=${random.between(1, 5)}&limit=${random.between(20, 28)}`;
  const filters = () => {
    const groups = random.sample(all.view.left, random.between(1, 3));
    return groups.flatMap(({ values }) => random.sample(values, 1).map(({ fv_id }) => fv_id)).join(',');
  };
  const products: string[] = [];
  for (let at = 1; at <= 10; at++) {
    const list = await dataOf<Listing>(port, `/api/v1/search/?path=/search/&limit=96&page=${at}`);
    products.push(...list.products.map(({ url }) => url));
  }
  const suggestions = many(1500, () => `/autosuggest/list/?q=${encodeURIComponent(random.pick(typed))}`);
  return [
    {
      name: 'list of a place',
      limitMs: limits.list,
      paths: many(1000, () => `/api/v1/search/?path=${random.pick(places)}${page()}${random.pick(sorts)}`),
    },
    {
      name: 'list with filters',
      limitMs: limits.list,
      paths: many(
        1000,
        () =>
          `/api/v1/search/?path=${random.pick(places)}&filters=${filters()}${page()}&price_max=${random.between(60, 900)}`,
      ),
    },
    {
      name: 'search',
      limitMs: limits.list,
      paths: many(500, () => `/api/v1/search/?q=${encodeURIComponent(random.pick(searches))}${page()}`),
    },
    {
      name: 'product page',
      limitMs: limits.list,
      paths: random.sample(products, 500).map((url) => `/api/v1/product/?path=${url}`),
    },
    { name: 'suggestions', limitMs: limits.suggestions, paths: suggestions },
  ];
}
