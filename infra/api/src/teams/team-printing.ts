import type { TeamTermsRecord } from '@bergauf/catalogue-format/records/product-record';

/** Cents for each piece. */
export type PrintSurcharges = { readonly name: number; readonly number: number; readonly crest: number };

/** Null where the team does not have the product printed. */
export function printingOf(terms: Pick<TeamTermsRecord, 'printing'> | null, productId: number): PrintSurcharges | null {
  const printing = terms?.printing;
  return printing?.products.includes(productId) ? printing : null;
}
