-- Orders whose personal data is removed some day: found every minute.
create index orders_of_persons on orders (placed_at) where email <> '';
create index orders_cancelled_of_guests on orders (placed_at)
  where state = 'cancelled' and invoice_number is null and account_id is null and email <> '';
