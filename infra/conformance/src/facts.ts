import { Listing, type ProductOption, type ProductTile, SentProduct } from 'shared-contracts/entities';
import { require } from './check.ts';
import type { Probe } from './probe.ts';

// What checks need to know of the catalogue under test.

/** The most popular products. */
export const someTiles = (probe: Probe): Promise<ProductTile[]> =>
  probe.once('tiles', async () => {
    const { products } = await probe.data('/api/v1/search/?path=/search/', Listing);
    require(products.length > 0, 'the catalogue has no products');
    return products;
  });

export type Buyable = { readonly product: SentProduct; readonly option: ProductOption };

/** How many product pages are looked at for one that can be bought. */
const pagesLookedAt = 24;

/** Two products, each with an option of which two pieces are in stock. */
export const twoBuyables = (probe: Probe): Promise<readonly [Buyable, Buyable]> =>
  probe.once('buyables', async () => {
    const found: Buyable[] = [];
    for (const { url } of (await someTiles(probe)).slice(0, pagesLookedAt)) {
      const product = await probe.data(`/api/v1/product/?path=${encodeURIComponent(url)}`, SentProduct);
      const option = product.options.find(({ stock, quantity }) => stock && quantity >= 2);
      if (option) found.push({ product, option });
      const [first, second] = found;
      if (first && second) return [first, second];
    }
    throw new Error(
      `fewer than two of the ${pagesLookedAt} most popular products have an option with two pieces in stock`,
    );
  });
