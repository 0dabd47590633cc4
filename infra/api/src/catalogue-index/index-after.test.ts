// @module-tag rotated
import fc from 'fast-check';
import { filterGroupIds, type Gender } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
import { ordinalsOf } from './facets/bitset.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { byPopularity, remapOrdinals } from './ordinal-remap.ts';
import type { WordHits } from './text/load-text-index.ts';
import { wordOf } from './text/load-text-index.ts';
import { createTextIndex } from './text/text-index.ts';
import { textIndexAfter } from './text/text-index-after.ts';
import { byText, createVocabulary } from './text/vocabulary.ts';

// An index is changed again and again, and compared with one that is built of the same products. No database is needed for it.

const small = (max: number) => fc.integer({ min: 1, max });
const groups = [filterGroupIds.brand, filterGroupIds.color, filterGroupIds.saletype];
const facet = fc.tuple(fc.constantFrom(...groups), fc.nat(4)).map(([group, at]) => [group, group * 10 + at] as const);

const product: fc.Arbitrary<IndexedProduct> = fc.record({
  id: small(30),
  rank: small(4),
  brandId: small(3),
  categoryId: small(4),
  gender: fc.constantFrom<Gender>(0, 1, 2, 3),
  rrp: fc.integer({ min: 20, max: 30 }),
  vk: small(25),
  premium: small(5),
  staff: small(5),
  pro: small(5),
  addedAt: small(5),
  facets: fc.uniqueArray(facet, { maxLength: 4, selector: ([, value]) => value }),
  sizes: fc.uniqueArray(fc.integer({ min: 890, max: 896 }), { maxLength: 4 }),
});
const products = fc.uniqueArray(product, { maxLength: 20, selector: ({ id }) => id });
/** Few products, so that many changes leave the order as it is. */
const change = fc.record({
  changed: fc.uniqueArray(product, { maxLength: 3, selector: ({ id }) => id }),
  removed: fc.uniqueArray(small(30), { maxLength: 1 }),
  keepsRanks: fc.boolean(),
});

/** The words of a product, with their weights. */
const wordsOf = ({ brandId, vk }: IndexedProduct) =>
  [
    [`brand${brandId}`, 4],
    [`name${vk % 7}`, 6],
  ] as const;

function hitsOf(some: readonly IndexedProduct[]): ReadonlyMap<string, WordHits> {
  const hits = new Map<string, WordHits>();
  for (const one of some) {
    for (const [word, weight] of wordsOf(one)) {
      const own = hits.get(word) ?? { productIds: [], weights: [] };
      own.productIds.push(one.id);
      own.weights.push(weight);
      hits.set(word, own);
    }
  }
  return hits;
}

const formOf = (text: string) => ({ text, german: text, english: text });

function builtOf(all: readonly IndexedProduct[]): CatalogueIndex {
  const ordered = all.toSorted(byPopularity);
  const ordinalOf = new Map(ordered.map(({ id }, ordinal) => [id, ordinal]));
  const words = [...hitsOf(all)].map(([text, hits]) => wordOf(formOf(text), hits, ordinalOf)).sort(byText);
  return createCatalogueIndex(ordered, createTextIndex(all.length, words, createVocabulary(words)));
}

