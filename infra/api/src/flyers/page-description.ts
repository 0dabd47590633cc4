import type { FlyerPageRecord } from '@bergauf/catalogue-format/records/content-records';
import type { ContentLocale, ProductTile } from 'shared-contracts/entities';
import { flyerTerms } from './flyer-terms.ts';

function offer({ brandName, nameWithoutBrand, prices }: ProductTile, locale: ContentLocale): string {
  const isReduced = prices.cents.vk < prices.cents.rrp;
  return `${brandName} ${nameWithoutBrand}, ${prices.vkFull}${isReduced ? ` ${flyerTerms[locale].insteadOf} ${prices.rrpFull}` : ''}`;
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
