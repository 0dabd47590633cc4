import { paths } from 'shared-contracts/paths';

/** Most products that the API returns in a response. */
const maxProducts = 96;

/** Address that shows a list without an account: product ids in the order of the list. */
export function sharedListPath(ids: readonly number[]): string {
  return `${paths.wishlist}?ids=${ids.slice(0, maxProducts).join(',')}`;
}

/** Valid product ids of an address. Empty if the page shows the shopper's own list. */
export function sharedIds(search: string): readonly number[] {
  const values = new URLSearchParams(search).get('ids')?.split(',') ?? [];
  const ids = values.filter((value) => /^[1-9]\d{0,8}$/.test(value.trim())).map(Number);
  return [...new Set(ids)].slice(0, maxProducts);
}
