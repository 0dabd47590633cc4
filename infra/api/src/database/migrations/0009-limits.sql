-- How much of each limit is used up: buckets that leak. Times are milliseconds of the API's clock; a bucket is empty at `empty_at`,
-- and then its row can go. Keys are hashes of what is counted: networks, addresses, sessions.
create table rate_limits (
  key text primary key,
  counted_at double precision not null,
  empty_at double precision not null
);
create index rate_limits_empty on rate_limits (empty_at);

-- Browsers that have signed in to an account: strangers' attempts do not slow them down. Only the SHA-256 of the secret is kept.
create table known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  device_hash text not null,
  last_used_at timestamptz not null,
  primary key (account_id, device_hash)
);
create index known_devices_used on known_devices (last_used_at);
