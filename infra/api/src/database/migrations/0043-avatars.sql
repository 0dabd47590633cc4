-- Uploaded pictures of accounts, rendered to some kilobytes. Each upload has another id, which is part of its address.
create table avatars (
  account_id uuid primary key references accounts (id) on delete cascade,
  id text not null unique check (id ~ '^[0-9a-f]{32}$'),
  webp bytea not null check (length(webp) < 200000)
);
