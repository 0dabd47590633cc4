import type { QueryParameter } from 'shared-contracts/remote';

/** SPEC 5: what a list's address carries, in its order. */
export const listParameters: readonly QueryParameter[] = [
  { name: 'filters', value: 'ids' },
  { name: 'q', value: 'text', isPage: true },
  { name: 'price_min', value: 'text' },
  { name: 'price_max', value: 'text' },
  { name: 'sort', value: 'text' },
  { name: 'order', value: 'text' },
  { name: 'page', value: 'text' },
  { name: 'mehr', value: 'text' },
];
