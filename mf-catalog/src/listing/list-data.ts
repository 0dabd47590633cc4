import type { Listing } from 'shared-contracts/entities';
import type { ListQuery } from './list-query.ts';

/** What the list page is rendered from. */
export type ListData = {
  /** In-app path of the list, without the locale: `/herren/schuhe/`. */
  readonly path: string;
  readonly query: ListQuery;
  readonly listing: Listing;
};
