import { sql } from 'drizzle-orm';
import type { Gender, SitemapPart } from 'shared-contracts/entities';
import { genderSections, gendersIn } from '../catalogue/genders.ts';
import { categoryTrail, type ListingScope, scopeUrl, sportTrail } from '../catalogue/listing-scope.ts';
import { selectRows } from '../database/database.ts';
import type { SaleType } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import { isoMoment } from './product-addresses.ts';

type Context = Pick<ReadContext, 'orm' | 'reference'>;

/** Products that are in the same lists. */
type Group = {
  readonly brandId: number;
  readonly categoryId: number;
  readonly gender: Gender;
  readonly saleType: SaleType;
  readonly isReduced: boolean;
  readonly changedAt: string;
};

const selectGroups = ({ orm }: Context): Promise<Group[]> =>
  selectRows<Group>(
    orm,
    sql`select brand_id as "brandId", category_id as "categoryId", gender, sale_type as "saleType", vk < rrp as "isReduced",
        to_char(max(changed_at) at time zone 'utc', ${isoMoment}) as "changedAt"
      from products where delisted_at is null group by 1, 2, 3, 4, 5`,
  );

const wholeShop: ListingScope = { section: 'all', brand: null, sport: null, gender: 0, category: null };

/** Collects lists with the date of their latest change. */
function collection() {
  const dates = new Map<string, string>();
  return {
    add(scope: ListingScope, changedAt: string) {
      const url = scopeUrl(scope);
      if ((dates.get(url) ?? '') < changedAt) dates.set(url, changedAt);
    },
    entries: (): SitemapPart => [...dates].map(([url, changedAt]) => ({ url, changedAt })).sort(byUrl),
  };
}

const byUrl = (a: { url: string }, b: { url: string }): number => (a.url < b.url ? -1 : 1);

/** The lists with products of the whole shop and of its sections: categories at every level, sports, sale and outlet. */
export async function listAddresses(context: Context): Promise<SitemapPart> {
  const { reference, orm } = context;
  const found = collection();
  for (const { categoryId, gender, saleType, isReduced, changedAt } of await selectGroups(context)) {
    const sections = genderSections.filter((section) => gendersIn(section.gender).includes(gender));
    const categories = [null, ...categoryTrail(reference.categoryById.get(categoryId) ?? null, reference)];
    for (const shown of [0 as const, ...sections.map((section) => section.gender)]) {
      for (const category of categories) found.add({ ...wholeShop, gender: shown, category }, changedAt);
    }
    if (isReduced) found.add({ ...wholeShop, section: 'sale' }, changedAt);
    if (saleType === 'outlet') found.add({ ...wholeShop, section: 'outlet' }, changedAt);
  }
  const sports = await selectRows<{ id: number; changedAt: string }>(
    orm,
    sql`select s.sport_id as id, to_char(max(p.changed_at) at time zone 'utc', ${isoMoment}) as "changedAt"
      from product_sports s join products p on p.id = s.product_id where p.delisted_at is null group by 1`,
  );
  for (const { id, changedAt } of sports) {
    for (const sport of sportTrail(reference.sportById.get(id), reference)) {
      found.add({ ...wholeShop, section: 'sports', sport }, changedAt);
    }
  }
  return found.entries();
}

/** The index of brands, and the list of each brand with products. */
export async function brandAddresses(context: Context): Promise<SitemapPart> {
  const found = collection();
  for (const { brandId, changedAt } of await selectGroups(context)) {
    const brand = context.reference.brandById.get(brandId);
    if (!brand) continue;
    found.add({ ...wholeShop, section: 'brands' }, changedAt);
    found.add({ ...wholeShop, section: 'brands', brand }, changedAt);
  }
  return found.entries();
}
