import type { Locale } from 'shared-contracts/app';
import type { SizeSystem } from 'shared-contracts/entities';
import { guides as german } from './guides-at.ts';
import { guides as english } from './guides-en.ts';
import type { SizeGuide } from './measures.ts';

export type { SizeGuide } from './measures.ts';

/** UX 8: the guide for a size system. Only the product loader may import this: browsers load it only in the fallback. */
export function sizeGuideOf(system: SizeSystem, locale: Locale): SizeGuide {
  const guides = locale === 'en' ? english : german;
  return guides[system] ?? guides['one-size'];
}
