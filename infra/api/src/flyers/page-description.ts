import type { FlyerPageRecord } from '@bergauf/catalogue-format/records/content-records';
import type { ContentLocale, ProductTile } from 'shared-contracts/entities';
import { priceText } from '../catalogue/money.ts';
import { flyerTerms } from './flyer-terms.ts';

/** What an offer costs, as texts of a locale; the recommended price is null where nothing is off. */
export function offerPrices(
  { prices: { cents } }: ProductTile,
  locale: ContentLocale,
): { readonly priceFull: string; readonly recommendedFull: string | null } {
  return {
    priceFull: priceText(cents.vk, locale),
    recommendedFull: cents.vk < cents.rrp ? priceText(cents.rrp, locale) : null,
  };
}

function offer(tile: ProductTile, locale: ContentLocale): string {
  const { priceFull, recommendedFull } = offerPrices(tile, locale);
  const instead = recommendedFull === null ? '' : ` ${flyerTerms[locale].insteadOf} ${recommendedFull}`;
  return `${tile.brandName} ${tile.nameWithoutBrand}, ${priceFull}${instead}`;
}

/** What a page says beside its offers. */
export type PageWords = { readonly heading: string; readonly paragraphs: readonly string[] };

export function pageWords(plan: FlyerPageRecord): PageWords {
  switch (plan.layout) {
    case 'cover':
      return { heading: plan.title, paragraphs: [plan.text] };
    case 'hero':
    case 'grid':
      return { heading: plan.heading, paragraphs: [plan.text] };
    case 'story':
      return { heading: plan.heading, paragraphs: plan.paragraphs };
    case 'back':
      return { heading: plan.heading, paragraphs: plan.lines };
  }
}

/** All text of a page, as the alternative text of its picture. */
export function pageDescription(plan: FlyerPageRecord, tiles: readonly ProductTile[], locale: ContentLocale): string {
  const { heading, paragraphs } = pageWords(plan);
  const texts = [heading, ...paragraphs, ...tiles.map((tile) => offer(tile, locale))];
  return texts.map((text) => (/[.?:]$/.test(text) ? text : `${text}.`)).join(' ');
}
