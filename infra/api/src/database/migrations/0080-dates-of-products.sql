-- When what search engines read of a product changed last: the date in the sitemap. Stock and the prices of roles are no such change.
alter table products add column changed_at timestamptz not null default now();
alter table variants add column changed_at timestamptz not null default now();

create function note_change_date() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

create trigger products_dated
  before update of brand_id, category_id, gender, names, descriptions, features, details, rrp, vk, delisted_at on products
  for each row when (
    (old.brand_id, old.category_id, old.gender, old.names, old.descriptions, old.features, old.details, old.rrp, old.vk,
      old.delisted_at)
    is distinct from
    (new.brand_id, new.category_id, new.gender, new.names, new.descriptions, new.features, new.details, new.rrp, new.vk,
      new.delisted_at))
  execute function note_change_date();

create trigger variants_dated before update of colour, path, pictures on variants
  for each row when ((old.colour, old.path, old.pictures) is distinct from (new.colour, new.path, new.pictures))
  execute function note_change_date();
