-- What a product is sold as. A condition is told of refurbished things only.
alter table products
  add column sale_type text not null default 'regular' check (sale_type in ('regular', 'refurbished', 'outlet')),
  add column condition jsonb,
  -- Names the system its sizes belong to, for size advice: 'shoes-eu', 'ski-length', 'head' …
  add column size_system text not null default 'one-size',
  -- Whether we offer to mount it: bindings on skis and boards, bikes ready to ride.
  add column mounting boolean not null default false,
  add constraint products_condition check ((sale_type = 'refurbished') = (condition is not null));
create index products_category on products (category_id, gender, vk);
create index products_brand on products (brand_id);

-- Two levels: a sport, and its sub-sports. The id is the one of the filter value.
create table sports (
  id integer primary key references filter_values (id),
  parent_id integer references sports (id),
  slug text not null,
  -- 'laufen', 'laufen/trailrunning'
  path text not null unique,
  names jsonb not null,
  position integer not null
);

-- The sub-sports of a product, the main one at position 0. product_facets has them and the sports above them.
create table product_sports (
  product_id integer not null references products (id) on delete cascade,
  sport_id integer not null references sports (id),
  position smallint not null,
  primary key (product_id, sport_id)
);
create index product_sports_sport on product_sports (sport_id, product_id);

-- The selling price that held from a day on. The lowest price of the last 30 days is computed from it.
create table price_history (
  product_id integer not null references products (id) on delete cascade,
  from_date date not null,
  vk integer not null check (vk > 0),
  primary key (product_id, from_date)
);

-- An offer of things that belong together. Each piece is reduced by the same share of its price.
create table product_sets (
  id integer primary key,
  main_product_id integer not null references products (id) on delete cascade,
  names jsonb not null,
  discount_percent smallint not null check (discount_percent between 1 and 50)
);
create index product_sets_main on product_sets (main_product_id);

create table product_set_items (
  set_id integer not null references product_sets (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  position smallint not null,
  primary key (set_id, product_id)
);
create index product_set_items_product on product_set_items (product_id);

-- 'accessory': bought with it. 'related': looked at instead of it.
create table product_relations (
  product_id integer not null references products (id) on delete cascade,
  type text not null check (type in ('accessory', 'related')),
  other_id integer not null references products (id) on delete cascade,
  position smallint not null,
  primary key (product_id, type, other_id)
);
create index product_relations_other on product_relations (other_id);

-- Clubs with an assortment of their own.
create table teams (
  id integer primary key,
  slug text not null unique,
  name text not null,
  logo_seed integer not null,
  sport_id integer not null references sports (id),
  town text not null,
  texts jsonb not null,
  position integer not null
);

create table team_products (
  team_id integer not null references teams (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  position smallint not null,
  primary key (team_id, product_id)
);
create index team_products_product on team_products (product_id);
