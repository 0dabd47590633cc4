-- Every API process keeps the catalogue in memory. Triggers write here which products a statement changed; processes read the rows that
-- were not visible to them before (decision 0034). The notification only tells that there is something to read, so that one
-- transaction sends one notification, whatever it changed. Rows are deleted after a day.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  -- Transactions commit in another order than they begin: only this tells which rows a reader has not seen yet.
  transaction xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp(),
  -- products: what lists show. words: what search finds. pieces: stock that neither sold out nor came back. pages: what only pages
  -- show. reference: brands, categories, sports, filter values. everything: read the whole catalogue anew.
  kind text not null check (kind in ('products', 'words', 'pieces', 'pages', 'reference', 'suggestions', 'everything')),
  product_ids integer[]
);
create index catalogue_changes_transaction on catalogue_changes (transaction);
create index catalogue_changes_changed_at on catalogue_changes (changed_at);

-- These functions run with the rights of their owner: a role that may only change prices needs no rights on other tables.
-- No ids means that nothing changed; a change without a list of products passes an empty list.
create function note_catalogue_change(change text, ids integer[]) returns void language plpgsql
  security definer set search_path from current as $$
begin
  if ids is null then return; end if;
  insert into catalogue_changes (kind, product_ids) values (change, ids);
  perform pg_notify('catalogue_changed', '');
end $$;

create function note_changed_products() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    perform note_catalogue_change('products', (select array_agg(id) from new_rows));
    perform note_catalogue_change('words', (select array_agg(id) from new_rows));
  elsif tg_op = 'DELETE' then
    perform note_catalogue_change('products', (select array_agg(id) from old_rows));
  else
    perform note_catalogue_change('products', (
      select array_agg(id) from new_rows n full join old_rows o using (id) where n is distinct from o));
    perform note_catalogue_change('words', (
      select array_agg(id) from new_rows n full join old_rows o using (id) where n.search is distinct from o.search));
  end if;
  return null;
end $$;

-- For tables with a product id: variants and facets.
create function note_changed_parts() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    perform note_catalogue_change('products', (select array_agg(distinct product_id) from new_rows));
  elsif tg_op = 'DELETE' then
    perform note_catalogue_change('products', (select array_agg(distinct product_id) from old_rows));
  else
    perform note_catalogue_change('products', (
      select array_agg(distinct product_id) from (
        (table new_rows except all table old_rows) union all (table old_rows except all table new_rows)) changed));
  end if;
  return null;
end $$;

create function note_changed_options() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    perform note_catalogue_change('products', (
      select array_agg(distinct v.product_id) from new_rows n join variants v on v.id = n.variant_id));
  elsif tg_op = 'DELETE' then
    perform note_catalogue_change('products', (
      select array_agg(distinct v.product_id) from old_rows o join variants v on v.id = o.variant_id));
  else
    perform note_catalogue_change('products', (
      select array_agg(distinct v.product_id) from new_rows n full join old_rows o using (id)
      join variants v on v.id in (n.variant_id, o.variant_id)
      where (n.variant_id, n.title, n.position, n.quantity > 0)
        is distinct from (o.variant_id, o.title, o.position, o.quantity > 0)));
    perform note_catalogue_change('pieces', (
      select array_agg(distinct v.product_id) from new_rows n join old_rows o using (id)
      join variants v on v.id = n.variant_id
      where n.quantity <> o.quantity and (n.quantity > 0) = (o.quantity > 0)));
  end if;
  return null;
end $$;

-- For tables whose readers do not need to know the rows: the argument is the kind of the change.
create function note_changed_rows() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from new_rows) then return null; end if;
  elsif tg_op = 'DELETE' then
    if not exists (select from old_rows) then return null; end if;
  elsif not exists (table new_rows except all table old_rows) then
    return null;
  end if;
  perform note_catalogue_change(tg_argv[0], '{}');
  return null;
end $$;

create function note_truncated() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  perform note_catalogue_change('everything', '{}');
  return null;
end $$;

-- A trigger with transition tables is for one event.
create procedure notice_changes(table_name text, function_call text) language plpgsql as $$
begin
  execute format('create trigger %1$s_inserted after insert on %1$I referencing new table as new_rows
    for each statement execute function %2$s', table_name, function_call);
  execute format('create trigger %1$s_updated after update on %1$I referencing old table as old_rows new table as new_rows
    for each statement execute function %2$s', table_name, function_call);
  execute format('create trigger %1$s_deleted after delete on %1$I referencing old table as old_rows
    for each statement execute function %2$s', table_name, function_call);
  execute format('create trigger %1$s_truncated after truncate on %1$I
    for each statement execute function note_truncated()', table_name);
end $$;

drop trigger options_stock_change on options;
drop function tell_stock_change();

call notice_changes('products', 'note_changed_products()');
call notice_changes('variants', 'note_changed_parts()');
call notice_changes('product_facets', 'note_changed_parts()');
call notice_changes('options', 'note_changed_options()');
call notice_changes('brands', 'note_changed_rows(''reference'')');
call notice_changes('categories', 'note_changed_rows(''reference'')');
call notice_changes('sports', 'note_changed_rows(''reference'')');
call notice_changes('filter_values', 'note_changed_rows(''reference'')');
call notice_changes('suggestions', 'note_changed_rows(''suggestions'')');
call notice_changes('product_sports', 'note_changed_rows(''pages'')');
call notice_changes('product_relations', 'note_changed_rows(''pages'')');
call notice_changes('product_sets', 'note_changed_rows(''pages'')');
call notice_changes('product_set_items', 'note_changed_rows(''pages'')');
call notice_changes('teams', 'note_changed_rows(''pages'')');
call notice_changes('team_products', 'note_changed_rows(''pages'')');
call notice_changes('stores', 'note_changed_rows(''pages'')');
call notice_changes('articles', 'note_changed_rows(''pages'')');
call notice_changes('content_pages', 'note_changed_rows(''pages'')');
call notice_changes('flyers', 'note_changed_rows(''pages'')');
drop procedure notice_changes(text, text);

-- A name that is changed by itself is found by its new words, and no longer by the old ones. Weight B holds the words of the name.
create function search_renamed(search tsvector, old_name text, new_name text) returns tsvector
  language sql immutable parallel safe
  as $$ select ts_filter(search, '{a,c,d}')
    || ts_delete(ts_filter(search, '{b}'), tsvector_to_array(to_tsvector('simple', shop_fold(old_name))))
    || setweight(to_tsvector('simple', shop_fold(new_name)), 'B') $$;

create function names_of(names jsonb) returns text
  language sql immutable parallel safe
  as $$ select concat_ws(' ', names ->> 'at', names ->> 'en') $$;

create function follow_product_name() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  new.search := search_renamed(new.search, names_of(old.names),
    (select name from brands where id = new.brand_id) || ' ' || names_of(new.names));
  return new;
end $$;

create trigger products_renamed before update of names on products
  for each row when (old.names is distinct from new.names and old.search is not distinct from new.search)
  execute function follow_product_name();

create function follow_brand_name() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  update products p
    set search = search_renamed(p.search, old.name, new.name || ' ' || names_of(p.names))
    where p.brand_id = new.id;
  return null;
end $$;

create trigger brands_renamed after update of name on brands
  for each row when (old.name is distinct from new.name)
  execute function follow_brand_name();
