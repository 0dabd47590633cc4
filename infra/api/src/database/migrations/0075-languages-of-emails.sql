-- The language of an email, and of those about an account or an order that no request of a shopper causes.
alter table mail_outbox add column locale text not null default 'at' check (locale in ('at', 'en'));
alter table accounts add column locale text not null default 'at' check (locale in ('at', 'en'));
alter table orders add column locale text not null default 'at' check (locale in ('at', 'en'));
