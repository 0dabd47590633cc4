import { asc } from 'drizzle-orm';
import type { ScopeAssortment } from '../catalogue/listing-scope.ts';
import { teamProducts, teams } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';

type SellingTeam = { readonly slug: string; readonly name: string };

/** What each team sells. */
export type Assortments = {
  /** Null for an unknown team. */
  of(slug: string): ScopeAssortment | null;
  /** What any team sells. */
  readonly all: ScopeAssortment;
  /** The first team in display order that sells the product. */
  sellerOf(productId: number): string | null;
};

async function load({ orm }: Pick<ReadContext, 'orm'>, version: number): Promise<Assortments> {
  const rows = await orm.select().from(teams).orderBy(asc(teams.position), asc(teams.id));
  const offers = await orm
    .select({ teamId: teamProducts.teamId, productId: teamProducts.productId })
    .from(teamProducts)
    .orderBy(asc(teamProducts.position), asc(teamProducts.productId));
  const idsOf = new Map(rows.map(({ id }): [number, number[]] => [id, []]));
  for (const { teamId, productId } of offers) idsOf.get(teamId)?.push(productId);
  const bySlug = new Map<string, ScopeAssortment>();
  const sellers = new Map<number, string>();
  for (const { id, slug, name } of rows) {
    const team: SellingTeam = { slug, name };
    const productIds = idsOf.get(id) ?? [];
    bySlug.set(slug, { team, productIds, version });
    for (const productId of productIds) if (!sellers.has(productId)) sellers.set(productId, slug);
  }
  return {
    of: (slug) => bySlug.get(slug) ?? null,
    all: { team: null, productIds: [...sellers.keys()], version },
    sellerOf: (productId) => sellers.get(productId) ?? null,
  };
}

export type AssortmentsNow = () => Promise<Assortments>;

/** The assortments, read again after a change of the catalogue. A failed reading is tried again by the next request. */
export function createAssortments(context: Pick<ReadContext, 'orm' | 'catalogueVersion'>): AssortmentsNow {
  let known: { readonly version: number; readonly loaded: Promise<Assortments> } | null = null;
  return () => {
    const version = context.catalogueVersion();
    if (known?.version === version) return known.loaded;
    const loaded = load(context, version);
    known = { version, loaded };
    loaded.catch(() => {
      if (known?.loaded === loaded) known = null;
    });
    return loaded;
  };
}
