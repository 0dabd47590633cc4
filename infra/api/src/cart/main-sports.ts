import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CartProduct, ContentLocale } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { localized } from '../database/localized.ts';
import { productSports, sports } from '../database/schema.ts';

/** The main sport and sub-sport of products in a language, by product id. */
export async function loadMainSports(
  orm: Orm,
  productIds: readonly number[],
  locale: ContentLocale,
): Promise<ReadonlyMap<number, CartProduct['sports']>> {
  if (productIds.length === 0) return new Map();
  const parents = alias(sports, 'parents');
  const rows = await orm
    .select({ productId: productSports.productId, own: sports.names, parent: parents.names })
    .from(productSports)
    .innerJoin(sports, eq(sports.id, productSports.sportId))
    .leftJoin(parents, eq(parents.id, sports.parentId))
    .where(and(inArray(productSports.productId, [...productIds]), eq(productSports.position, 0)));
  const named = rows.map(({ productId, own, parent }): [number, CartProduct['sports']] => {
    const name = localized(own, locale);
    // A sport without sub-sports.
    if (parent === null) return [productId, { sport: name, subsport: null }];
    return [productId, { sport: localized(parent, locale), subsport: name }];
  });
  return new Map(named);
}
