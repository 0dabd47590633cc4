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

/** The words of all listed products with their German stems. */
export async function deriveSearchWords({ connection, nameOf }: Stage): Promise<void> {
  await connection.query(`
    insert into ${nameOf('search_words')} (word, stem)
    select word, coalesce((ts_lexize('german_stem', word))[1], word)
    from ts_stat('select search from products where delisted_at is null')`);
}
