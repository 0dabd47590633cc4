import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';

/** SPEC 9: a query is cut at 50 characters; SPEC 2: runs of spaces collapse. */
export function normaliseQuery(query: string): string {
  return query.replace(/\s+/g, ' ').trim().slice(0, 50);
}

/**
 * Turns what a shopper typed into a full-text query over the words of the index. Every word of the query must be found:
 * 1. as the beginning of a word, by its German stem, or (from four letters on) inside a compound: `schuhe` in `laufschuhe`;
 * 2. failing that, as the most similar word there is, so that `laufschue` means `laufschuh`.
 * Case and accents never matter. All of it happens on the list of words, whose size does not grow with the catalogue.
 * @returns the text of a tsquery; null where nothing is asked for, an empty one (it matches nothing) where a word cannot be found
 */
export async function resolveQuery(orm: Orm, query: string): Promise<string | null> {
  const text = normaliseQuery(query);
  if (text === '') return null;
  const rows = await selectRows<{ position: number; words: string[] | null }>(
    orm,
    sql`
      with typed as materialized (
        select position, shop_fold(token) as token, ts_lexize('german_stem', lower(token)) as lexized
        from regexp_split_to_table(${text}::text, '[^[:alnum:]]+') with ordinality as t (token, position)
        where token <> ''
      ), tokens as materialized (
        select position, token, coalesce((ts_lexize('german_stem', token))[1], token) as stem
        from typed
        -- The stemmer answers stop words (für, mit, und) with an empty list.
        where lexized is distinct from '{}'
      ), known as materialized (
        select t.position, t.token, t.stem, exists (select from search_words w where
          w.word like t.token || '%' or w.stem = t.stem
          or (length(t.stem) >= 4 and w.word like '%' || t.stem || '%')) as is_known
        from tokens t
      ), meant as materialized (
        select k.position,
          case when k.is_known then k.token else n.word end as token,
          case when k.is_known then k.stem else n.stem end as stem
        from known k
        left join lateral (
          select w.word, w.stem from search_words w
          where not k.is_known and length(k.token) >= 4 and similarity(w.word, k.token) >= 0.35
          order by similarity(w.word, k.token) desc, w.word limit 1
        ) n on true
      )
      select m.position::int, json_agg(w.word order by w.word) filter (where w.word is not null) as words
      from meant m
      left join search_words w
        on w.word like m.token || '%' or w.stem = m.stem or (length(m.stem) >= 4 and w.word like '%' || m.stem || '%')
      group by m.position`,
  );
  if (rows.length === 0) return null;
  const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`;
  // An empty tsquery matches nothing, which is what a word that does not exist finds.
  if (rows.some(({ words }) => words === null)) return '';
  return rows.map(({ words }) => `(${(words ?? []).map(quoted).join(' | ')})`).join(' & ');
}
