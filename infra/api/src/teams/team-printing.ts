import type { TeamTermsRecord } from '@bergauf/catalogue-format/records/product-record';
import { eq } from 'drizzle-orm';
import { teams } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';

/** Cents for each piece. */
export type PrintSurcharges = { readonly name: number; readonly number: number; readonly crest: number };

/** Null where the team does not have the product printed. */
export function printingOf(terms: TeamTermsRecord | null, productId: number): PrintSurcharges | null {
  const printing = terms?.printing;
  return printing?.products.includes(productId) ? printing : null;
}

/** The surcharges of a team's product; null where it is not printed, and for an unknown team. */
export async function findPrinting(
  { orm }: Pick<ReadContext, 'orm'>,
  slug: string,
  productId: number,
): Promise<PrintSurcharges | null> {
  const [row] = await orm.select({ terms: teams.terms }).from(teams).where(eq(teams.slug, slug));
  return printingOf(row?.terms ?? null, productId);
}
