-- Teams sell the same product in shops of their own: a wish remembers where it was made.
alter table wishlist_entries add column team text;
