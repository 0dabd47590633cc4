-- What an import derives from products (facets, suggestions, words of brands) follows changes by SQL too (decision 0034). Writers that
-- derive by themselves, which are imports and bulk changes of products, say so for their transaction.
create function derives_itself() returns boolean language sql stable
  as $$ select coalesce(current_setting('bergauf.derives_itself', true), '') = 'on' $$;

-- Transactions after which the suggestions must be derived anew: they count all products, so an API process does it once for many
-- changes. A row for each transaction, so that writers do not wait for each other.
create table suggestions_due (transaction xid8 primary key default pg_current_xact_id());

create function note_suggestions_due() returns void language plpgsql
  security definer set search_path from current as $$
begin
  if derives_itself() then return; end if;
  insert into suggestions_due default values on conflict do nothing;
  perform pg_notify('catalogue_changed', '');
end $$;

create function brand_filter_value(brand integer) returns integer language sql immutable parallel safe
  as $$ select case when brand < 1000 then 1000 else 1000000 end + brand $$;

-- The same rows as `derive.ts` for the groups of brand, gender, sale type, colour and sports; a test compares them. Sizes are read from
-- options. Filter values that do not exist (yet) are left out.
create function derived_facets(ids integer[]) returns table (product_id integer, filter_id integer, value_id integer)
  language sql stable as $$
  with listed as (select * from products where id = any(ids) and delisted_at is null), facets as (
    select id, 83 as filter, brand_filter_value(brand_id) as value from listed
    union all
    select id, 82, unnest(case when gender = 0 then array[1, 2] else array[gender::int] end) from listed
    union all
    select id, 93, case sale_type when 'refurbished' then 2735 else 2736 end from listed where sale_type <> 'regular'
    union
    select l.id, 91, f.id from listed l join variants v on v.product_id = l.id
      join filter_values f on f.filter_id = 91 and f.key = v.colour
    union
    select l.id, 95, unnest(array[s.id, s.parent_id]) from listed l join product_sports p on p.product_id = l.id
      join sports s on s.id = p.sport_id
  )
  select facets.id, filter, value from facets where exists (select from filter_values f where f.id = value) $$;

create function derive_facets(ids integer[]) returns void language plpgsql
  security definer set search_path from current as $$
begin
  if ids is null or derives_itself() then return; end if;
  with wanted as materialized (select * from derived_facets(ids)), gone as (
    delete from product_facets f where f.product_id = any(ids) and f.filter_id in (82, 83, 91, 93, 95)
      and not exists (select from wanted w where w.product_id = f.product_id and w.value_id = f.value_id)
  )
  insert into product_facets (product_id, filter_id, value_id) select * from wanted on conflict do nothing;
end $$;

create or replace function note_changed_products() returns trigger language plpgsql
  security definer set search_path from current as $$
declare
  priced integer[];
  changed integer[];
  reworded integer[];
  refaceted integer[];
  is_suggested boolean;
begin
  if tg_op = 'INSERT' then
    changed := (select array_agg(id) from new_rows);
    perform note_catalogue_change('products', changed);
    perform note_catalogue_change('words', changed);
    perform derive_facets(changed);
    if changed is not null then perform note_suggestions_due(); end if;
  elsif tg_op = 'DELETE' then
    changed := (select array_agg(id) from old_rows);
    perform note_catalogue_change('products', changed);
    if changed is not null then perform note_suggestions_due(); end if;
  else
    select array_agg(id) filter (where is_priced and not is_changed), array_agg(id) filter (where is_changed),
      array_agg(id) filter (where is_reworded), array_agg(id) filter (where is_refaceted), bool_or(is_counted)
    into priced, changed, reworded, refaceted, is_suggested
    from (
      select id,
        row(n.rrp, n.vk, n.premium, n.staff, n.pro, n.lowest_30_days)
          is distinct from row(o.rrp, o.vk, o.premium, o.staff, o.pro, o.lowest_30_days) as is_priced,
        row(n.brand_id, n.category_id, n.kind, n.gender, n.names, n.descriptions, n.features, n.details, n.is_new,
            n.is_heavy, n.is_bike, n.is_ski, n.sales_rank, n.added_at, n.search, n.sale_type, n.condition, n.size_system,
            n.mounting, n.search_words, n.search_source, n.delisted_at)
          is distinct from row(o.brand_id, o.category_id, o.kind, o.gender, o.names, o.descriptions, o.features, o.details, o.is_new,
            o.is_heavy, o.is_bike, o.is_ski, o.sales_rank, o.added_at, o.search, o.sale_type, o.condition, o.size_system,
            o.mounting, o.search_words, o.search_source, o.delisted_at)
          or n.id is null or o.id is null as is_changed,
        n.search is distinct from o.search as is_reworded,
        row(n.id, n.brand_id, n.gender, n.sale_type, n.delisted_at is null)
          is distinct from row(o.id, o.brand_id, o.gender, o.sale_type, o.delisted_at is null) as is_refaceted,
        row(n.id, n.brand_id, n.gender, n.category_id, n.delisted_at is null)
          is distinct from row(o.id, o.brand_id, o.gender, o.category_id, o.delisted_at is null) as is_counted
      from new_rows n full join old_rows o using (id)
    ) compared;
    perform note_catalogue_change('products', changed);
    perform note_catalogue_change('words', reworded);
    if priced is not null then
      insert into catalogue_changes (kind, product_ids, only_prices) values ('products', priced, true);
      perform pg_notify('catalogue_changed', '');
    end if;
    perform derive_facets(refaceted);
    if is_suggested then perform note_suggestions_due(); end if;
  end if;
  return null;
