-- What was returned of a line, and why.
alter table order_lines add column returned_amount integer;
alter table order_lines add column return_reason text;
alter table order_lines add check (returned_amount between 1 and amount and return_reason is not null or returned_amount is null);
-- The shopper's words to the service, and what is paid back for a cancelled or returned order.
alter table orders add column return_note text;
alter table orders add column refund integer check (refund between 0 and total);

-- The invoice's number, given when the goods leave.
create sequence invoice_numbers start 10001;
alter table orders add column invoice_number text unique;

-- The order clock looks for orders that are under way.
create index orders_under_way on orders (placed_at) where state in ('received', 'packed', 'shipped', 'ready');

-- Plain links to a document of an order. Only the SHA-256 of a link's secret is stored.
create table document_links (
  token_hash text primary key,
  order_uuid uuid not null references orders (uuid) on delete cascade,
  expires_at timestamptz not null
);
create index document_links_order on document_links (order_uuid);
create index document_links_expiry on document_links (expires_at);
