-- An e-mail address belongs to whoever has confirmed it: several accounts may claim one until then.
drop index accounts_email;
create unique index accounts_confirmed_email on accounts (lower(email)) where verified;
create index accounts_claimed_email on accounts (lower(email), created_at desc);
-- The store chosen for pick-up; stores come with the catalogue, so there is no reference.
alter table accounts add column store_sysname text;

-- Links that are sent by mail. Only the SHA-256 of what stands in a link is kept.
create table mail_links (
  token_hash text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('confirm-account', 'separate-email', 'reset-password')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_links_account on mail_links (account_id);

-- Letters to be sent, written in the transaction they belong to. A row goes when its letter is out.
create table mail_outbox (
  id bigint generated always as identity primary key,
  letter text not null,
  recipient text not null,
  -- What the letter is about: ids, never secrets; links are made when the letter is sent.
  about jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_error text
);
create index mail_outbox_due on mail_outbox (due_at);

-- What a development machine sends goes here instead, to be read at /dev/mail/.
create table dev_mailbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);

create table shipping_addresses (
  uuid uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  firstname text not null,
  lastname text not null,
  city text not null,
  country_id text not null,
  postal text not null,
  street text not null,
  street_no text not null,
  delivery_type text not null check (delivery_type in ('home', 'click_and_collect', 'pick_up_points')),
  is_default boolean not null,
  created_at timestamptz not null default clock_timestamp()
);
create index shipping_addresses_account on shipping_addresses (account_id);
create unique index shipping_addresses_default on shipping_addresses (account_id) where is_default;

-- The team shop's carts and wishlists stand beside the shop's.
alter table cart_lines add column shop text not null default 'shop' check (shop in ('shop', 'team'));
alter table cart_lines add column team text;
alter table cart_lines drop constraint cart_lines_pkey;
alter table cart_lines add primary key (request_id, shop, hash);
update cart_lines set amount = 99 where amount > 99;
alter table cart_lines add check (amount <= 99);
create index cart_lines_option on cart_lines (option_id);
alter table wishlist_entries add column shop text not null default 'shop' check (shop in ('shop', 'team'));
alter table wishlist_entries drop constraint wishlist_entries_pkey;
alter table wishlist_entries add primary key (request_id, shop, product_id);
create index wishlist_entries_product on wishlist_entries (product_id);

-- Orders outlive accounts and catalogue: what was bought is written down as it was then. Money is in cents.
create sequence order_numbers start 100250 increment 7;
create table orders (
  uuid uuid primary key,
  number text not null unique,
  request_id text not null,
  account_id uuid references accounts (id) on delete set null,
  idempotency_key text not null,
  -- SHA-256 of the request: the same key with other contents is refused.
  request_hash text not null,
  shop text not null check (shop in ('shop', 'team')),
  state text not null check (state in ('received', 'packed', 'shipped', 'ready', 'delivered', 'cancelled', 'returned')),
  email text not null,
  price_type text not null,
  delivery_type text not null check (delivery_type in ('home', 'click_and_collect', 'pick_up_points')),
  address jsonb not null,
  store jsonb,
  products_price integer not null check (products_price >= 0),
  delivery_price integer not null check (delivery_price >= 0),
  voucher_code text,
  voucher_value integer not null default 0 check (voucher_value >= 0),
  total integer not null check (total = products_price + delivery_price - voucher_value and total >= 0),
  points integer not null default 0,
  tracking jsonb,
  placed_at timestamptz not null default clock_timestamp(),
  unique (request_id, idempotency_key)
);
create index orders_account on orders (account_id, placed_at desc);

create table order_lines (
  order_uuid uuid not null references orders (uuid) on delete cascade,
  position smallint not null,
  option_id integer not null,
  product_id integer not null,
  url text not null,
  kind text not null,
  colour text not null,
  brand_name text not null,
  name text not null,
  size text not null,
  amount integer not null check (amount between 1 and 99),
  price integer not null check (price >= 0),
  rrp integer not null,
  mounting boolean not null,
  set_id integer,
  primary key (order_uuid, position)
);
create index order_lines_product on order_lines (product_id);

create table order_events (
  order_uuid uuid not null references orders (uuid) on delete cascade,
  state text not null,
  happened_at timestamptz not null default clock_timestamp(),
  primary key (order_uuid, state)
);

create table loyalty_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('order', 'voucher', 'welcome', 'return')),
  points integer not null,
  order_uuid uuid references orders (uuid) on delete set null,
  happened_at timestamptz not null default clock_timestamp()
);
create index loyalty_entries_account on loyalty_entries (account_id, happened_at desc);
-- An order earns its points once.
create unique index loyalty_entries_order on loyalty_entries (order_uuid) where kind = 'order';

create table vouchers (
  code text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  value integer not null check (value > 0),
  minimum_order integer not null,
  valid_until date not null,
  used_by uuid references orders (uuid) on delete set null,
  created_at timestamptz not null default clock_timestamp()
);
create index vouchers_account on vouchers (account_id);
