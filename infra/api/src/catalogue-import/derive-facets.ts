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
 * The suggestions in each language that follow from products: categories, brands, sports and common combinations. Each has the address of
 * the page that it names, and weighs as many products as that page lists.
 * @param listed the products that count, as a table or a query in brackets
 */
export async function deriveSuggestions(
  { connection, nameOf }: Pick<Stage, 'connection' | 'nameOf'>,
  listed: string,
): Promise<void> {
  await connection.query(`
    insert into ${nameOf('suggestions')} (phrase, locale, folded, weight, kind, url)
    with recursive locales (locale) as (values ('at'), ('en')), genders (gender, slug, at, en) as (
      values (1, 'damen', 'Damen', 'Women''s'), (2, 'herren', 'Herren', 'Men''s'), (3, 'kinder', 'Kinder', 'Kids''')
    ), above as (
      select id as below_id, id, parent_id from ${nameOf('categories')}
      union all
      select a.below_id, c.id, c.parent_id from above a join ${nameOf('categories')} c on c.id = a.parent_id
    ), products_alike as (
      select brand_id, category_id, gender, count(*) as n from ${listed} listed group by brand_id, category_id, gender
    ), in_categories as (
      select p.n, p.gender, p.brand_id, c.id as category_id, c.path, c.names
        from products_alike p join above a on a.below_id = p.category_id
        join ${nameOf('categories')} c on c.id = a.id where not c.is_collective
    ), named as (
      select i.*, locale, coalesce(names ->> locale, names ->> 'at') as category from in_categories i cross join locales
    ), in_sports as (
      -- A sub-sport counts for its sport too, and once where a product has several.
      select alike.sport_id, count(*) as n from (
        select product_id, sport_id from ${nameOf('product_sports')}
        union
        select ps.product_id, s.parent_id from ${nameOf('product_sports')} ps
          join ${nameOf('sports')} s on s.id = ps.sport_id where s.parent_id is not null
      ) alike join ${listed} listed on listed.id = alike.product_id group by alike.sport_id
    ), for_kids_only as (
      select category_id from in_categories group by category_id having min(gender) = 3
    ), phrases as (
      select locale, b.name as phrase, sum(p.n) as n, 'brand' as kind, '/marken/' || b.slug || '/' as url
        from products_alike p join ${nameOf('brands')} b on b.id = p.brand_id cross join locales
        group by b.id, b.name, b.slug, locale
      union all
      select locale, coalesce(names ->> locale, names ->> 'at'), n, 'sport', '/sport/' || path || '/'
        from in_sports join ${nameOf('sports')} s on s.id = sport_id cross join locales
      union all
      select locale, category, sum(n), 'category', '/' || path || '/' from named group by category_id, category, path, locale
      union all
      select locale, b.name || ' ' || category, sum(n), 'text', '/marken/' || b.slug || '/' || path || '/'
        from named join ${nameOf('brands')} b on b.id = named.brand_id
        group by category_id, category, path, b.id, b.name, b.slug, locale
      union all
      select locale, case locale
          when 'at' then category || ' ' || g.at
          -- Within a phrase a noun has a small initial, but not an abbreviation.
          else g.en || ' ' || case when category ~ '^.[a-z]' then lower(left(category, 1)) || substr(category, 2) else category end
        end, sum(n), 'text', '/' || g.slug || '/' || path || '/'
        from named join genders g on g.gender = named.gender or (named.gender = 0 and g.gender < 3)
        -- The name of a category for kids says so by itself.
        where category_id not in (select category_id from for_kids_only)
        group by category_id, category, path, g.gender, g.slug, g.at, g.en, locale
    )
    -- A phrase of several kinds is named by the first of brand, category, sport, text; of several pages by the one with most products.
    select distinct on (phrase, locale) phrase, locale, shop_fold(phrase), n::int, kind, url from phrases
      where n >= ${leastHits} order by phrase, locale, kind, n desc, url`);
}
