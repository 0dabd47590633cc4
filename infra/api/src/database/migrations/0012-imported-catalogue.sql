-- The catalogue is imported (decision 0032). Pictures are kept where they are used; texts are records like products.
alter table brands add column logo jsonb, alter column logo_seed set default 0;
alter table teams add column logo jsonb, alter column logo_seed set default 0;
alter table categories
  add column search_words text,
  add column is_collective boolean not null default false;
-- The name by which records refer to a value: the key of a colour or addition, the German name of a size.
alter table filter_values add column key text;

alter table products
  -- Further words by which the product is found, as imported.
  add column search_words text,
  -- Its whole search text in four lines, by weight. The index of words follows it.
  add column search_source text not null default '',
  -- Not in the last import: it keeps its page, which answers 410, and its lines in carts.
  add column delisted_at timestamptz;
alter table products drop column search;
alter table products add column search tsvector generated always as (
  setweight(to_tsvector('simple', shop_fold(split_part(search_source, e'\n', 1))), 'A') ||
  setweight(to_tsvector('simple', shop_fold(split_part(search_source, e'\n', 2))), 'B') ||
  setweight(to_tsvector('simple', shop_fold(split_part(search_source, e'\n', 3))), 'C') ||
  setweight(to_tsvector('simple', shop_fold(split_part(search_source, e'\n', 4))), 'D')
) stored;
create index products_search on products using gin (search);

alter table variants add column pictures jsonb not null default '[]';

-- Texts of earlier releases are imported anew.
delete from stores;
alter table stores drop column hours, drop column scene;
alter table stores add column hours jsonb not null, add column picture jsonb;
delete from articles;
alter table articles drop column scene, drop column scene_text;
alter table articles add column picture jsonb not null;
delete from content_pages;
alter table content_pages drop column scene;
alter table content_pages add column picture jsonb;
delete from flyers;

create table store_services (
  id text primary key,
  position integer not null,
  names jsonb not null,
  texts jsonb not null,
  page text
);

-- Days on which stores open otherwise than on their weekday. `stores` is null where it holds for all; a time that `times` lacks
-- stays as usual.
create table opening_exceptions (
  position integer primary key,
  date date not null,
  stores jsonb,
  times jsonb not null,
  note text not null
);
create index opening_exceptions_date on opening_exceptions (date);

create table article_categories (
  id text primary key,
  position integer not null,
  names jsonb not null,
  texts jsonb not null,
  picture jsonb not null
);

-- The home page and the menu's banners.
create table site_content (
  key text primary key,
  value jsonb not null
);
