import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OrdinalRemap } from '../ordinal-remap.ts';
import { type WordHits, wordOf } from './load-text-index.ts';
import { createTextIndex, type IndexedWord, type TextIndex } from './text-index.ts';
import { byText, createVocabulary } from './vocabulary.ts';
import type { WordForms } from './word-lookup.ts';

/** What became of the words of the products whose text changed. */
export type TextChange = {
  /** The products whose text changed, and all new ones. */
  readonly productIds: readonly number[];
  /** The words of these products. */
  readonly hits: ReadonlyMap<string, WordHits>;
};

/** Entries of words that are processed in one step, between requests. */
const entriesInStep = 100_000;

/** Drops the entries of removed and rewritten products, and gives the others their new ordinals. */
function keptEntries(word: IndexedWord, isRewritten: Uint8Array, { isSameOrder, ordinalAfter }: OrdinalRemap) {
  const { ordinals, weights } = word;
  const after = (at: number) => ordinalAfter[ordinals[at] ?? 0] ?? -1;
  const isKept = (ordinal: number) => ordinal >= 0 && isRewritten[ordinal] === 0;
  let kept = 0;
  for (let at = 0; at < ordinals.length; at++) if (isKept(after(at))) kept += 1;
  if (isSameOrder && kept === ordinals.length) return word;
  const ordinalsAfter = new Uint32Array(kept);
  const weightsAfter = new Uint8Array(kept);
  let next = 0;
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = after(at);
    if (!isKept(ordinal)) continue;
    ordinalsAfter[next] = ordinal;
    weightsAfter[next++] = weights[at] ?? 0;
  }
  return { ...word, ordinals: ordinalsAfter, weights: weightsAfter };
}

/**
 * The text index after a change; the same one if nothing in it changed. Yields to requests between its steps.
 * @param formsOf stems of words that are new to the index
 */
export async function textIndexAfter(
  text: TextIndex,
  change: OrdinalRemap,
  { productIds, hits }: TextChange,
  formsOf: (words: readonly string[]) => Promise<readonly WordForms[]>,
): Promise<TextIndex> {
  if (change.isSameOrder && productIds.length === 0) return text;
  const rewritten = new Set(productIds);
  const isRewritten = new Uint8Array(change.size);
  const ordinalOf = new Map<number, number>();
  for (const [ordinal, { id }] of change.written) {
    if (!rewritten.has(id)) continue;
    isRewritten[ordinal] = 1;
    ordinalOf.set(id, ordinal);
  }
  const words: IndexedWord[] = [];
  const unknown = new Set(hits.keys());
  let entries = 0;
  for (const word of text.words) {
    unknown.delete(word.text);
    const kept = keptEntries(word, isRewritten, change);
    const own = hits.get(word.text);
    const after = own ? wordOf(word, own, ordinalOf, kept) : kept;
    // As in an index that is built anew, a word without products does not exist.
    if (after.ordinals.length > 0) words.push(after);
    entries += word.ordinals.length;
    if (entries < entriesInStep) continue;
    entries = 0;
    await nextTurn();
  }
  const isSameVocabulary = unknown.size === 0 && words.length === text.words.length;
  for (const form of await formsOf([...unknown])) {
    const word = wordOf(form, hits.get(form.text), ordinalOf);
    if (word.ordinals.length > 0) words.push(word);
  }
  if (isSameVocabulary) return createTextIndex(change.size, words, text.vocabulary);
  words.sort(byText);
  await nextTurn();
  return createTextIndex(change.size, words, createVocabulary(words));
}
