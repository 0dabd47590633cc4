-- Orders of who has not confirmed an address: `network` says where they came from, for a day, so that no client gets hold of an
-- option's whole stock. One that looks automated is held until the link of its letter is used; then it goes on, or it ends.
alter table orders add column network text;
alter table orders add column held_until timestamptz;
create index orders_of_network on orders (network) where network is not null;
create index orders_held on orders (held_until) where held_until is not null;
create index order_lines_option on order_lines (option_id);

create table order_links (
  token_hash text primary key,
  order_uuid uuid not null references orders (uuid) on delete cascade
);
create index order_links_order on order_links (order_uuid);