function seenIn(index: CatalogueIndex) {
  const idsOf = (ordinals: Iterable<number>) => Array.from(ordinals, (ordinal) => index.ids[ordinal]);
  const bitsOf = (group: number, at: number) => idsOf(ordinalsOf(index.column(group).bitsOf(group * 10 + at)));
  const everyone = { bits: index.inCategories([1, 2, 3, 4]), ordinals: index.byRank('desc').order };
  const both = ['asc', 'desc'] as const;
  return {
    ids: [...index.ids],
    ordinals: [...index.ordinalOf].sort(),
    sets: [...groups, filterGroupIds.size].map((group) => Array.from({ length: 7 }, (_, at) => bitsOf(group, at))),
    counts: [...index.countAll(everyone)].flatMap(([, counts]) => [...counts]).sort(([a], [b]) => a - b),
    categories: [1, 2, 3, 4].map((id) => idsOf(ordinalsOf(index.inCategories([id])))),
    brands: [1, 2, 3].map((id) => idsOf(ordinalsOf(index.ofBrand(id)))),
    genders: ([0, 1, 2, 3] as const).map((gender) => idsOf(ordinalsOf(index.ofGender(gender)))),
    reduced: idsOf(ordinalsOf(index.reduced)),
    orders: both.flatMap((way) => [
      ...(['vk', 'premium', 'staff', 'pro'] as const).map((type) => idsOf(index.byPrice(type, way).order)),
      idsOf(index.byDate(way).order),
      idsOf(index.byRank(way).order),
    ]),
    positions: [...index.byPrice('vk', 'asc').positions],
    words: index.text.words.map(({ text, ordinals, weights }) => [
      text,
      ...Array.from(ordinals, (ordinal, at) => `${index.ids[ordinal]} ${weights[at]}`).sort(),
    ]),
    known: index.text.words.map(({ text }) => index.text.known(text)?.text),
  };
}

async function changedIndex(index: CatalogueIndex, changed: readonly IndexedProduct[], removed: readonly number[]) {
  const ordinals = remapOrdinals(index, changed, removed);
  const rewritten = { productIds: changed.map(({ id }) => id), hits: hitsOf(changed) };
  const text = await textIndexAfter(index.text, ordinals, rewritten, async (words) => words.map(formOf));
  return index.after(ordinals, text);
}

it('equals a newly built one after any changes, and leaves the previous one as it was', async () => {
  await fc.assert(
    fc.asyncProperty(products, fc.array(change, { maxLength: 6 }), async (all, changes) => {
      let current = new Map(all.map((one) => [one.id, one]));
      let index = builtOf(all);
      for (const { changed, removed, keepsRanks } of changes) {
        const before = seenIn(index);
        const gone = keepsRanks ? [] : removed.filter((id) => !changed.some((one) => one.id === id));
        const known = current;
        const written = changed.flatMap((one) => {
          const rank = known.get(one.id)?.rank;
          if (!keepsRanks) return [one];
          return rank === undefined ? [] : [{ ...one, rank }];
        });
        const next = await changedIndex(index, written, gone);
        current = new Map([...current, ...written.map((one) => [one.id, one] as const)]);
        for (const id of gone) current.delete(id);
        expect(seenIn(next)).toEqual(seenIn(builtOf([...current.values()])));
        expect(seenIn(index)).toEqual(before);
        expect(next.version).toBeGreaterThan(index.version);
        index = next;
      }
    }),
    { numRuns: 300 },
  );
});

it('shares what a change does not affect', async () => {
  const make = (id: number): IndexedProduct => ({
    id,
    rank: id,
    brandId: 1,
    categoryId: 1,
    gender: 0,
    rrp: 30,
    vk: 20,
    premium: 3,
    staff: 3,
    pro: 3,
    addedAt: 1,
    facets: [[filterGroupIds.color, 911]],
    sizes: [890],
  });
  const all = [1, 2, 3].map(make);
  const index = builtOf(all);
  const same = await changedIndex(index, [{ ...make(2), vk: 19 }], []);
  expect(same.column(filterGroupIds.color)).toBe(index.column(filterGroupIds.color));
  expect(same.byDate('asc')).toBe(index.byDate('asc'));
  expect(same.byPrice('vk', 'asc')).not.toBe(index.byPrice('vk', 'asc'));
  expect(same.setsVersion).toBe(index.setsVersion);
  const soldOut = await changedIndex(index, [{ ...make(2), sizes: [] }], []);
  expect(soldOut.setsVersion).toBe(index.setsVersion);
  expect(soldOut.prices.vk).toBe(index.prices.vk);
  const moved = await changedIndex(index, [{ ...make(2), categoryId: 2 }], []);
  expect(moved.setsVersion).toBeGreaterThan(index.setsVersion);
});
