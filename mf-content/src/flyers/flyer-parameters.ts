import type { QueryParameter } from 'shared-contracts/remote';

/** The build reads this file, so it imports types only. */
export const flyersParameters: readonly QueryParameter[] = [{ name: 'ort', value: 'text', isPage: true }];

/** Turning a page is no navigation; changing the view is. */
export const flyerParameters: readonly QueryParameter[] = [
  { name: 'seite', value: 'text' },
  { name: 'ansicht', value: 'text', isPage: true },
];
