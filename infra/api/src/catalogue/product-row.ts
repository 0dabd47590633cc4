import { sql } from 'drizzle-orm';
import type { Gender, ProductOption, SizeSystem } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import type { Localized } from '../database/localized.ts';
import type { ProductDetail, SaleType } from '../database/schema.ts';
import type { TablePicture } from '../media/picture-ref.ts';
import type { PriceCents } from './money.ts';
import { priceColumns } from './price-columns.ts';

type StockedOption = Pick<ProductOption, 'id' | 'title' | 'quantity'>;

export type SetRow = {
  readonly id: number;
  readonly names: Localized;
  readonly discountPercent: number;
  /** Ids of the other products in the set. */
  readonly items: readonly number[];
};

/** A product with its variants, sports, relations and sets, as selected from the database. */
export type ProductRow = PriceCents & {
  readonly id: number;
  /** The colour that the path belongs to, or formerly belonged to. */
  readonly shown_id: number;
  readonly brand_id: number;
  readonly category_id: number;
  readonly gender: Gender;
  readonly names: Localized;
  readonly descriptions: Localized;
  readonly features: readonly Localized[];
  readonly details: readonly ProductDetail[];
  readonly lowest_30_days: number | null;
  readonly is_new: boolean;
  readonly is_heavy: boolean;
  readonly is_bike: boolean;
  readonly is_ski: boolean;
  readonly sale_type: SaleType;
  readonly condition: Localized | null;
  readonly size_system: SizeSystem;
  readonly mounting: boolean;
  readonly delisted: boolean;
  /** Whether the shop has stores. */
  readonly has_stores: boolean;
  readonly variants: readonly {
    readonly id: number;
    readonly colour: string;
    readonly path: string;
    readonly pictures: readonly TablePicture[];
    readonly options: readonly StockedOption[];
  }[];
  readonly sports: readonly number[];
  readonly relations: readonly (readonly [type: 'accessory' | 'related', productId: number])[];
  readonly sets: readonly SetRow[];
};

/** The product at a current or former path; for a former path with the colour that had it, or otherwise the first one. */
export async function selectProduct(orm: Orm, path: string): Promise<ProductRow | undefined> {
  const rows = await selectRows<ProductRow>(
    orm,
    sql`
      select p.id, shown.id as shown_id, p.brand_id, p.category_id, p.gender, p.names, p.descriptions, p.features,
        p.details, ${priceColumns}, p.lowest_30_days, p.is_new, p.is_heavy, p.is_bike, p.is_ski, p.sale_type, p.condition,
        p.size_system, p.mounting, p.delisted_at is not null as delisted, exists (select from stores) as has_stores,
        (select json_agg(json_build_object('id', v.id, 'colour', v.colour, 'path', v.path, 'pictures', v.pictures, 'options', (
            select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title, 'quantity', o.quantity)
              order by o.position), '[]')
            from options o where o.variant_id = v.id)) order by v.position)
          from variants v where v.product_id = p.id) as variants,
        (select coalesce(json_agg(s.sport_id order by s.position), '[]') from product_sports s
          where s.product_id = p.id) as sports,
        (select coalesce(json_agg(json_build_array(r.type, r.other_id) order by r.type, r.position), '[]')
          from product_relations r where r.product_id = p.id) as relations,
        (select coalesce(json_agg(json_build_object('id', s.id, 'names', s.names, 'discountPercent', s.discount_percent,
            'items', (select coalesce(json_agg(i.product_id order by i.position), '[]') from product_set_items i
              where i.set_id = s.id)) order by s.id), '[]')
          from product_sets s where s.main_product_id = p.id) as sets
      from products p join variants shown on shown.product_id = p.id
      where shown.id = coalesce(
        (select v.id from variants v where v.path = ${path}),
        (select v.id from former_paths f join variants v on v.product_id = f.product_id where f.path = ${path}
          order by v.id = f.variant_id desc, v.position limit 1))`,
  );
  return rows[0];
}

export type PieceRow = PriceCents & {
  readonly id: number;
  readonly mounting: boolean;
  /** Options by the path of each colour. */
  readonly options: Readonly<Record<string, readonly StockedOption[]>>;
};

/** Prices and options of a set's other products, in addition to their tiles. */
export async function selectPieces(orm: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, PieceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows<PieceRow>(
    orm,
    sql`
      select p.id, p.mounting, ${priceColumns},
        (select json_object_agg(v.path, (
            select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title, 'quantity', o.quantity)
              order by o.position), '[]')
            from options o where o.variant_id = v.id))
          from variants v where v.product_id = p.id) as options
      from products p where p.id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
