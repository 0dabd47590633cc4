/** Products that the drill's shoppers buy. */
export type Goods = readonly { id: number; url: string; option: number }[];

type Product = { id: number; url: string; options: { id: number; stock: boolean }[] };

const perList = 40;
/** More than all shoppers of a drill buy. */
const pieces = 100_000;

/** Chooses products of the first lists, and fills the stock of one size of each, as the retailer's system does. */
export async function stockGoods(api: string, adminToken: string): Promise<Goods> {
  const list = await dataOf<{ products: { url: string }[] }>(`${api}/api/v1/search/?path=/search/`);
  const urls = list.products.slice(0, perList).map(({ url }) => url);
  const products = await Promise.all(urls.map((url) => dataOf<Product>(`${api}/api/v1/product/?path=${url}`)));
  const goods = products.flatMap(({ id, url, options }) => {
    const option = options.find(({ stock }) => stock);
    return option ? [{ id, url, option: option.id }] : [];
  });
  await changeCatalogue(
    { api, adminToken },
    'stock',
    goods.map(({ option }) => ({ id: option, quantity: pieces })),
  );
  if (goods.length === 0) throw new Error('The catalogue has nothing in stock.');
  return goods;
}

/** Changes prices or stock, as the retailer's own system does. */
export const changeCatalogue = (
  { api, adminToken }: { api: string; adminToken: string },
  what: 'stock' | 'prices',
  lines: readonly object[],
): Promise<unknown> =>
  dataOf(`${api}/api/admin/${what}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ lines }),
  });

async function dataOf<T>(url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}
