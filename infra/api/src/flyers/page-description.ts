import type { FlyerPageRecord } from '@bergauf/catalogue-format/records/content-records';
import type { ContentLocale, ProductTile } from 'shared-contracts/entities';
import { flyerTerms } from './flyer-terms.ts';

function offer({ brandName, nameWithoutBrand, prices }: ProductTile, locale: ContentLocale): string {
  const isReduced = prices.cents.vk < prices.cents.rrp;
  return `${brandName} ${nameWithoutBrand}, ${prices.vkFull}${isReduced ? ` ${flyerTerms[locale].insteadOf} ${prices.rrpFull}` : ''}`;
}

function wordsOn(plan: FlyerPageRecord): readonly string[] {
  switch (plan.layout) {
    case 'cover':
      return [plan.title, plan.text];
    case 'hero':
    case 'grid':
      return [plan.heading, plan.text];
    case 'story':
      return [plan.heading, ...plan.paragraphs];
    case 'back':
      return [plan.heading, ...plan.lines];
  }
}

/** All text of a page, as the alternative text of its picture. */
export function pageDescription(plan: FlyerPageRecord, tiles: readonly ProductTile[], locale: ContentLocale): string {
  const texts = [...wordsOn(plan), ...tiles.map((tile) => offer(tile, locale))];
  return texts.map((text) => (/[.?:]$/.test(text) ? text : `${text}.`)).join(' ');
}
