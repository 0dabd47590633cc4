-- Lists keep in memory which sizes can be bought. A size that runs out or comes back is told to every server at commit.
create function tell_stock_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('stock_changed', v.product_id::text) from variants v where v.id = new.variant_id;
  return null;
end $$;

create trigger options_stock_change after update of quantity on options
  for each row when ((old.quantity > 0) is distinct from (new.quantity > 0))
  execute function tell_stock_change();
