-- The account that asked for the appointment, if one was signed in: it belongs to the account whether or not its address is confirmed.
alter table appointments add column account_id uuid references accounts (id) on delete set null;
create index appointments_account on appointments (account_id);
