import { inArray } from 'drizzle-orm';
import type { Printing } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { teams } from '../database/schema.ts';
import { type PrintSurcharges, printingOf } from '../teams/team-printing.ts';

/** What is to be printed, without empty parts and in one form: equal prints are equal lines. Null where nothing is. */
export function normalisePrinting({ name = '', number = '', crest = false }: Printing = {}): Printing | null {
  const text = name.trim().replace(/\s+/g, ' ').toUpperCase();
  const printing = { ...(text && { name: text }), ...(number && { number }), ...(crest && { crest }) };
  return Object.keys(printing).length === 0 ? null : printing;
}

export function surchargeOf({ name, number, crest }: Printing, surcharges: PrintSurcharges): number {
  return (name ? surcharges.name : 0) + (number ? surcharges.number : 0) + (crest ? surcharges.crest : 0);
}

type PrintedLine = { readonly team: string | null; readonly printing: Printing | null; readonly productId: number };

/**
 * The surcharge in cents of one piece of each line. A product that its team does not have printed any more costs the surcharges of no
 * print: the team decides what is sold, and the line shows what it costs.
 */
export async function loadSurcharges(orm: Orm, lines: readonly PrintedLine[]): Promise<number[]> {
  const slugs = [...new Set(lines.flatMap(({ team, printing }) => (team && printing ? [team] : [])))];
  if (slugs.length === 0) return lines.map(() => 0);
  const rows = await orm.select({ slug: teams.slug, terms: teams.terms }).from(teams).where(inArray(teams.slug, slugs));
  return lines.map(({ team, printing, productId }) => {
    const terms = rows.find(({ slug }) => slug === team)?.terms ?? null;
    const surcharges = printingOf(terms, productId);
    return printing && surcharges ? surchargeOf(printing, surcharges) : 0;
  });
}
