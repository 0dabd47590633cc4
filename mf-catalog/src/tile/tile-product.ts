import type { Picture, PriceType, ProductColour, ProductTile } from 'shared-contracts/entities';

type FullPrices = Readonly<Record<`${PriceType | 'rrp'}Full`, string>>;

/** Prices as a tile shows them, for every role: which one is known only in the browser. */
export type TilePrices = FullPrices & { readonly cents: Readonly<Record<PriceType | 'rrp', number>> };

/** What a tile needs of a product; every `ProductTile` is one. */
export type TileProduct = Pick<
  ProductTile,
  'id' | 'url' | 'brandName' | 'nameWithoutBrand' | 'sizes' | 'isNew' | 'soldOut'
> & {
  readonly picture: Picture;
  readonly pictureBack: Pick<Picture, 'url'>;
  readonly prices: TilePrices;
  readonly colours: readonly Pick<ProductColour, 'id' | 'hex'>[];
};

/** A list's data travels in the page: what no tile shows is left behind. */
export function toTileProduct(product: ProductTile): TileProduct {
  const { id, url, brandName, nameWithoutBrand, sizes, isNew, soldOut, picture, prices } = product;
  const { rrpFull, vkFull, premiumFull, staffFull, proFull, cents } = prices;
  return {
    id,
    url,
    brandName,
    nameWithoutBrand,
    sizes,
    isNew,
    soldOut,
    picture,
    pictureBack: { url: product.pictureBack.url },
    prices: { rrpFull, vkFull, premiumFull, staffFull, proFull, cents },
    colours: product.colours.map((colour) => ({ id: colour.id, hex: colour.hex })),
  };
}
