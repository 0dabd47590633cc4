-- The account that sent a message or a withdrawal, if one was signed in: it belongs to the account whether or not its address is confirmed.
alter table customer_requests add column account_id uuid references accounts (id) on delete set null;
create index customer_requests_account on customer_requests (account_id);
