import type { AppContext } from 'shared-contracts/app';

/** The call that puts a voucher into the cart or takes it out, with the language of its errors. */
export const voucherPath = ({ locale }: AppContext): string =>
  `/api/v1/cart/voucher/${locale === 'at' ? '' : `?locale=${locale}`}`;
