-- Prices change by thousands (decision 0034). A row of the log that says so lets readers load prices only. Readers of an earlier
-- release do not know the column and load the products.
alter table catalogue_changes add column only_prices boolean not null default false;

create or replace function note_changed_products() returns trigger language plpgsql
  security definer set search_path from current as $$
declare
  priced integer[];
  changed integer[];
  reworded integer[];
begin
  if tg_op = 'INSERT' then
    perform note_catalogue_change('products', (select array_agg(id) from new_rows));
    perform note_catalogue_change('words', (select array_agg(id) from new_rows));
  elsif tg_op = 'DELETE' then
    perform note_catalogue_change('products', (select array_agg(id) from old_rows));
  else
    select array_agg(id) filter (where is_priced and not is_changed), array_agg(id) filter (where is_changed),
      array_agg(id) filter (where is_reworded)
    into priced, changed, reworded
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
        n.search is distinct from o.search as is_reworded
      from new_rows n full join old_rows o using (id)
    ) compared;
    perform note_catalogue_change('products', changed);
    perform note_catalogue_change('words', reworded);
    if priced is not null then
      insert into catalogue_changes (kind, product_ids, only_prices) values ('products', priced, true);
      perform pg_notify('catalogue_changed', '');
    end if;
  end if;
  return null;
end $$;

-- Nothing reads these any more: lists and search run in memory (decision 0008). Without them, and with room in each page, a new price
-- needs no entry in any index.
drop index products_search;
drop index suggestions_trigrams;
drop index products_category;
create index products_category on products (category_id);
alter table products set (fillfactor = 80);
