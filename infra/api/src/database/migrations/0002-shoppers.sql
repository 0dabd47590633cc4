create table accounts (
  id uuid primary key,
  -- Begins with 'u' (SPEC 4); names the account's cart and wishlist.
  request_id text not null unique check (request_id like 'u%'),
  hash text not null unique,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  birthday date,
  gender text not null default '' check (gender in ('', 'male', 'female', 'divers')),
  avatar text,
  separate_email text,
  role text not null default 'vk' check (role in ('vk', 'premium', 'staff', 'pro')),
  verified boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index accounts_email on accounts (lower(email));

-- Only the SHA-256 of a bearer token is kept.
create table sessions (
  token_hash text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);

-- One row a request id that owns a cart or a wishlist. Its row lock puts parallel changes of one shopper in order.
create table shoppers (
  request_id text primary key,
  created_at timestamptz not null default now()
);

create table cart_lines (
  request_id text not null references shoppers (request_id) on delete cascade,
  hash text not null,
  option_id integer not null references options (id) on delete cascade,
  amount integer not null check (amount > 0),
  mounting boolean not null,
  set_id integer,
  related_products integer[] not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (request_id, hash)
);

create table wishlist_entries (
  request_id text not null references shoppers (request_id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  added_at timestamptz not null default clock_timestamp(),
  primary key (request_id, product_id)
);
