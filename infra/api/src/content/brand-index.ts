import type { BrandEntry, BrandIndex, ContentLocale } from 'shared-contracts/entities';
import { genderSections } from '../catalogue/genders.ts';
import { type Localized, localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { logoUrl } from '../media/picture-of.ts';
import { countBrands } from './brand-counts.ts';

export type BrandSection = 'damen' | 'herren';

const words = {
  brands: { at: 'Marken', en: 'Brands' },
  all: { at: 'Alle', en: 'All' },
} as const satisfies Record<string, Localized>;

const featuredCount = 12;

/** Quotes and other signs before a name are ignored: „Alpin“ is under A. */
function letterOf(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name.normalize('NFD'))?.[0].toUpperCase().charAt(0) ?? '';
  return /[A-Z]/.test(first) ? first : '#';
}

function byLetter(entries: readonly BrandEntry[]): BrandIndex['letters'] {
  const letters = [...new Set(entries.map(({ name }) => letterOf(name)))].sort();
  return letters.map((letter) => ({ letter, brands: entries.filter(({ name }) => letterOf(name) === letter) }));
}

/** The brands of the whole shop or of the women's or men's section, by letter. */
export async function loadBrandIndex(
  context: ApiContext,
  section: BrandSection | null,
  locale: ContentLocale,
): Promise<BrandIndex> {
  const gender = genderSections.find(({ slug }) => slug === section);
  const entries = countBrands(context, gender?.gender ?? null)
    .map(
      ({ brand: { id, slug, name, logo }, count }): BrandEntry => ({
        id,
        slug,
        name,
        url: `/marken/${slug}/${gender ? `${gender.slug}/` : ''}`,
        logo: logoUrl(logo),
        count,
      }),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));
  const brands = localized(words.brands, locale);
  return {
    heading: gender ? `${brands} ${localized(gender.suffixes, locale)}` : brands,
    total: entries.length,
    sections: [
      { name: localized(words.all, locale), url: '/marken/', active: section === null },
      ...genderSections
        .filter(({ slug }) => slug !== 'kinder')
        .map(({ names, slug }) => ({
          name: localized(names, locale),
          url: `/marken/${slug}/`,
          active: slug === section,
        })),
    ],
    featured: entries.toSorted((a, b) => b.count - a.count || a.id - b.id).slice(0, featuredCount),
    letters: byLetter(entries),
  };
}
