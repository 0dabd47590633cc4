-- Which drawing shows the product: the generator chooses it by the product's texts (pictures/choice).
alter table products add column design smallint not null default 0;
-- Null for orders placed before: their drawing follows from the product's id.
alter table order_lines add column design smallint;
