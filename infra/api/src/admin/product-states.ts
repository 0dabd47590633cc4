import type { ScriptConnection } from '../database/database.ts';

/** Texts that differ after every change of the product (`whole`), and after changes that affect suggestions (`suggested`). */
export type ProductState = { readonly whole: string; readonly suggested: string };

/** The states of stored products, by id. */
export async function productStates(
  { query }: ScriptConnection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductState>> {
  const rows = await query(
    `select p.id,
        concat_ws(' ', p.brand_id, p.category_id, p.gender, p.delisted_at is null, s.ids) as suggested,
        md5(concat_ws(' ', to_jsonb(p) - 'search', s.ids,
          (select string_agg(to_jsonb(v)::text, '' order by v.id) from variants v where v.product_id = p.id),
          (select string_agg(to_jsonb(o)::text, '' order by o.id)
            from options o join variants v on v.id = o.variant_id where v.product_id = p.id),
          (select string_agg(f.value_id::text, ' ' order by f.value_id) from product_facets f where f.product_id = p.id),
          (select string_agg(concat_ws(' ', h.from_date, h.vk, h.lowest), ' ' order by h.from_date)
            from price_history h where h.product_id = p.id))) as whole
      from products p cross join lateral (
        select string_agg(sport_id::text, ' ' order by position) as ids from product_sports where product_id = p.id) s
      where p.id = any($1::int[])`,
    [ids],
  );
  return new Map(
    rows.map(({ id, whole, suggested }) => [Number(id), { whole: String(whole), suggested: String(suggested) }]),
  );
}
