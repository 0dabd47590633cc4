import type { Random } from '@bergauf/demo-catalogue/generator/random';
import { seedBrands } from '@bergauf/demo-catalogue/reference/brands';
import { allCategories } from '@bergauf/demo-catalogue/reference/categories';
import { seedSports } from '@bergauf/demo-catalogue/reference/sports';
import type { FilterGroup, Listing, ProductTile } from 'shared-contracts/entities';
import { genderSections } from '../catalogue/genders.ts';

/** The data that requests are made from. */
export type ShopFacts = {
  readonly scopes: readonly string[];
  readonly groups: readonly FilterGroup[];
  /** Some hundred products from all over the catalogue. */
  readonly products: readonly ProductTile[];
};

const genders = ['', ...genderSections.map(({ slug }) => `${slug}/`)];
const categories = ['', ...allCategories.map(({ path }) => `${path}/`)];

/** Every category for everyone and for each gender, every brand and sport, the sale and the outlet. */
const scopes: readonly string[] = [
  '/search/',
  ...genders.flatMap((gender) => categories.map((category) => `/${gender}${category}`)).filter((path) => path !== '/'),
  ...['', ...allCategories.filter(({ parentId }) => parentId === null).map(({ path }) => `${path}/`)].flatMap((area) =>
    genders.flatMap((gender) => [`/sale/${gender}${area}`, `/outlet/${gender}${area}`]),
  ),
  ...seedBrands.flatMap(({ slug }) => genders.map((gender) => `/marken/${slug}/${gender}`)),
  ...seedSports.flatMap(({ path }) => genders.map((gender) => `/sport/${path}/${gender}`)),
];

async function dataOf<Data>(port: number, path: string): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  const { data } = (await response.json()) as { data: Data };
  return data;
}

const askedAtOnce = 90;

/** Reads a server's filters and random products by their ids, which caches no listing. */
export async function readShopFacts(port: number, random: Random, catalogueSize: number): Promise<ShopFacts> {
  const { view } = await dataOf<Listing>(port, '/api/v1/search/?path=/search/&limit=1');
  const products: ProductTile[] = [];
  for (let round = 0; round < 20; round++) {
    const ids = Array.from({ length: askedAtOnce }, () => random.between(1, catalogueSize));
    products.push(...(await dataOf<ProductTile[]>(port, `/api/v1/products/?ids=${ids.join(',')}`)));
  }
  return { scopes, groups: view.left, products };
}