end $$;

-- Colours and sports of products.
create function follow_parts() returns trigger language plpgsql
  security definer set search_path from current as $$
declare ids integer[];
begin
  if tg_op = 'INSERT' then
    ids := (select array_agg(distinct product_id) from new_rows);
  elsif tg_op = 'DELETE' then
    ids := (select array_agg(distinct product_id) from old_rows);
  else
    ids := (select array_agg(distinct product_id) from (
      (table new_rows except all table old_rows) union all (table old_rows except all table new_rows)) changed);
  end if;
  perform derive_facets(ids);
  if ids is not null and tg_table_name = 'product_sports' then perform note_suggestions_due(); end if;
  return null;
end $$;

do $$
declare table_name text;
begin
  foreach table_name in array array['variants', 'product_sports'] loop
    execute format('create trigger %1$s_derived_inserted after insert on %1$I referencing new table as new_rows
      for each statement when (not derives_itself()) execute function follow_parts()', table_name);
    execute format('create trigger %1$s_derived_updated after update on %1$I referencing old table as old_rows new table as new_rows
      for each statement when (not derives_itself()) execute function follow_parts()', table_name);
    execute format('create trigger %1$s_derived_deleted after delete on %1$I referencing old table as old_rows
      for each statement when (not derives_itself()) execute function follow_parts()', table_name);
  end loop;
end $$;

-- Names and trees from which phrases are made.
create function follow_reference() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  perform note_suggestions_due();
  if tg_table_name = 'sports' then
    perform derive_facets((select array_agg(product_id) from product_sports where sport_id = new.id));
  end if;
  return null;
end $$;

create trigger brands_suggested after update of name on brands
  for each row when (old.name is distinct from new.name) execute function follow_reference();
create trigger categories_suggested after update of names, parent_id, is_collective on categories
  for each row when (row(old.names, old.parent_id, old.is_collective)
    is distinct from row(new.names, new.parent_id, new.is_collective)) execute function follow_reference();
create trigger sports_suggested after update of names, parent_id on sports
  for each row when (row(old.names, old.parent_id) is distinct from row(new.names, new.parent_id))
  execute function follow_reference();

-- A brand is a filter value too.
create function follow_brand() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  insert into filter_values (id, filter_id, names, position)
    values (brand_filter_value(new.id), 83, jsonb_build_object('at', new.name), new.position)
    on conflict (id) do update set names = excluded.names where filter_values.filter_id = 83;
  return null;
end $$;
create trigger brands_valued after insert or update of name on brands
  for each row when (not derives_itself()) execute function follow_brand();

-- A product of another brand is found by that brand's name.
create or replace function follow_product_name() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  new.search := search_renamed(new.search,
    case when old.brand_id = new.brand_id then '' else (select name from brands where id = old.brand_id) || ' ' end
      || names_of(old.names),
    (select name from brands where id = new.brand_id) || ' ' || names_of(new.names));
  return new;
end $$;
drop trigger products_renamed on products;
create trigger products_renamed before update of names, brand_id on products
  for each row when (row(old.names, old.brand_id) is distinct from row(new.names, new.brand_id)
    and old.search is not distinct from new.search)
  execute function follow_product_name();
