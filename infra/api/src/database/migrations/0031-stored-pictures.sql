-- Pictures are kept in the media store (decision 0033); a reference in a table has what the store knows. This remembers it by file, so
-- that an import looks into changed files only.
create table catalogue_pictures (
  file text primary key,
  -- SHA-256 of the file's bytes.
  content_hash text not null,
  id text not null,
  width integer not null,
  height integer not null,
  colour text not null,
  type text not null
);

-- The picture of the line's variant when it was ordered. Lines of earlier releases show the variant's picture of today.
alter table order_lines add column picture jsonb;
alter table order_lines drop column kind, drop column design;
alter table products drop column design;
alter table brands drop column logo_seed;
alter table teams drop column logo_seed;
