-- Prices that held for a part of a day: the lowest price of 30 days counts them (PrAG § 9a).
alter table price_history add column lowest integer;
