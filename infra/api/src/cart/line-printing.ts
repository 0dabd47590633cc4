import { Printing } from 'shared-contracts/entities';
import { Value } from 'typebox/value';
import { fieldError } from '../http/errors/api-error.ts';
import type { TeamOffers } from '../teams/team-offers.ts';
import { type PrintSurcharges, printingOf } from '../teams/team-printing.ts';

/**
 * The requested print in normalised form, without empty parts, so that equal prints become equal lines. Null if nothing is printed.
 * @throws 422 at `items` if capitals make the name too long
 */
export function normalisePrinting({ name = '', number = '', crest = false }: Printing = {}): Printing | null {
  const text = name.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();
  const printing = { ...(text && { name: text }), ...(number && { number }), ...(crest && { crest }) };
  if (!Value.Check(Printing, printing)) {
    throw fieldError('items', {
      at: `„${text}“ ist zu lang für den Druck: In Großbuchstaben wird aus ß SS.`,
      en: `“${text}” is too long to be printed: in capitals, ß becomes SS.`,
    });
  }
  return Object.keys(printing).length === 0 ? null : printing;
}

function surchargeOf({ name, number, crest }: Printing, surcharges: PrintSurcharges): number {
  return (name ? surcharges.name : 0) + (number ? surcharges.number : 0) + (crest ? surcharges.crest : 0);
}

type PrintedLine = { readonly team: string | null; readonly printing: Printing | null; readonly productId: number };

/** The surcharge in cents for one piece of a line; 0 if nothing is printed. */
export function lineSurcharge({ team, printing, productId }: PrintedLine, offers: TeamOffers): number {
  if (team === null || printing === null) return 0;
  const surcharges = printingOf(offers.get(team)?.terms ?? null, productId);
  return surcharges === null ? 0 : surchargeOf(printing, surcharges);
}
