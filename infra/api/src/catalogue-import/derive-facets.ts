import { reservedFilterValues } from '@bergauf/catalogue-format/records/reference-records';
import { filterGroupIds } from 'shared-contracts/entities';
import type { Stage } from './stage.ts';

const { brand, color, gender, size, saletype, sports } = filterGroupIds;
const { refurbished, outlet } = reservedFilterValues.saleTypes;

/**
 * The facets that follow from products, variants and options. A size counts if any colour has it in stock; unisex products
 * belong to women's and men's; a sub-sport counts for its sport too.
 */
export async function deriveFacets({ connection, nameOf }: Stage): Promise<void> {
  await connection.query(`
    insert into ${nameOf('product_facets')} (product_id, filter_id, value_id)
    select id, ${brand}, case when brand_id < 1000 then 1000 else 1000000 end + brand_id from ${nameOf('products')}
    union all
    select id, ${gender}, unnest(case when gender = 0 then array[1, 2] else array[gender] end) from ${nameOf('products')}
    union all
    select id, ${saletype}, case sale_type when 'refurbished' then ${refurbished} else ${outlet} end
      from ${nameOf('products')} where sale_type <> 'regular'
    union all
    select distinct v.product_id, ${color}, f.id from ${nameOf('variants')} v
      join ${nameOf('filter_values')} f on f.filter_id = ${color} and f.key = v.colour
    union all
    select distinct v.product_id, ${size}, f.id
      from ${nameOf('options')} o join ${nameOf('variants')} v on v.id = o.variant_id
      join ${nameOf('filter_values')} f on f.filter_id = ${size} and f.key = o.title
      where o.quantity > 0
    union all
    select product_id, ${sports}, sport_id from (
      select product_id, sport_id from ${nameOf('product_sports')}
      union
      select ps.product_id, s.parent_id from ${nameOf('product_sports')} ps
        join ${nameOf('sports')} s on s.id = ps.sport_id where s.parent_id is not null
    ) together`);
}

/** Minimum number of products for a suggestion. */
const leastHits = 3;

/**
 * The suggestions in each language that follow from products: categories, brands, sports and common combinations, by the number of products.
 * @param listed the products that count, as a table or a query in brackets
 */
export async function deriveSuggestions(
  { connection, nameOf }: Pick<Stage, 'connection' | 'nameOf'>,
  listed: string,
): Promise<void> {
  await connection.query(`
    insert into ${nameOf('suggestions')} (phrase, locale, folded, weight, kind)
    with recursive locales (locale) as (values ('at'), ('en')), above as (
      select id as category_id, parent_id, names, is_collective from ${nameOf('categories')}
      union all
      select a.category_id, c.parent_id, c.names, c.is_collective
        from above a join ${nameOf('categories')} c on c.id = a.parent_id
    ), products_alike as (
      select brand_id, category_id, gender, count(*) as n from ${listed} listed group by brand_id, category_id, gender
    ), named as (
      select locale, p.n, p.gender, b.name as brand, coalesce(a.names ->> locale, a.names ->> 'at') as category
        from products_alike p join ${nameOf('brands')} b on b.id = p.brand_id join above a using (category_id)
        cross join locales where not a.is_collective
    ), phrases as (
      select locale, b.name as phrase, p.n, 'brand' as kind
        from products_alike p join ${nameOf('brands')} b on b.id = p.brand_id cross join locales
      union all
      select locale, coalesce(s.names ->> locale, s.names ->> 'at'), count(*), 'sport'
        from ${nameOf('product_sports')} ps join ${listed} listed on listed.id = ps.product_id
        join ${nameOf('sports')} s on s.id = ps.sport_id cross join locales group by s.id, s.names, locale
      union all
      select locale, category, n, 'category' from named
      union all
      select locale, brand || ' ' || category, n, 'text' from named
      union all
      select locale, case locale
          when 'at' then category || ' ' || case g when 1 then 'Damen' when 2 then 'Herren' else 'Kinder' end
          -- Within a phrase a noun has a small initial, but not an abbreviation.
          else case g when 1 then 'Women''s ' when 2 then 'Men''s ' else 'Kids'' ' end
            || case when category ~ '^.[a-z]' then lower(left(category, 1)) || substr(category, 2) else category end
        end, n, 'text'
        from named cross join unnest(case gender when 0 then array[1, 2] else array[gender] end) as g
    )
    -- A phrase of several kinds is named by the first of brand, category, sport, text.
    select phrase, locale, shop_fold(phrase), sum(n)::int, min(kind) from phrases
      group by phrase, locale having sum(n) >= ${leastHits}`);
}
