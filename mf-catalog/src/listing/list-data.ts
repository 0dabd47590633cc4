import type { Listing } from 'shared-contracts/entities';
import type { TileProduct } from '../tile/tile-product.ts';
import type { ListQuery } from './list-query.ts';

export type ListView = Omit<Listing, 'products'> & { readonly products: readonly TileProduct[] };

/** What the list page is rendered from. */
export type ListData = {
  /** In-app path of the list, without the locale: `/herren/schuhe/`. */
  readonly path: string;
  readonly query: ListQuery;
  readonly listing: ListView;
};
