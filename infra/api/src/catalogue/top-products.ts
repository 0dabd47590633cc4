import { and, asc, desc, isNull, lt } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { products } from '../database/schema.ts';

// Ids of the products in the rows of the home page and in the search box.

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const listed = isNull(products.delistedAt);
const byRank = [desc(products.salesRank), asc(products.id)];

export async function bestsellerIds(orm: Orm, limit: number): Promise<number[]> {
  return idsOf(
    await orm
      .select({ id: products.id })
      .from(products)
      .where(listed)
      .orderBy(...byRank)
      .limit(limit),
  );
}

export async function newestIds(orm: Orm, limit: number): Promise<number[]> {
  const order = [desc(products.addedAt), asc(products.id)];
  return idsOf(
    await orm
      .select({ id: products.id })
      .from(products)
      .where(listed)
      .orderBy(...order)
      .limit(limit),
  );
}

export async function saleIds(orm: Orm, limit: number): Promise<number[]> {
  const reduced = lt(products.vk, products.rrp);
  return idsOf(
    await orm
      .select({ id: products.id })
      .from(products)
      .where(and(listed, reduced))
      .orderBy(...byRank)
      .limit(limit),
  );
}
