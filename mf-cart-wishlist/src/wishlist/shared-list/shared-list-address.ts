import { paths } from 'shared-contracts/paths';

/** As many as the API shows at once. */
const longest = 96;

/** The link that shows a list to anybody, without an account: product ids in the order of the list, readable. */
export function sharedListPath(ids: readonly number[]): string {
  return `${paths.wishlist}?ids=${ids.slice(0, longest).join(',')}`;
}

/** The products that an address asks for; what is no product id is left out. Empty where the page is the shopper's own list. */
export function sharedIds(search: string): readonly number[] {
  const words = new URLSearchParams(search).get('ids')?.split(',') ?? [];
  const ids = words.filter((word) => /^[1-9]\d{0,8}$/.test(word.trim())).map(Number);
  return [...new Set(ids)].slice(0, longest);
}
