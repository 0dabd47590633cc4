-- Accounts that nobody has confirmed are deleted some day: found every minute.
create index accounts_unconfirmed on accounts (created_at) where not verified;
