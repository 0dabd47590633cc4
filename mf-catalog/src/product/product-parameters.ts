import type { QueryParameter } from 'shared-contracts/remote';

/** The size that was chosen without script. */
export const productParameters: readonly QueryParameter[] = [{ name: 'groesse', value: 'text' }];
