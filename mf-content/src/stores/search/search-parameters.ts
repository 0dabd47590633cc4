import type { QueryParameter } from 'shared-contracts/remote';

/** The query parameters of the store search. The build reads this file, so it imports types only. */
export const searchParameters: readonly QueryParameter[] = [
  /** Sent by a form without script; the page redirects to the place's own path. */
  { name: 'ort', value: 'text', isPage: true },
  /** Ids of services, separated by commas: stores must have all of them. */
  { name: 'service', value: 'text' },
  /** `1`: all stores; otherwise a place lists only the nearest. */
  { name: 'alle', value: 'text' },
];
