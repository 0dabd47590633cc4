import type { QueryParameter } from 'shared-contracts/remote';

/** SPEC 5: the query parameters of a list, in the order of its address. The build reads this file, so it imports types only. */
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
