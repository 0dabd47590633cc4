import type { QueryParameter } from 'shared-contracts/remote';

/** `service`: the id of the service that the shopper asked for; the form has it chosen. The build reads this file, so it imports types only. */
export const storeParameters: readonly QueryParameter[] = [{ name: 'service', value: 'text' }];
