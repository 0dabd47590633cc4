import { sql } from 'drizzle-orm';
import { filterGroupIds } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import type { ProductRecord } from './product-record.ts';

/** A stored product in the shape of a line; `search` is the text of its full-text column. */
export type StoredProduct = Omit<ProductRecord, 'searchWords'> & { readonly search: string };

/** Products as they are stored, locked in the order of their ids. */
export async function lockProducts(
  transaction: Orm,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredProduct>> {
  const rows = await selectRows<StoredProduct>(
    transaction,
    sql`
      select p.id, p.brand_id as "brandId", p.category_id as "categoryId", p.kind, p.gender, p.names, p.descriptions,
        p.features, p.details, p.rrp, p.vk, p.premium, p.staff, p.pro, p.is_new as "isNew", p.is_heavy as "isHeavy",
        p.is_bike as "isBike", p.is_ski as "isSki", p.mounting, p.sale_type as "saleType", p.condition,
        p.size_system as "sizeSystem", p.sales_rank as "salesRank", extract(epoch from p.added_at)::int as "addedAt",
        p.search::text as search,
        (select coalesce(json_agg(f.value_id order by f.value_id), '[]') from product_facets f
          where f.product_id = p.id and f.filter_id <> ${filterGroupIds.size}) as "filterValues",
        (select coalesce(json_agg(s.sport_id order by s.position), '[]') from product_sports s
          where s.product_id = p.id) as sports,
        (select coalesce(json_agg(json_build_object('id', v.id, 'colour', v.colour, 'path', v.path, 'options', (
            select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title, 'quantity', o.quantity)
              order by o.position), '[]') from options o where o.variant_id = v.id)) order by v.position), '[]')
          from variants v where v.product_id = p.id) as variants
      from products p where p.id = any(${sql.param([...ids])}::int[]) order by p.id for update`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The four parts of the search text by weight: category and further words, name, gender and sports, colours. */
const searchParts = sql`
  select r.id, setweight(to_tsvector('simple', shop_fold(concat_ws(' ', (
      with recursive trail as (
        select c.id, c.parent_id, c.names from categories c where c.id = r."categoryId"
        union all select c.id, c.parent_id, c.names from categories c join trail t on c.id = t.parent_id)
      select string_agg(names_of(names), ' ') from trail), r."searchWords"))), 'A')
    || setweight(to_tsvector('simple', shop_fold(concat_ws(' ',
      (select b.name from brands b where b.id = r."brandId"), names_of(r.names)))), 'B')
    || setweight(to_tsvector('simple', shop_fold(concat_ws(' ',
      (array['Damen Herren', 'Damen women', 'Herren men', 'Kinder kids'])[r.gender + 1],
      (select string_agg(names_of(f.names), ' ') from filter_values f
        where f.id in (select value::int from json_array_elements_text(r.sports)))))), 'C')
    || setweight(to_tsvector('simple', shop_fold(coalesce((
      select string_agg(names_of(f.names), ' ') from filter_values f
      where f.filter_id = ${filterGroupIds.color}
        and f.id in (select value::int from json_array_elements_text(r."filterValues"))), ''))), 'D') as search`;

/** The full-text column that products get, by id. */
export async function searchOf(orm: Orm, products: readonly ProductRecord[]): Promise<ReadonlyMap<number, string>> {
  const rows = await selectRows<{ id: number; search: string }>(
    orm,
    sql`select id, search::text from (${searchParts} from json_to_recordset(${JSON.stringify(products)}::json) as r (
      id int, "categoryId" int, "brandId" int, gender int, names jsonb, "searchWords" text, sports json,
      "filterValues" json)) parts`,
  );
  return new Map(rows.map(({ id, search }) => [id, search]));
}
