type ImportTable = { readonly columns: readonly string[]; readonly key: readonly string[] };

/**
 * The tables that an import writes, with their columns. Referenced tables come first, so that they can be filled in this order.
 * `products` also has `search`, which a trigger derives from `search_source`, and `delisted_at`, which an import sets by itself.
 */
export const importTables = {
  brands: { key: ['id'], columns: ['id', 'slug', 'name', 'logo', 'position'] },
  categories: {
    key: ['id'],
    columns: ['id', 'parent_id', 'slug', 'path', 'names', 'position', 'search_words', 'is_collective'],
  },
  filter_values: { key: ['id'], columns: ['id', 'filter_id', 'names', 'short_names', 'hex', 'position', 'key'] },
  sports: { key: ['id'], columns: ['id', 'parent_id', 'slug', 'path', 'names', 'position'] },
  products: {
    key: ['id'],
    columns: [
      'id',
      'brand_id',
      'category_id',
      'kind',
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
      'search_words',
      'search_source',
    ],
  },
  variants: { key: ['id'], columns: ['id', 'product_id', 'colour', 'position', 'path', 'pictures'] },
  options: { key: ['id'], columns: ['id', 'variant_id', 'title', 'position', 'quantity'] },
  product_facets: { key: ['product_id', 'value_id'], columns: ['product_id', 'filter_id', 'value_id'] },
  product_sports: { key: ['product_id', 'sport_id'], columns: ['product_id', 'sport_id', 'position'] },
  price_history: { key: ['product_id', 'from_date'], columns: ['product_id', 'from_date', 'vk', 'lowest'] },
  product_sets: { key: ['id'], columns: ['id', 'main_product_id', 'names', 'discount_percent'] },
  product_set_items: { key: ['set_id', 'product_id'], columns: ['set_id', 'product_id', 'position'] },
  product_relations: {
    key: ['product_id', 'type', 'other_id'],
    columns: ['product_id', 'type', 'other_id', 'position'],
  },
  teams: {
    key: ['id'],
    columns: ['id', 'slug', 'name', 'logo', 'sport_id', 'town', 'texts', 'position', 'terms'],
  },
  team_products: { key: ['team_id', 'product_id'], columns: ['team_id', 'product_id', 'position'] },
  suggestions: { key: ['phrase', 'locale'], columns: ['phrase', 'locale', 'folded', 'weight', 'kind', 'url'] },
  content_pages: {
    key: ['section', 'slug'],
    columns: ['section', 'slug', 'position', 'titles', 'leads', 'picture', 'updated_on', 'blocks'],
  },
  store_services: { key: ['id'], columns: ['id', 'position', 'names', 'texts', 'page', 'bookable'] },
  stores: {
    key: ['id'],
    columns: [
      'id',
      'shop_url',
      'name',
      'street',
      'postcode',
      'town',
      'state',
      'latitude',
      'longitude',
      'phone',
      'email',
      'hours',
      'square_metres',
      'services',
      'texts',
      'ways',
      'picture',
    ],
  },
  opening_exceptions: { key: ['position'], columns: ['position', 'date', 'stores', 'times', 'note'] },
  places: {
    key: ['name', 'postcode'],
    columns: ['name', 'postcode', 'folded', 'latitude', 'longitude', 'position'],
  },
  article_categories: { key: ['id'], columns: ['id', 'position', 'names', 'texts', 'picture'] },
  articles: {
    key: ['id'],
    columns: [
      'id',
      'slug',
      'category',
      'titles',
      'leads',
      'picture',
      'published_on',
      'updated_on',
      'reading_minutes',
      'blocks',
      'related',
    ],
  },
  flyers: { key: ['id'], columns: ['id', 'path', 'titles', 'texts', 'weeks', 'services', 'pages'] },
  site_content: { key: ['key'], columns: ['key', 'value'] },
} as const satisfies Record<string, ImportTable>;

export type ImportTableName = keyof typeof importTables;
export type ImportRow = Readonly<Record<string, unknown>>;

export const importTableNames = Object.keys(importTables) as readonly ImportTableName[];

/** Columns with unique names, which two rows may exchange. */
export const uniqueNames: Partial<Record<ImportTableName, string>> = {
  brands: 'slug',
  categories: 'path',
  sports: 'path',
  variants: 'path',
  teams: 'slug',
  stores: 'shop_url',
  articles: 'slug',
  flyers: 'path',
};

/** Tables whose rows have a unique position below another row. */
export const orderedBelow: Partial<Record<ImportTableName, string>> = { variants: 'product_id', options: 'variant_id' };

/** The name of a table's staging table. */
export const staged = (table: ImportTableName): string => `staged_${table}`;

/** Progress of an import or a comparison after it has read the files. */
export type StepProgress = {
  readonly step: 'pictures' | 'comparing' | 'writing';
  readonly done: number;
  readonly total: number;
  /** The table that comes next. */
  readonly what?: string;
};
