-- What a suggestion names: `brand`, `category` or `sport`; `text` for combinations. The next import or change of products sets it.
alter table suggestions add column kind text not null default 'text' check (kind in ('brand', 'category', 'sport', 'text'));
