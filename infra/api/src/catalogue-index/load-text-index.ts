import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import { createTextIndex, type IndexedWord, type TextIndex } from './text-index.ts';

/** `entries` holds five bytes a product: its id and the letter of its weight. */
type WordRow = {
  readonly word: string;
  readonly german: string;
  readonly english: string;
  readonly entries: Uint8Array;
};

// What a word stands for in the seed's search text: what it is, its name, whom it is for, its colours.
const weightOfLetter: ReadonlyMap<string, number> = new Map([
  ['A', 6],
  ['B', 4],
  ['C', 2],
  ['D', 1],
]);

const entryBytes = 5;

function wordOf(
  { word, german, english, entries }: WordRow,
  ordinalOf: (id: number) => number | undefined,
): IndexedWord {
  const view = new DataView(entries.buffer, entries.byteOffset, entries.byteLength);
  const hits: { ordinal: number; weight: number }[] = [];
  for (let at = 0; at < entries.byteLength; at += entryBytes) {
    const ordinal = ordinalOf(view.getInt32(at));
    const weight = weightOfLetter.get(String.fromCharCode(view.getUint8(at + 4))) ?? 1;
    if (ordinal !== undefined) hits.push({ ordinal, weight });
  }
  return {
    text: word,
    german,
    english,
    ordinals: Uint32Array.from(hits, ({ ordinal }) => ordinal),
    weights: Uint8Array.from(hits, ({ weight }) => weight),
  };
}

/** Reads which product has which word from the full-text column: the database splits and folds, lists only look up. */
export async function loadTextIndex(
  orm: Orm,
  size: number,
  ordinalOf: (id: number) => number | undefined,
): Promise<TextIndex> {
  const rows = await selectRows<WordRow>(
    orm,
    sql`
      select hit.lexeme as word,
        coalesce((ts_lexize('german_stem', hit.lexeme))[1], hit.lexeme) as german,
        coalesce((ts_lexize('english_stem', hit.lexeme))[1], hit.lexeme) as english,
        string_agg(int4send(p.id) || convert_to(coalesce(hit.weights[1], 'D'), 'UTF8'), ''::bytea) as entries
      from products p cross join unnest(p.search) as hit
      group by hit.lexeme order by hit.lexeme`,
  );
  return createTextIndex(
    size,
    rows.map((row) => wordOf(row, ordinalOf)),
  );
}
