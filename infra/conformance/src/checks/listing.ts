import { Listing } from 'shared-contracts/entities';
import type { ApiCaller } from '../api-caller.ts';
import { type Check, checksOf, require } from '../check.ts';
import { someTiles } from '../sample-data.ts';

const list = (caller: ApiCaller, query: string): Promise<Listing> => caller.data(`/api/v1/search/?${query}`, Listing);
const all = 'path=/search/';
const idsOf = ({ products }: Listing): readonly number[] => products.map(({ id }) => id);

/** A facet value that narrows the list. */
async function narrowingValue(caller: ApiCaller): Promise<{ id: number; count: number }> {
  const { view, total } = await list(caller, all);
  const values = view.left.flatMap((group) => group.values);
  const value = values.find(({ count, hidden }) => !hidden && count > 0 && count < total);
  require(value !== undefined, 'no facet value narrows the list of all products');
  return { id: value.fv_id, count: value.count };
}

function requireOrder(what: string, values: readonly number[]): void {
  const isAscending = values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
  require(isAscending, `${what} is not in order: ${values.slice(0, 6).join(', ')} …`);
}

export const listingChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/search/', 'reads', {
    'pages through all products without showing one twice': async (caller) => {
      const first = await list(caller, all);
      require(first.page === 1 && first.selected.page === 1, 'a list without a page is not page 1');
      if (first.pages === 1) return;
      const second = await list(caller, `${all}&page=2`);
      require(second.page === 2, 'page=2 is not page 2');
      require(second.total === first.total, 'the total differs between pages');
      const twice = idsOf(second).filter((id) => idsOf(first).includes(id));
      require(twice.length === 0, `products ${twice.join()} are on page 1 and on page 2`);
    },
    'a facet value leads to as many products as it says': async (caller) => {
      const { id, count } = await narrowingValue(caller);
      const filtered = await list(caller, `${all}&filters=${id}`);
      require(filtered.total === count, `facet value ${id} says ${count} products, its list has ${filtered.total}`);
      require(filtered.selected.all.includes(id), `facet value ${id} is not among the selected values of its list`);
      require(filtered.selected.byId[id] !== undefined, `facet value ${id} has no chip in selected.byId`);
    },
    'leaves out filter ids it does not know': async (caller) => {
      const { total } = await list(caller, all);
      const filtered = await list(caller, `${all}&filters=999999999`);
      require(filtered.total === total, 'an unknown filter id changes the list');
    },
    'sorts by price in both directions': async (caller) => {
      const prices = async (order: string) =>
        (await list(caller, `${all}&sort=price&order=${order}`)).products.map(({ prices }) => prices.cents.vk);
      requireOrder('sort=price&order=asc', await prices('asc'));
      requireOrder('sort=price&order=desc', (await prices('desc')).toReversed());
    },
    'ignores a sort without an order (SPEC 5)': async (caller) => {
      const ids = idsOf(await list(caller, `${all}&sort=price`)).join();
      require(ids === idsOf(await list(caller, all)).join(), 'sort=price alone changes the order');
    },
    'keeps prices within the bounds': async (caller) => {
      const [tile] = await someTiles(caller);
      const euros = Math.floor((tile?.prices.cents.vk ?? 0) / 100);
      const { products, selected } = await list(caller, `${all}&price_min=${euros}&price_max=${euros + 1}`);
      require(products.length > 0, `no product between ${euros} and ${euros + 1} euros, though one costs that`);
      for (const { id, prices } of products) {
        const { vk } = prices.cents;
        require(vk >= euros * 100 && vk <= (euros + 1) * 100, `product ${id} costs ${vk} cents, outside of the bounds`);
      }
      require(selected.price.min === euros &&
        selected.price.max === euros + 1, 'selected.price is not what was asked for');
    },
    'finds a product by its brand and name': async (caller) => {
      const [tile] = await someTiles(caller);
      const words = `${tile?.brandName} ${tile?.nameWithoutBrand}`.slice(0, 50);
      const found = await list(caller, `${all}&q=${encodeURIComponent(words)}`);
      require(found.total > 0, `nothing is found for "${words}"`);
    },
    'lists nothing for words that no product has, with status 200': async (caller) => {
      const { total, pages, products } = await list(caller, `${all}&q=qxzjvwkq`);
      require(total === 0 && products.length === 0, 'meaningless words find products');
      require(pages === 1, 'an empty list has more or less than one page');
    },
    'lists the categories of its tree at their paths': async (caller) => {
      const [category] = (await list(caller, all)).categoryTree.tree.filter(({ count }) => count > 0);
      if (category === undefined) return;
      const own = await list(caller, `path=${encodeURIComponent(new URL(category.url, 'http://shop').pathname)}`);
      require(own.total ===
        category.count, `${category.url} says ${category.count} products, its list has ${own.total}`);
      require(own.breadcrumb.length > 0, `${category.url} has no breadcrumb`);
    },
    'responds 404 to a path that is no listing': async (caller) => {
      await caller.refusal('/api/v1/search/?path=/conformance/no-such-list/', [404]);
    },
    'ignores parameters it does not know': async (caller) => {
      const { total } = await list(caller, all);
      require((await list(caller, `${all}&conformance=1`)).total === total, 'an unknown parameter changes the list');
    },
  }),
];
