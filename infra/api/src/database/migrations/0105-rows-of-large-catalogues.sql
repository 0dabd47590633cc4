-- Rows of the home page, of articles and of flyers ask for the newest products and for the best of a kind.
create index products_added on products (added_at desc, id);
create index products_kind_rank on products (kind, sales_rank desc, id);
