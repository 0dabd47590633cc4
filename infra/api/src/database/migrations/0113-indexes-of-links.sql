-- What leads from an order, a browser or an address to an account: found when an order is cancelled or returned, when a browser logs in to
-- another account, and when a subscription ends.
create index vouchers_used_by on vouchers (used_by) where used_by is not null;
create index loyalty_entries_of_order on loyalty_entries (order_uuid) where order_uuid is not null;
create index known_devices_device on known_devices (device_hash);
create index accounts_separate_email on accounts (lower(separate_email)) where separate_email is not null;

-- Cancelled orders of accounts whose address is not confirmed: found every minute.
create index orders_cancelled_of_accounts on orders (account_id)
  where state = 'cancelled' and invoice_number is null and email <> '';
