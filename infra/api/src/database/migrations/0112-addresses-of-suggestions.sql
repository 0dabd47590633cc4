-- The page that a suggestion names. Until the suggestions are derived anew, which is due, phrases are searched for.
alter table suggestions add column url text;
insert into suggestions_due default values on conflict do nothing;

-- Addresses change with the paths of what is suggested.
create trigger brands_readdressed after update of slug on brands
  for each row when (old.slug is distinct from new.slug) execute function follow_reference();
create trigger categories_readdressed after update of path on categories
  for each row when (old.path is distinct from new.path) execute function follow_reference();
create trigger sports_readdressed after update of path on sports
  for each row when (old.path is distinct from new.path) execute function follow_reference();
