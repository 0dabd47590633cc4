-- What editors write: stores, guide articles, content pages, flyers. Written anew at start whenever the shop's own texts
-- have changed, so nothing here may be referenced by what shoppers own; they keep a store's number.
create table stores (
  id integer primary key,
  shop_url text not null unique,
  name text not null,
  street text not null,
  postcode text not null,
  town text not null,
  state text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone text not null,
  email text not null,
  hours text not null,
  square_metres integer not null,
  services jsonb not null,
  texts jsonb not null,
  ways jsonb not null,
  scene text not null
);

-- Towns and postcodes that a store search understands, also those without a store.
create table places (
  name text not null,
  postcode text not null,
  folded text not null,
  latitude double precision not null,
  longitude double precision not null,
  position integer not null,
  primary key (name, postcode)
);

create table articles (
  id integer primary key,
  slug text not null unique,
  category text not null,
  titles jsonb not null,
  leads jsonb not null,
  scene text not null,
  scene_text text not null,
  published_on date not null,
  updated_on date not null,
  reading_minutes integer not null check (reading_minutes > 0),
  blocks jsonb not null,
  related jsonb not null
);
create index articles_category on articles (category, published_on desc, id);

create table content_pages (
  section text not null check (section in ('static', 'services')),
  slug text not null,
  position integer not null,
  titles jsonb not null,
  leads jsonb not null,
  scene text,
  updated_on date not null,
  blocks jsonb not null,
  primary key (section, slug)
);

create table flyers (
  id integer primary key,
  path text not null unique,
  titles jsonb not null,
  texts jsonb not null,
  -- How long one edition holds; the next follows at once.
  weeks integer not null check (weeks > 0),
  -- Null where it holds in every store, else the services one of which a store must have.
  services jsonb,
  pages jsonb not null
);
