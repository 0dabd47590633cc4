import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import { inBatches } from './in-batches.ts';
import { createTextIndex, type IndexedWord, type TextIndex } from './text-index.ts';
import type { WordForms } from './word-lookup.ts';

/** `entries` holds five bytes for each product: its id and the letter of its weight. */
type EntriesRow = { readonly word: string; readonly entries: Uint8Array };

type Hits = { readonly ordinals: number[]; readonly weights: number[] };

// Weights of the four parts of a product's search text: category and noun, name, gender and sport, colours.
const weightOfLetter: ReadonlyMap<string, number> = new Map([
  ['A', 6],
  ['B', 4],
  ['C', 2],
  ['D', 1],
]);

const entryBytes = 5;

function addEntries(hits: Hits, entries: Uint8Array, ordinalOf: ReadonlyMap<number, number>): void {
  const view = new DataView(entries.buffer, entries.byteOffset, entries.byteLength);
  for (let at = 0; at < entries.byteLength; at += entryBytes) {
    const ordinal = ordinalOf.get(view.getInt32(at));
    if (ordinal === undefined) continue;
    hits.ordinals.push(ordinal);
    hits.weights.push(weightOfLetter.get(String.fromCharCode(view.getUint8(at + 4))) ?? 1);
  }
}

async function loadHits(orm: Orm, ordinalOf: ReadonlyMap<number, number>): Promise<ReadonlyMap<string, Hits>> {
  const found = new Map<string, Hits>();
  await inBatches([...ordinalOf.keys()], async (ids) => {
    const rows = await selectRows<EntriesRow>(
      orm,
      sql`
        select hit.lexeme as word,
          string_agg(int4send(p.id) || convert_to(coalesce(hit.weights[1], 'D'), 'UTF8'), ''::bytea) as entries
        from products p cross join unnest(p.search) as hit
        where p.id = any(${sql.param(ids)}::int[]) group by hit.lexeme`,
    );
    for (const { word, entries } of rows) {
      const hits = found.get(word) ?? { ordinals: [], weights: [] };
      addEntries(hits, entries, ordinalOf);
      found.set(word, hits);
    }
  });
  return found;
}

/**
 * Loads which products contain which word from the full-text column. The database has split and folded the text.
 * @param ordinalOf ordinals by product id
 */
export async function loadTextIndex(orm: Orm, ordinalOf: ReadonlyMap<number, number>): Promise<TextIndex> {
  const hitsByWord = await loadHits(orm, ordinalOf);
  const forms = await selectRows<WordForms>(
    orm,
    sql`select word as text, stem as german, coalesce((ts_lexize('english_stem', word))[1], word) as english
      from search_words order by word`,
  );
  const words = forms.flatMap((form): IndexedWord[] => {
    const hits = hitsByWord.get(form.text);
    if (hits === undefined) return [];
    return [{ ...form, ordinals: Uint32Array.from(hits.ordinals), weights: Uint8Array.from(hits.weights) }];
  });
  return createTextIndex(ordinalOf.size, words);
}
