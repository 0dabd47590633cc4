import type { QueryParameter } from 'shared-contracts/remote';

/** Also in `rspack.config.ts`, for the release manifest. */
export const guideParameters: readonly QueryParameter[] = [{ name: 'page', value: 'text', isPage: true }];
