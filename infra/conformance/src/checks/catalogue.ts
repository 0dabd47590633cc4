import { ProductTile, SentProduct } from 'shared-contracts/entities';
import Type from 'typebox';
import { type Check, checksOf, require, requirePicture } from '../check.ts';
import { productAt, someTiles, twoBuyables } from '../sample-data.ts';

const tiles = Type.Array(ProductTile);
const missing = '/p/conformance/no-such-product/';

export const catalogueChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/product/', 'reads', {
    'shows the product that a tile links to': async (caller) => {
      const [tile] = await someTiles(caller);
      const product = await productAt(caller, tile?.url ?? '');
      require(product.id === tile?.id, `${tile?.url} is product ${product.id}, but its tile says ${tile?.id}`);
      require(product.prices.cents.vk === tile.prices.cents.vk, `${tile.url} has another price than its tile`);
      require(product.pictures.length > 0, `${tile.url} has no picture`);
    },
    'lists each colour with a page of its own': async (caller) => {
      for (const { product } of await twoBuyables(caller)) {
        require(product.colours.some(
          ({ id }) => id === product.variantId,
        ), `variantId ${product.variantId} of ${product.url} is not among its colours`);
        for (const { id, url } of product.colours) {
          const { variantId, id: productId } = await productAt(caller, url);
          require(variantId === id && productId === product.id, `${url} is not the page of colour ${id}`);
        }
      }
    },
    'responds in English where it is asked to, and with the same prices': async (caller) => {
      const [tile] = await someTiles(caller);
      const path = encodeURIComponent(tile?.url ?? '');
      const english = await caller.data(`/api/v1/product/?path=${path}&locale=en`, SentProduct);
      require(english.prices.cents.vk === tile?.prices.cents.vk, 'the English page has another price');
    },
    'has a picture for shared links, where it names one': async (caller) => {
      const [tile] = await someTiles(caller);
      const { shareImage } = await productAt(caller, tile?.url ?? '');
      if (shareImage !== undefined) await requirePicture(caller, shareImage);
    },
    'responds 404 to a path without a product': async (caller) => {
      await caller.refusal(`/api/v1/product/?path=${missing}`, [404, 410]);
    },
  }),
  ...checksOf('GET /api/v1/products/', 'reads', {
    'returns tiles in the order of the ids, without unknown ones': async (caller) => {
      const ids = (await someTiles(caller))
        .slice(0, 3)
        .map(({ id }) => id)
        .toReversed();
      const found = await caller.data(`/api/v1/products/?ids=${[...ids, 999_999_999].join(',')}`, tiles);
      require(found.map(({ id }) => id).join() ===
        ids.join(), `asked for ${ids.join()}, got ${found.map(({ id }) => id).join()}`);
    },
    'returns nothing for no ids': async (caller) => {
      require((await caller.data('/api/v1/products/?ids=', tiles)).length === 0, 'no ids lead to products');
    },
  }),
];
