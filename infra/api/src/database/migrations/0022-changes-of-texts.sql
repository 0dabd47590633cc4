-- The tables of migration 0012 are part of pages: their changes are noted like those of other texts (decision 0034).
do $$
declare table_name text;
begin
  foreach table_name in array array['store_services', 'opening_exceptions', 'article_categories', 'site_content', 'places'] loop
    execute format('create trigger %1$s_inserted after insert on %1$I referencing new table as new_rows
      for each statement execute function note_changed_rows(''pages'')', table_name);
    execute format('create trigger %1$s_updated after update on %1$I referencing old table as old_rows new table as new_rows
      for each statement execute function note_changed_rows(''pages'')', table_name);
    execute format('create trigger %1$s_deleted after delete on %1$I referencing old table as old_rows
      for each statement execute function note_changed_rows(''pages'')', table_name);
    execute format('create trigger %1$s_truncated after truncate on %1$I
      for each statement execute function note_truncated()', table_name);
  end loop;
end $$;
