import type { FlyerPageRecord } from '@bergauf/catalogue-format/records/content-records';
import type { ProductTile } from 'shared-contracts/entities';

function offer({ brandName, nameWithoutBrand, prices }: ProductTile): string {
  const isReduced = prices.cents.vk < prices.cents.rrp;
  return `${brandName} ${nameWithoutBrand}, ${prices.vkFull}${isReduced ? ` statt UVP ${prices.rrpFull}` : ''}`;
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
export function pageDescription(plan: FlyerPageRecord, tiles: readonly ProductTile[]): string {
  return [...wordsOn(plan), ...tiles.map(offer)].map((text) => (/[.?:]$/.test(text) ? text : `${text}.`)).join(' ');
}
