-- The shop that an email leads to: `shop` or `team`.
alter table mail_outbox add column shop text not null default 'shop';
