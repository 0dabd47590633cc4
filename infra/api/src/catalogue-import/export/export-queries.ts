import type { RecordKind } from '@bergauf/catalogue-format/record-kinds';
import { filterGroupIds } from 'shared-contracts/entities';
import { asidePosition } from '../apply/delist.ts';

const { color, size, addition } = filterGroupIds;

const filterValues = (group: number, fields: string) => `
  select jsonb_build_object('id', id, ${fields}) as record from filter_values where filter_id = ${group} order by position`;

/**
 * The records of every kind but products and opening exceptions, one in each row, in their order. Columns without a value are
 * null: they are left out of the record.
 */
export const exportQueries: Readonly<Record<Exclude<RecordKind, 'products'>, string>> = {
  brands: `select jsonb_build_object('id', id, 'slug', slug, 'name', name, 'logo', logo) as record
    from brands where position < ${asidePosition} order by position`,
  categories: `select jsonb_build_object('id', id, 'path', path, 'names', names, 'searchWords', search_words,
      'isCollective', nullif(is_collective, false)) as record
    from categories where position < ${asidePosition} order by position`,
  sports: `select jsonb_build_object('id', id, 'path', path, 'names', names) as record from sports order by position`,
  colours: filterValues(color, `'key', key, 'names', names, 'hex', hex`),
  sizes: filterValues(size, `'names', names, 'shortNames', short_names`),
  additions: filterValues(addition, `'key', key, 'names', names`),
  sets: `select jsonb_build_object('id', s.id, 'product', s.main_product_id, 'names', s.names,
      'discountPercent', s.discount_percent, 'companions', (
        select jsonb_agg(i.product_id order by i.position) from product_set_items i where i.set_id = s.id)) as record
    from product_sets s order by s.id`,
  accessories: `select jsonb_build_object('product', product_id,
      'accessories', coalesce(jsonb_agg(other_id order by position) filter (where type = 'accessory'), '[]'),
      'related', coalesce(jsonb_agg(other_id order by position) filter (where type = 'related'), '[]')) as record
    from product_relations group by product_id order by product_id`,
  teams: `select jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'sport', s.path, 'town', t.town,
      'texts', t.texts, 'logo', t.logo, 'terms', t.terms, 'products', (
        select coalesce(jsonb_agg(p.product_id order by p.position), '[]') from team_products p where p.team_id = t.id)) as record
    from teams t join sports s on s.id = t.sport_id order by t.position`,
  pages: `select jsonb_build_object('section', section, 'slug', slug, 'titles', titles, 'leads', leads, 'picture', picture,
      'updatedOn', updated_on, 'blocks', blocks) as record from content_pages order by position`,
  'store-services': `select jsonb_build_object('id', id, 'names', names, 'texts', texts, 'page', page,
      'bookable', nullif(bookable, false)) as record
    from store_services order by position`,
  stores: `select jsonb_build_object('id', id, 'shopUrl', shop_url, 'name', name, 'street', street, 'postcode', postcode,
      'town', town, 'state', state, 'latitude', latitude, 'longitude', longitude, 'phone', phone, 'email', email,
      'squareMetres', square_metres, 'services', services, 'texts', texts, 'ways', ways, 'picture', picture,
      'hours', hours) as record
    from stores order by id`,
  'opening-exceptions': `select jsonb_build_object('date', date, 'stores', stores, 'times', times,
      'note', case when note ? 'en' then note else note -> 'at' end) as record
    from opening_exceptions order by position`,
  places: `select jsonb_build_object('name', name, 'postcode', postcode, 'latitude', latitude, 'longitude', longitude)
    as record from places order by position`,
  'article-categories': `select jsonb_build_object('id', id, 'names', names, 'texts', texts, 'picture', picture) as record
    from article_categories order by position`,
  articles: `select jsonb_build_object('id', id, 'slug', slug, 'category', category, 'titles', titles, 'leads', leads,
      'picture', picture, 'publishedOn', published_on, 'updatedOn', updated_on, 'blocks', blocks, 'related', related) as record
    from articles order by id`,
  flyers: `select jsonb_build_object('id', id, 'path', path, 'titles', titles, 'texts', texts, 'weeks', weeks,
      'services', services, 'pages', pages) as record from flyers order by id`,
  menu: `select jsonb_build_object('section', substr(key, 6), 'banners', value) as record
    from site_content where key like 'menu/%' order by array_position(array['women', 'men', 'kids'], substr(key, 6))`,
  home: `select value as record from site_content where key = 'home'`,
};
