-- The full-text parser parts `O'Neill` at its apostrophe, a query joins it: shoppers type it with, without, and in parts. The words
-- of products hold all of these.
create function words_of(source text) returns tsvector
  language sql immutable parallel safe strict
  as $$ select to_tsvector('simple', folded || coalesce(
      (select string_agg(' ' || replace(joined[1], '''', ''), '') from regexp_matches(folded, '\w+(?:''\w+)+', 'g') as joined), ''))
    from shop_fold(source) as folded $$;

create or replace function search_of(source text) returns tsvector
  language sql immutable parallel safe strict
  as $$ select setweight(words_of(split_part(source, e'\n', 1)), 'A')
    || setweight(words_of(split_part(source, e'\n', 2)), 'B')
    || setweight(words_of(split_part(source, e'\n', 3)), 'C')
    || setweight(words_of(split_part(source, e'\n', 4)), 'D') $$;

create or replace function search_renamed(search tsvector, old_name text, new_name text) returns tsvector
  language sql immutable parallel safe
  as $$ select ts_filter(search, '{a,c,d}')
    || ts_delete(ts_filter(search, '{b}'), tsvector_to_array(words_of(old_name)))
    || setweight(words_of(new_name), 'B') $$;

-- A typographic apostrophe folds to a straight one. What was renamed by itself keeps the words that its source lacks.
update products set search = search || search_of(search_source) where search_source ~ '\w[''’]\w';
