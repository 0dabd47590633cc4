type Option = { id: number; title: string; stock: boolean; quantity: number };
export type CatalogueProduct = {
  id: number;
  url: string;
  brandName: string;
  nameWithoutBrand: string;
  saleType: string | null;
  condition: string | null;
  loyaltyPoints: { vk: number; premium: number };
  mounting: boolean;
  options: Option[];
  colours: { name: string; url: string }[];
  details: { name: string }[];
  alternatives: { url: string }[];
  accessories: { url: string }[];
  companions: { product: { id: number; brandName: string; nameWithoutBrand: string }; options: Option[] }[];
  related: { url: string }[];
  storePickup: boolean;
  sets: { setId: number; name: string; prices: { cents: { vk: number } }; items: { options: Option[] }[] }[];
};

export const isBuyable = ({ stock, quantity }: Option): boolean => stock && quantity > 0;

/** The first product of the real catalogue, in list order, that matches; the path may carry `&filters=`. */
export async function findProduct(
  api: string,
  path: string,
  isWished: (product: CatalogueProduct) => boolean,
): Promise<CatalogueProduct> {
  for await (const product of productsOf(api, path)) if (isWished(product)) return product;
  throw new Error(`No product of ${path} matches`);
}

/** Products read in one batch: most tests need one of the first products, and each costs the API milliseconds of CPU time. */
const readAtOnce = 6;

/** The products of a list, in its order. */
async function* productsOf(api: string, path: string): AsyncGenerator<CatalogueProduct> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await dataOf<{ pages: number; products: { url: string }[] }>(
      `${api}/api/v1/search/?path=${path}&page=${page}`,
    );
    pages = list.pages;
    for (let first = 0; first < list.products.length; first += readAtOnce) {
      const some = list.products.slice(first, first + readAtOnce);
      yield* await Promise.all(some.map(({ url }) => readProduct(api, url)));
    }
  }
}

/** The product shown at this path. */
export const readProduct = (api: string, path: string): Promise<CatalogueProduct> =>
  dataOf(`${api}/api/v1/product/?path=${path}`);

export type CatalogueList = {
  total: number;
  products: {
    id: number;
    url: string;
    nameWithoutBrand: string;
    prices: { cents: { rrp: number; vk: number; premium: number } };
  }[];
  view: { left: { sysname: string; values: { fv_id: number; fv_name: string; count: number }[] }[] };
};

/** A list as a guest gets it; `query` is the API's: `path=/damen/schuhe/&filters=2010`. */
export function readList(api: string, query: string): Promise<CatalogueList> {
  return dataOf<CatalogueList>(`${api}/api/v1/search/?${query}`);
}

/** The path of the first product that a search without words lists. */
export async function firstProductPath(api: string): Promise<string> {
  const { products } = await readList(api, '');
  return products[0]?.url ?? '/';
}

async function dataOf<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

export type StockedProduct = CatalogueProduct & { option: Option };

/** Products of the first lists with several sizes, and an option with at least `pieces` in stock. */
export async function findStocked(api: string, count: number, pieces: number): Promise<StockedProduct[]> {
  const found: StockedProduct[] = [];
  for await (const product of productsOf(api, '/search/')) {
    const option = product.options.find(({ stock, quantity }) => stock && quantity >= pieces);
    if (option && product.options.length > 1) found.push({ ...product, option });
    if (found.length === count) return found;
  }
  throw new Error(`Fewer than ${count} products have ${pieces} pieces`);
}
