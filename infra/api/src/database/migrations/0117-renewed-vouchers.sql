-- A voucher that expires while an order has it is renewed once when it is given back (decision 0103).
alter table vouchers add column renewed boolean not null default false;
