-- Prices that held for a part of a day: the lowest price of 30 days counts them (PrAG § 9a).
-- Before the indexes of orders: it waits for a backup or an import that is running, and orders would wait with them.
alter table price_history add column lowest integer;
