import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../../database/database.ts';
import { type Batches, inBatches } from '../in-batches.ts';
import { createTextIndex, type IndexedWord, type TextIndex } from './text-index.ts';
import { byText, createVocabulary } from './vocabulary.ts';
import type { WordForms } from './word-lookup.ts';

/** `entries` holds five bytes for each product: its id and the letter of its weight. */
type EntriesRow = { readonly word: string; readonly entries: Uint8Array };

/** The products that contain a word, with its weight in each. */
export type WordHits = { readonly productIds: number[]; readonly weights: number[] };

// Weights of the four parts of a product's search text: category and noun, name, gender and sport, colours.
const weightOfLetter: ReadonlyMap<string, number> = new Map([
  ['A', 6],
  ['B', 4],
  ['C', 2],
  ['D', 1],
]);

const entryBytes = 5;

function addEntries(hits: WordHits, entries: Uint8Array): void {
  const view = new DataView(entries.buffer, entries.byteOffset, entries.byteLength);
  for (let at = 0; at < entries.byteLength; at += entryBytes) {
    hits.productIds.push(view.getInt32(at));
    hits.weights.push(weightOfLetter.get(String.fromCharCode(view.getUint8(at + 4))) ?? 1);
  }
}

/** Loads which of the products contain which word from the full-text column. The database has split and folded the text. */
export async function loadHits(
  orm: Orm,
  ids: readonly number[],
  batches?: Batches,
): Promise<ReadonlyMap<string, WordHits>> {
  const found = new Map<string, WordHits>();
  const read = async (some: readonly number[]) => {
    const rows = await selectRows<EntriesRow>(
      orm,
      sql`
        select hit.lexeme as word,
          string_agg(int4send(p.id) || convert_to(coalesce(hit.weights[1], 'D'), 'UTF8'), ''::bytea) as entries
        from products p cross join unnest(p.search) as hit
        where p.id = any(${sql.param(some)}::int[]) group by hit.lexeme`,
    );
    for (const { word, entries } of rows) {
      const hits = found.get(word) ?? { productIds: [], weights: [] };
      addEntries(hits, entries);
      found.set(word, hits);
    }
  };
  await inBatches(ids, read, batches);
  return found;
}

const noHits: WordHits = { productIds: [], weights: [] };

/** @param earlier entries that the word has already */
export function wordOf(
  form: WordForms,
  { productIds, weights }: WordHits = noHits,
  ordinalOf: ReadonlyMap<number, number>,
  earlier: Pick<IndexedWord, 'ordinals' | 'weights'> = { ordinals: new Uint32Array(0), weights: new Uint8Array(0) },
): IndexedWord {
  const known = [...productIds.keys()].filter((at) => ordinalOf.has(productIds[at] ?? 0));
  const before = earlier.ordinals.length;
  const word = { ordinals: new Uint32Array(before + known.length), weights: new Uint8Array(before + known.length) };
  word.ordinals.set(earlier.ordinals);
  word.weights.set(earlier.weights);
  for (const [index, at] of known.entries()) {
    word.ordinals[before + index] = ordinalOf.get(productIds[at] ?? 0) ?? 0;
    word.weights[before + index] = weights[at] ?? 0;
  }
  const { text, german, english } = form;
  return { text, german, english, ...word };
}

/** Loads the stems of words, by the same database functions that stem what shoppers type. */
export async function loadForms(orm: Orm, words: readonly string[]): Promise<WordForms[]> {
  if (words.length === 0) return [];
  return selectRows<WordForms>(
    orm,
    sql`select word as text, coalesce((ts_lexize('german_stem', word))[1], word) as german,
        coalesce((ts_lexize('english_stem', word))[1], word) as english
      from unnest(${sql.param([...words])}::text[]) as word`,
  );
}

/** @param ordinalOf ordinals by product id; products without one are left out */
export async function createLoadedTextIndex(
  orm: Orm,
  hits: ReadonlyMap<string, WordHits>,
  ordinalOf: ReadonlyMap<number, number>,
): Promise<TextIndex> {
  const forms = await loadForms(orm, [...hits.keys()]);
  const words = forms
    .sort(byText)
    .map((form) => wordOf(form, hits.get(form.text), ordinalOf))
    .filter(({ ordinals }) => ordinals.length > 0);
  return createTextIndex(ordinalOf.size, words, createVocabulary(words));
}
