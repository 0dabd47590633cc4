-- Addresses that product pages had before: they lead to where the product is now. An address that another product has taken over is that
-- product's.
create table former_paths (
  path text primary key,
  product_id integer not null,
  -- The colour that had it, which may be gone.
  variant_id integer not null
);

-- `~`: an import sets paths aside while products exchange them.
create function keep_former_paths() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    insert into former_paths (path, product_id, variant_id)
      select path, product_id, id from old_rows where path like '/%'
      on conflict (path) do update set product_id = excluded.product_id, variant_id = excluded.variant_id;
  else
    insert into former_paths (path, product_id, variant_id)
      select o.path, o.product_id, o.id from old_rows o join new_rows n using (id)
        where o.path like '/%' and n.path <> o.path
      on conflict (path) do update set product_id = excluded.product_id, variant_id = excluded.variant_id;
  end if;
  return null;
end $$;

create trigger former_paths_of_changed after update on variants
  referencing old table as old_rows new table as new_rows for each statement execute function keep_former_paths();
create trigger former_paths_of_deleted after delete on variants
  referencing old table as old_rows for each statement execute function keep_former_paths();
