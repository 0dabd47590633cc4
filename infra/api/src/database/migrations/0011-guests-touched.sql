-- When a shopper last changed something: guests who never come back are deleted.
alter table shoppers add column touched_at timestamptz not null default now();
create index shoppers_touched on shoppers (touched_at);
create index sessions_expiry on sessions (expires_at);
create index mail_links_expiry on mail_links (expires_at);
