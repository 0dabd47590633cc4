import type { QueryParameter } from 'shared-contracts/remote';

/** `service`: the id of the requested service, which the form preselects. The build reads this file, so it imports types only. */
export const storeParameters: readonly QueryParameter[] = [{ name: 'service', value: 'text' }];
