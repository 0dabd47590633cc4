import type { Locale } from 'shared-contracts/app';
import type { SizeSystem } from 'shared-contracts/entities';
import { guides as german } from './guides-at.ts';
import { guides as english } from './guides-en.ts';

/** What a size means and how one measures oneself for it. It travels with the page's data, so no page carries all of them. */
export type SizeGuide = {
  readonly text: string;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
};

export type SizeGuides = Readonly<Record<SizeSystem, SizeGuide>>;

/** UX rule 8: advice by what the sizes are measured in. Only the loader, which browsers never load, reads the texts. */
export function sizeGuideOf(system: SizeSystem, locale: Locale): SizeGuide {
  const guides = locale === 'en' ? english : german;
  return guides[system] ?? guides['one-size'];
}
