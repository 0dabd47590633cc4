import type { Locale } from 'shared-contracts/app';
import type { SizeSystem } from 'shared-contracts/entities';
import { guides as german } from './guides-at.ts';
import { guides as english } from './guides-en.ts';

/** How to measure for a size. Part of the page's data, so that no page's script contains all guides. */
export type SizeGuide = {
  readonly text: string;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
};

export type SizeGuides = Readonly<Record<SizeSystem, SizeGuide>>;

/** UX rule 8: the guide for a size system. Only the product loader may import this: browsers load it only in the fallback. */
export function sizeGuideOf(system: SizeSystem, locale: Locale): SizeGuide {
  const guides = locale === 'en' ? english : german;
  return guides[system] ?? guides['one-size'];
}
