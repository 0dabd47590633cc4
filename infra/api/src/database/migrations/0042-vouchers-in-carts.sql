-- The voucher that a customer has put into the cart. It is spent by the order, not here.
alter table shoppers add column voucher_code text references vouchers (code) on delete set null;
create index shoppers_voucher on shoppers (voucher_code) where voucher_code is not null;

-- The idempotency key of the exchange: a repeated request gets the same voucher.
alter table vouchers add column exchange_key text;
alter table vouchers add unique (account_id, exchange_key);

-- Customer cards: nine digits, which an EAN-13 contains.
create sequence card_numbers start 100000007 increment 7 maxvalue 999999999;
alter table accounts add column card_number integer not null default nextval('card_numbers') unique;
