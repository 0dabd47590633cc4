import type { QueryParameter } from 'shared-contracts/remote';

/** Without scripts the selected size is part of the address: `?groesse=42`. */
export const sizeParameter = 'groesse';

/** The build reads this file, so it imports types only. */
export const productParameters: readonly QueryParameter[] = [{ name: sizeParameter, value: 'text' }];
