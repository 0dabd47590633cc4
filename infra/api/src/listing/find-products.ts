import { type SQL, sql } from 'drizzle-orm';
import { gendersIn } from '../catalogue/genders.ts';
import { type Orm, selectRows } from '../database/database.ts';
import type { ListingRequest } from './listing-request.ts';

export type FoundProducts = {
  readonly total: number;
  /** Of the page asked for. */
  readonly ids: readonly number[];
  /** Every value that occurs in the place, with what choosing it would show. */
  readonly facets: readonly (readonly [filterId: number, valueId: number, count: number])[];
  /** Also outside of the listing's own category, for the tree. */
  readonly categories: readonly (readonly [categoryId: number, count: number])[];
};

function ints(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}::int[]`;
}

/** What the place and the words allow; the filters come later, because a facet must look behind its own group. */
function scopeOf({ place, search }: ListingRequest): SQL {
  const conditions: SQL[] = [sql`true`];
  if (place.gender !== 0) conditions.push(sql`p.gender = any(${ints(gendersIn(place.gender))})`);
  if (place.brand) conditions.push(sql`p.brand_id = ${place.brand.id}`);
  if (place.section === 'sale') conditions.push(sql`p.vk < p.rrp`);
  if (search !== null) conditions.push(sql`p.search @@ ${search}::tsquery`);
  return sql.join(conditions, sql` and `);
}

const sortColumns = { sales_rank: sql`sales_rank`, price: sql`vk`, added_at: sql`added_at` } as const;

function orderOf({ sort, isSortChosen, search }: ListingRequest): SQL {
  const column = sortColumns[sort.field];
  const direction = sort.type === 'asc' ? sql`asc` : sql`desc`;
  const relevance = search !== null && !isSortChosen ? sql`relevance desc, ` : sql``;
  // The id makes the order complete: without it pages could overlap.
  return sql`${relevance}${column} ${direction}, id`;
}

/**
 * One statement answers the page, the total, the facets and the category counts. A product misses a chosen group when it
 * has none of the values chosen there. It is a result when it misses none; and it counts for the values of a group when it
 * misses at most that one, so that a group's own selection does not reduce its own counts.
 */
export async function findProducts(orm: Orm, request: ListingRequest): Promise<FoundProducts> {
  const groups = [...request.chosen.keys()];
  const chosenValues = [...request.chosen.values()].flat();
  const category = request.place.category;
  const inCategory = category ? sql`p.category_id = any(${ints(category.subtree)})` : sql`true`;
  const minimum = request.priceMin === null ? sql`true` : sql`p.vk >= ${request.priceMin}`;
  const maximum = request.priceMax === null ? sql`true` : sql`p.vk <= ${request.priceMax}`;
  const relevance =
    request.search === null ? sql`0` : sql`round(ts_rank(p.search, ${request.search}::tsquery)::numeric, 1)`;
  const offset = (request.page - 1) * request.limit;
  const rows = await selectRows<FoundProducts>(
    orm,
    sql`
      with scope as materialized (
        select p.id, p.category_id, p.vk, p.sales_rank, p.added_at, ${relevance} as relevance,
          ${inCategory} as in_category, (${minimum} and ${maximum}) as in_price,
          coalesce(hit.filter_ids, '{}') as hits,
          ${groups.length}::int - coalesce(cardinality(hit.filter_ids), 0) as misses
        from products p
        left join (
          select product_id, array_agg(distinct filter_id) as filter_ids
          from product_facets where value_id = any(${ints(chosenValues)}) group by product_id
        ) hit on hit.product_id = p.id
        where ${scopeOf(request)}
      ), results as (
        select * from scope where misses = 0 and in_price and in_category
      )
      select
        (select count(*)::int from results) as total,
        (select coalesce(json_agg(id), '[]') from (
          select id from results order by ${orderOf(request)} limit ${request.limit} offset ${offset}) page) as ids,
        (select coalesce(json_agg(json_build_array(filter_id, value_id, count)), '[]') from (
          select f.filter_id, f.value_id, count(*) filter (where s.in_price and (s.misses = 0 or (
            s.misses = 1 and f.filter_id = any(${ints(groups)}) and not f.filter_id = any(s.hits)))) as count
          from scope s join product_facets f on f.product_id = s.id
          where s.in_category group by f.filter_id, f.value_id) facet) as facets,
        (select coalesce(json_agg(json_build_array(category_id, count)), '[]') from (
          select category_id, count(*) as count from scope where misses = 0 and in_price group by category_id) c) as categories`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('The listing statement gave no row');
  return found;
}
