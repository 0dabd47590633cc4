/** The columns of the catalogue's tables. Referenced tables come first, so that they can be filled in this order. */
export const catalogueColumns = {
  brands: ['id', 'slug', 'name', 'logo_seed', 'position'],
  categories: ['id', 'parent_id', 'slug', 'path', 'names', 'position'],
  filter_values: ['id', 'filter_id', 'names', 'short_names', 'hex', 'position'],
  sports: ['id', 'parent_id', 'slug', 'path', 'names', 'position'],
  products: [
    'id',
    'brand_id',
    'category_id',
    'kind',
    'design',
    'gender',
    'names',
    'descriptions',
    'features',
    'details',
    'rrp',
    'vk',
    'premium',
    'staff',
    'pro',
    'lowest_30_days',
    'is_new',
    'is_heavy',
    'is_bike',
    'is_ski',
    'sales_rank',
    'added_at',
    'sale_type',
    'condition',
    'size_system',
    'mounting',
    'search',
  ],
  variants: ['id', 'product_id', 'colour', 'position', 'path'],
  options: ['id', 'variant_id', 'title', 'position', 'quantity'],
  product_facets: ['product_id', 'filter_id', 'value_id'],
  product_sports: ['product_id', 'sport_id', 'position'],
  price_history: ['product_id', 'from_date', 'vk'],
  product_sets: ['id', 'main_product_id', 'names', 'discount_percent'],
  product_set_items: ['set_id', 'product_id', 'position'],
  product_relations: ['product_id', 'type', 'other_id', 'position'],
  teams: ['id', 'slug', 'name', 'logo_seed', 'sport_id', 'town', 'texts', 'position'],
  team_products: ['team_id', 'product_id', 'position'],
  suggestions: ['phrase', 'folded', 'weight'],
  search_words: ['word', 'stem'],
} as const satisfies Record<string, readonly string[]>;

export type CatalogueTable = keyof typeof catalogueColumns;

export const catalogueTables = Object.keys(catalogueColumns) as readonly CatalogueTable[];

/** The name of a table's staging table. */
export const staged = (table: CatalogueTable): string => `staged_${table}`;
