import type { AppContext } from 'shared-contracts/app';

/** The call that adds a voucher to the cart or removes it, with the language of its errors. */
export const voucherPath = ({ locale }: AppContext): string =>
  `/api/v1/cart/voucher/${locale === 'at' ? '' : `?locale=${locale}`}`;
