import { maxId } from '@bergauf/catalogue-format/records/fields';
import { sql } from 'drizzle-orm';
import type { ContentLocale, PriceType } from 'shared-contracts/entities';
import { filterGroupIds } from 'shared-contracts/entities';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { addBit, emptyBits, fullBits, membersOf, unionOf } from '../catalogue-index/facets/bitset.ts';
import type { TextHits } from '../catalogue-index/text/text-index.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { hitsWithin } from './find-words.ts';
import type { QueryMatcher } from './query-matcher.ts';
import { normaliseQuery } from './query-words.ts';
import { searchNote } from './search-note.ts';
import { isSurelySize, type SizeValue, sizeTitle, type TypedSize } from './size-words.ts';

/** The products that a query finds. */
export type FoundByQuery = TextHits & {
  /** What was left out, corrected or restricted, as plain text in the locale; null if nothing was. */
  readonly note: string | null;
  /** Keys of the colours that the query names, or of the variant whose number it is. */
  readonly colours: readonly string[];
};

/**
 * Finds the products for a query; null if the query is empty.
 * @param priceType that of bounds like `unter 100`
 */
export type ProductSearch = (
  query: string,
  locale?: ContentLocale,
  priceType?: PriceType,
) => Promise<FoundByQuery | null>;

type Variant = { readonly productId: number; readonly colour: string };

/** Article numbers are ids of variants. They are read and not indexed: a large catalogue has hundreds of thousands. */
const articleNumber = /^\d{1,10}$/;
/** A shorter number beside words is a size: `laufschuhe 42`. */
const shortestBesideWords = 4;

const isArticleNumber = (text: string, query: string): boolean =>
  articleNumber.test(text) && Number(text) <= maxId && (text.length >= shortestBesideWords || text === query);

async function variantOf(orm: Orm, number: string): Promise<Variant | undefined> {
  const [variant] = await selectRows<Variant>(
    orm,
    sql`select product_id as "productId", colour from variants where id = ${Number(number)}`,
  );
  return variant;
}

function hitsOf(bits: TextHits['bits']): TextHits {
  const { ordinals } = membersOf(bits);
  return { bits, ordinals, relevance: new Uint8Array(ordinals.length) };
}

/** Applies to the words of a query what depends on prices and stock: sizes, bounds of prices and numbers of articles. */
export function createProductSearch(orm: Orm, index: CatalogueIndex, matcher: QueryMatcher): ProductSearch {
  const { size } = index;
  const nothing = (): TextHits => hitsOf(emptyBits(size));
  const everything = (): TextHits => hitsOf(fullBits(size));

  /** The hits in a size with its values; else those with the number in their names. Null if there are none. */
  function inSize(hits: TextHits, { text, unit }: TypedSize, values: readonly SizeValue[]) {
    const { bitsOf } = index.column(filterGroupIds.size);
    const stocked = values.filter(({ id }) => hitsWithin(hits, size, bitsOf(id)).ordinals.length > 0);
    if (stocked.length > 0) {
      return {
        hits: hitsWithin(
          hits,
          size,
          unionOf(
            size,
            stocked.map(({ id }) => bitsOf(id)),
          ),
        ),
        sizes: stocked,
      };
    }
    if (unit !== null) return null;
    const matches = index.text.matches({ text, german: text, english: text }).filter(({ isWhole }) => isWhole);
    const named = hitsWithin(hits, size, index.text.find([matches]).bits);
    return named.ordinals.length > 0 ? { hits: named, sizes: [] } : null;
  }

  /** Applies the sizes one after the other. A size without hits changes none. */
  function inSizes(hits: TextHits, sizes: readonly TypedSize[], locale: ContentLocale) {
    let within = hits;
    const missing: string[] = [];
    // The numbers of `40 2/3` are of one size.
    const found = new Set<string>();
    const without = new Set<string>();
    for (const typed of sizes) {
      const values = matcher.sizeLookup.valuesOf(typed);
      const narrowed = inSize(within, typed, values);
      if (narrowed) {
        within = narrowed.hits;
        if (narrowed.sizes.length > 0) found.add(sizeTitle(typed, narrowed.sizes, locale));
      } else if (values.length > 0 && isSurelySize(typed)) {
        without.add(sizeTitle(typed, values, locale));
      } else missing.push(typed.text);
    }
    return { hits: within, missing, sizes: [...found], sizesWithout: [...without] };
  }

  async function articleOf(query: string, sizes: readonly TypedSize[]): Promise<FoundByQuery | null> {
    for (const { text, unit } of sizes) {
      if (unit !== null || !isArticleNumber(text, query)) continue;
      const variant = await variantOf(orm, text);
      const ordinal = variant && index.ordinalOf.get(variant.productId);
      if (variant === undefined || ordinal === undefined) continue;
      const bits = emptyBits(size);
      addBit(bits, ordinal);
      return { ...hitsOf(bits), note: null, colours: [variant.colour] };
    }
    return null;
  }

  return async (typed, locale = 'at', priceType = 'vk') => {
    const query = normaliseQuery(typed);
    if (query === '') return null;
    const matched = await matcher.match(query, locale);
    const { sizes, prices, colours, corrected, isPartial } = matched;
    const article = await articleOf(query, sizes);
    if (article) return article;
    // A size or a bound alone restricts the whole shop, if the query says what it is. Words without a match find nothing.
    const isRestriction = sizes.some(({ isLabelled }) => isLabelled) || prices.min !== null || prices.max !== null;
    const found = matched.hits ?? (isRestriction && !matched.hasWords ? everything() : nothing());
    const sized = inSizes(found, sizes, locale);
    const priced = hitsWithin(sized.hits, size, index.pricedWithin(priceType, prices.min, prices.max));
    const isMet = priced.ordinals.length > 0;
    const hits = isMet ? priced : sized.hits;
    const findings = {
      corrected,
      missing: [...matched.missing, ...sized.missing],
      isPartial,
      sizesWithout: sized.sizesWithout,
      kept: matched.kept,
      sizes: sized.sizes,
      min: isMet ? prices.min : null,
      max: isMet ? prices.max : null,
      unmetMin: isMet ? null : prices.min,
      unmetMax: isMet ? null : prices.max,
    };
    // Where nothing is found the page says so.
    return { ...hits, note: hits.ordinals.length === 0 ? null : searchNote(query, findings, locale), colours };
  };
}
