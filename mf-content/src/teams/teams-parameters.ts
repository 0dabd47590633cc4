import type { QueryParameter } from 'shared-contracts/remote';

/** The build reads this file, so it imports types only. */
export const teamsParameters: readonly QueryParameter[] = [
  { name: 'q', value: 'text', isPage: true },
  { name: 'sport', value: 'text', isPage: true },
  { name: 'region', value: 'text', isPage: true },
];
