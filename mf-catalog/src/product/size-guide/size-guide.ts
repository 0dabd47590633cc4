import type { Locale } from 'shared-contracts/app';
import type { SizeSystem } from 'shared-contracts/entities';

/** What a size means and how one measures oneself for it. It travels with the page's data, so no page carries all of them. */
export type SizeGuide = {
  readonly text: string;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
};

export type SizeGuides = Readonly<Record<SizeSystem, SizeGuide>>;

/** UX rule 8: advice by what the sizes are measured in. Only the server, which runs the loader, ever reads the texts. */
export async function sizeGuideOf(system: SizeSystem, locale: Locale): Promise<SizeGuide> {
  const { guides } = locale === 'en' ? await import('./guides-en.ts') : await import('./guides-at.ts');
  return guides[system] ?? guides['one-size'];
}
