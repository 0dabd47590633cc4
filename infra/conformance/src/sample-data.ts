import {
  Listing,
  type ProductOption,
  type ProductTile,
  SentProduct,
  Team,
  TeamSummary,
} from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiCaller } from './api-caller.ts';
import { require } from './check.ts';

// Facts about the catalogue under test that checks need.

/** The most popular products. */
export const someTiles = (caller: ApiCaller): Promise<ProductTile[]> =>
  caller.once('tiles', async () => {
    const { products } = await caller.data('/api/v1/search/?path=/search/', Listing);
    require(products.length > 0, 'the catalogue has no products');
    return products;
  });

/** The product whose page has this path. */
export const productAt = (caller: ApiCaller, path: string): Promise<SentProduct> =>
  caller.data(`/api/v1/product/?path=${encodeURIComponent(path)}`, SentProduct);

export type Buyable = { readonly product: SentProduct; readonly option: ProductOption };

/** Most product pages that are searched for buyable products. */
const pagesLookedAt = 24;

/** Two products, each with an option of which two pieces are in stock. */
export const twoBuyables = (caller: ApiCaller): Promise<readonly [Buyable, Buyable]> =>
  caller.once('buyables', async () => {
    const found: Buyable[] = [];
    for (const { url } of (await someTiles(caller)).slice(0, pagesLookedAt)) {
      const product = await productAt(caller, url);
      const option = product.options.find(({ stock, quantity }) => stock && quantity >= 2);
      if (option) found.push({ product, option });
      const [first, second] = found;
      if (first && second) return [first, second];
    }
    throw new Error(
      `fewer than two of the ${pagesLookedAt} most popular products have an option with two pieces in stock`,
    );
  });

/** A set, and an option in stock of each of its products. */
export type BuyableSet = { readonly setId: number; readonly options: readonly ProductOption[] };

/** A set on the product's page with two pieces of each of its products in stock; null if there is none. */
function buyableSetOf(product: SentProduct): BuyableSet | null {
  for (const { setId, items } of product.sets ?? []) {
    const pieces = [product.options, ...items.map(({ options }) => options)];
    const options = pieces.map((list) => list.find(({ stock, quantity }) => stock && quantity >= 2));
    if (options.every((option) => option !== undefined)) return { setId, options };
  }
  return null;
}

/** A set with one of the most expensive products; null if none of them has one in stock. */
export const someSet = (caller: ApiCaller): Promise<BuyableSet | null> =>
  caller.once('set', async () => {
    const { products } = await caller.data('/api/v1/search/?path=/search/&sort=price&order=desc', Listing);
    for (const { url } of products) {
      const set = buyableSetOf(await productAt(caller, url));
      if (set) return set;
    }
    return null;
  });

/** A team that sells products, with the first page of its products. */
export const someTeam = (caller: ApiCaller): Promise<Team> =>
  caller.once('team', async () => {
    const teams = await caller.data('/api/v2/team/list/', Type.Array(TeamSummary));
    const team = teams.find(({ products }) => products > 0);
    require(team !== undefined, 'no team has products');
    return caller.data(`/api/v2/team/${team.slug}/`, Team);
  });

/** Most products of each team that are searched for a set. */
const dearestOfTeam = 12;

/** A set that a team sells, with an option in stock of each of its products; null if no team sells one. */
export const someTeamSet = (caller: ApiCaller): Promise<(BuyableSet & { readonly team: string }) | null> =>
  caller.once('team set', async () => {
    for (const { slug } of await caller.data('/api/v2/team/list/', Type.Array(TeamSummary))) {
      const { products } = await caller.data(`/api/v2/team/search/?path=/${slug}/&sort=price&order=desc`, Listing);
      for (const { url } of products.slice(0, dearestOfTeam)) {
        const path = encodeURIComponent(url.slice(url.indexOf('/p/')));
        const set = buyableSetOf(await caller.data(`/api/v2/team/${slug}/product/?path=${path}`, SentProduct));
        if (set) return { ...set, team: slug };
      }
    }
    return null;
  });

export type TeamBuyable = Buyable & { readonly team: string };

/** Two products of a team, each with an option of which two pieces are in stock. */
export const twoTeamBuyables = (caller: ApiCaller): Promise<readonly [TeamBuyable, TeamBuyable]> =>
  caller.once('team buyables', async () => {
    const { team, products } = await someTeam(caller);
    const found: TeamBuyable[] = [];
    for (const { url } of products) {
      const path = encodeURIComponent(url.slice(url.indexOf('/p/')));
      const product = await caller.data(`/api/v2/team/${team.slug}/product/?path=${path}`, SentProduct);
      const option = product.options.find(({ stock, quantity }) => stock && quantity >= 2);
      if (option) found.push({ team: team.slug, product, option });
      const [first, second] = found;
      if (first && second) return [first, second];
    }
    throw new Error(`fewer than two products of team ${team.slug} have an option with two pieces in stock`);
  });
