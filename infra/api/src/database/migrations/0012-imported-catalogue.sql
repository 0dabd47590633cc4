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
  -- Its whole search text in four lines, by weight. The full-text column follows it.
  add column search_source text not null default '',
  -- Not in the last import: it keeps its page, which answers 410, and its lines in carts.
  add column delisted_at timestamptz;
-- The words by which a product is found follow its source whenever that is written. A trigger and not a generated column: a product
-- that is renamed by itself gets new words without a new source (migration 0021).
create function search_of(source text) returns tsvector
  language sql immutable parallel safe strict
  as $$ select setweight(to_tsvector('simple', shop_fold(split_part(source, e'\n', 1))), 'A')
    || setweight(to_tsvector('simple', shop_fold(split_part(source, e'\n', 2))), 'B')
    || setweight(to_tsvector('simple', shop_fold(split_part(source, e'\n', 3))), 'C')
    || setweight(to_tsvector('simple', shop_fold(split_part(source, e'\n', 4))), 'D') $$;

create function follow_search_source() returns trigger language plpgsql as $$
begin
  if new.search_source <> '' then new.search := search_of(new.search_source); end if;
  return new;
end $$;

-- Triggers fire in the order of their names: before `products_renamed`.
create trigger products_found before insert or update of search_source on products
  for each row execute function follow_search_source();

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
