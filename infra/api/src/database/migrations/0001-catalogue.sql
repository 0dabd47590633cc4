-- Search runs on words without case and accents; pg_trgm forgives typing mistakes.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() alone is only STABLE, because its dictionary could be exchanged; ours is not.
create function shop_fold(text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(unaccent('unaccent', $1)) $$;

create table brands (
  id integer primary key,
  slug text not null unique,
  name text not null,
  logo_seed integer not null,
  position integer not null
);

-- The tree below a gender: area, category. `path` has no gender: 'schuhe/laufschuhe'.
create table categories (
  id integer primary key,
  parent_id integer references categories (id),
  slug text not null,
  path text not null unique,
  names jsonb not null,
  position integer not null
);

-- One row a model; its colour variants share one tile. Money is in cents.
create table products (
  id integer primary key,
  brand_id integer not null references brands (id),
  category_id integer not null references categories (id),
  kind text not null,
  gender smallint not null check (gender between 0 and 3),
  names jsonb not null,
  descriptions jsonb not null,
  features jsonb not null,
  details jsonb not null,
  rrp integer not null check (rrp >= vk),
  vk integer not null check (vk > 0),
  premium integer not null check (premium > 0),
  staff integer not null check (staff > 0),
  pro integer not null check (pro > 0),
  lowest_30_days integer,
  is_new boolean not null,
  is_heavy boolean not null,
  is_bike boolean not null,
  is_ski boolean not null,
  sales_rank integer not null,
  added_at timestamptz not null,
  search tsvector not null
);
create index products_search on products using gin (search);
create index products_rank on products (sales_rank desc, id);

create table variants (
  id integer primary key,
  product_id integer not null references products (id) on delete cascade,
  colour text not null,
  position smallint not null,
  path text not null unique,
  unique (product_id, position)
);

-- A size of a colour variant: what is put into the cart.
create table options (
  id integer primary key,
  variant_id integer not null references variants (id) on delete cascade,
  title text not null,
  position smallint not null,
  quantity integer not null check (quantity >= 0),
  unique (variant_id, position)
);

-- Ids are unique over all groups, so that a listing's `filters` can be one list.
create table filter_values (
  id integer primary key,
  filter_id integer not null,
  names jsonb not null,
  short_names jsonb,
  hex text,
  position integer not null
);

create table product_facets (
  product_id integer not null references products (id) on delete cascade,
  filter_id integer not null,
  value_id integer not null references filter_values (id),
  primary key (product_id, value_id)
);
create index product_facets_value on product_facets (value_id, product_id);

-- Every word of the search index with its German stem: typing mistakes and compounds are resolved here, not per product.
create table search_words (
  word text primary key,
  stem text not null
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

create table suggestions (
  phrase text primary key,
  folded text not null,
  weight integer not null
);
create index suggestions_trigrams on suggestions using gin (folded gin_trgm_ops);

create table shop_state (
  key text primary key,
  value jsonb not null
);
