import { Hex, Id, Localized, oneOf, Path, record, Slug, Text } from '@bergauf/catalogue-format/records/fields';
import type { TeamTermsRecord } from '@bergauf/catalogue-format/records/product-record';
import Type, { type Static } from 'typebox';
import { daysBefore } from '../catalogue-day.ts';
import { logoSeed, markNames } from '../pictures/index.ts';
import type { ProductPool } from '../relations/product-pool.ts';

const positive = Type.Integer({ minimum: 1 });

/** A club in `texts/teams`, as the editors wrote it. The clubs are invented; the towns are real. */
export const TeamText = record({
  id: Id,
  slug: Slug,
  name: Text,
  sport: Path,
  town: Text,
  region: Localized,
  texts: Localized,
  mark: oneOf([...markNames], 'What the logo shows.'),
  colours: record({ primary: Hex, secondary: Hex }),
  contact: record({ name: Text, phone: Text }),
  delivery: record({ name: Text, street: Text, streetNo: Text, postal: Text, city: Text }),
  weeks: Type.Optional(
    Type.Integer({ minimum: 1, description: 'From the catalogue’s day until the offer ends; missing: without end.' }),
  ),
  minimumAmount: positive,
  assortment: Type.Record(Path, positive, { description: 'Number of best-selling products by category path.' }),
});
export type TeamText = Static<typeof TeamText>;

/** All clubs share one narrow lettering; their marks differ. */
export function teamLogoSeed({ id, mark }: Pick<TeamText, 'id' | 'mark'>): number {
  return logoSeed(mark, 5, id);
}

/** The product ids of a team's assortment in display order. */
export function assortmentOf({ assortment }: Pick<TeamText, 'assortment'>, pool: ProductPool): readonly number[] {
  const chosen = Object.entries(assortment).flatMap(([path, count]) => pool.bestIn(path).slice(0, count));
  return [...new Set(chosen.map(({ id }) => id))];
}

/** Cents for each piece. */
const surcharges = { name: 800, number: 500, crest: 450 };

/** What clubs have printed. */
const printedWear = ['bekleidung/oberteile/shirts', 'bekleidung/oberteile/hoodies'];

/** How the club's members order; `products` is its assortment. @param day the catalogue's day, an ISO date */
export function termsOf(team: TeamText, products: readonly number[], pool: ProductPool, day: string): TeamTermsRecord {
  const { slug, region, colours, contact, delivery, weeks, minimumAmount } = team;
  const wear = new Set(printedWear.flatMap((path) => pool.bestIn(path).map(({ id }) => id)));
  const printed = products.filter((id) => wear.has(id));
  return {
    region,
    colours,
    contact: { ...contact, email: `teamshop@${slug}.example` },
    ...(weeks !== undefined && { until: daysBefore(day, -7 * weeks) }),
    minimumAmount,
    delivery,
    ...(printed.length > 0 && { printing: { ...surcharges, products: printed } }),
  };
}
