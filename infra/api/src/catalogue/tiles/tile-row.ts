import { type SQL, sql } from 'drizzle-orm';
import type { Gender } from 'shared-contracts/entities';
import type { Localized } from '../../database/localized.ts';
import type { SaleType } from '../../database/schema.ts';
import type { PictureRef } from '../../media/picture-ref.ts';
import type { PriceCents } from '../money.ts';
import { priceColumns } from '../price-columns.ts';

/** A colour variant with the sizes in stock and the sizes that are sold out (`gone`). */
export type TileVariant = {
  readonly id: number;
  readonly colour: string;
  readonly path: string;
  readonly sizes: readonly string[];
  readonly gone: readonly string[];
  /** Its first two pictures, without the names of their files. */
  readonly front: PictureRef | null;
  readonly back: PictureRef | null;
};

export type TileRow = PriceCents & {
  readonly id: number;
  readonly brand_id: number;
  readonly gender: Gender;
  readonly names: Localized;
  readonly is_new: boolean;
  readonly sale_type: SaleType;
  readonly variants: readonly TileVariant[];
};

/** The columns of a tile row for the product `p`. A product delisted by SQL still has stock, which is not for sale. */
export const tileColumns: SQL = sql`
  p.id, p.brand_id, p.gender, p.names, ${priceColumns}, p.is_new, p.sale_type,
  (select coalesce(json_agg(json_build_object('id', v.id, 'colour', v.colour, 'path', v.path, 'sizes', o.sizes,
      'gone', o.gone, 'front', (v.pictures -> 0) - 'file', 'back', (v.pictures -> 1) - 'file') order by v.position), '[]')
    from variants v
    join lateral (
      select coalesce(json_agg(o.title order by o.position) filter (where o.quantity > 0 and p.delisted_at is null), '[]') as sizes,
        coalesce(json_agg(o.title order by o.position) filter (where o.quantity = 0 or p.delisted_at is not null), '[]') as gone
      from options o where o.variant_id = v.id
    ) o on true
    where v.product_id = p.id) as variants`;
