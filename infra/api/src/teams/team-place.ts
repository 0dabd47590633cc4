import type { TeamTermsRecord } from '@bergauf/catalogue-format/records/product-record';
import type { TeamPlace, TeamTerms } from 'shared-contracts/entities';
import { hasEnded } from './team-offers.ts';

/** Where orders for the whole team are delivered to; null where the catalogue names no place. */
export function placeOf(terms: TeamTermsRecord | null): TeamPlace | null {
  if (!terms?.delivery) return null;
  const { name, street, streetNo, postal, city } = terms.delivery;
  return { name, street: `${street} ${streetNo}`, postal, city };
}

/** How a team's members order. */
export function termsOf(terms: TeamTermsRecord | null, today: string): TeamTerms {
  const { until = null, minimumAmount = 1 } = terms ?? {};
  return { until, minimumAmount, hasEnded: hasEnded(terms, today), delivery: placeOf(terms) };
}
