import type { Gender, NamedLink } from 'shared-contracts/entities';
import { type ContentLocale, type Localized, localized } from '../database/localized.ts';
import { genderSections } from './genders.ts';
import type { Brand, Category, ReferenceData, Sport } from './reference-data.ts';

/**
 * What a listing is about, without filters and search words. Each shop path has one scope, and each scope has one canonical
 * path.
 */
export type ListingScope = {
  readonly section: 'all' | 'sale' | 'outlet' | 'brands' | 'sports';
  readonly brand: Brand | null;
  /** Only in the section `sports`; a sport or a sub-sport. */
  readonly sport?: Sport | null;
  /** 0 if the path names none. */
  readonly gender: Gender;
  readonly category: Category | null;
  /** In the team shop: the products to list, of one team or of all (`team` null). */
  readonly assortment?: ScopeAssortment;
};

export type ScopeAssortment = {
  readonly team: { readonly slug: string; readonly name: string } | null;
  readonly productIds: readonly number[];
  /** Changes with the products. */
  readonly version: number;
};

export const sectionSlugs = { sale: 'sale', outlet: 'outlet', marken: 'brands', sport: 'sports' } as const;

const sectionNames: Readonly<
  Record<Exclude<ListingScope['section'], 'all'>, { readonly slug: string; readonly names: Localized }>
> = {
  sale: { slug: 'sale', names: { at: 'Sale', en: 'Sale' } },
  outlet: { slug: 'outlet', names: { at: 'Outlet', en: 'Outlet' } },
  brands: { slug: 'marken', names: { at: 'Marken', en: 'Brands' } },
  sports: { slug: 'sport', names: { at: 'Sportarten', en: 'Sports' } },
};

const allProducts: Localized = { at: 'Alle Produkte', en: 'All products' };
const home: Localized = { at: 'Startseite', en: 'Home' };

function sectionOf(gender: Gender) {
  return genderSections.find((section) => section.gender === gender);
}

/** Removes the sport from the front of the segments, the longest match first: `laufen/trailrunning` before `laufen`. */
function takeSport(segments: string[], { sportByPath }: ReferenceData): Sport | null {
  const sub = sportByPath.get(segments.slice(0, 2).join('/'));
  const sport = sub ?? sportByPath.get(segments[0] ?? '');
  if (sport) segments.splice(0, sport.parentId === null ? 1 : 2);
  return sport ?? null;
}

/**
 * Parses a shop path: an optional beginning (`/search/`, `/sale/`, `/outlet/`, `/marken/<brand>/`,
 * `/sport/<sport>/<sub-sport>/`), an optional gender, then categories down the tree.
 * @returns null if a segment is unknown
 */
export function parseListingScope(path: string, reference: ReferenceData): ListingScope | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first = ''] = segments;
  if (first === 'search') {
    return segments.length === 1 ? { section: 'all', brand: null, sport: null, gender: 0, category: null } : null;
  }
  const section = Object.hasOwn(sectionSlugs, first) ? sectionSlugs[first as keyof typeof sectionSlugs] : 'all';
  if (section !== 'all') segments.shift();
  const brand = section === 'brands' ? (reference.brandBySlug.get(segments[0] ?? '') ?? null) : null;
  if (brand) segments.shift();
  const sport = section === 'sports' ? takeSport(segments, reference) : null;
  const gender = genderSections.find(({ slug }) => slug === segments[0])?.gender ?? 0;
  if (gender !== 0) segments.shift();
  if (segments.length === 0) return { section, brand, sport, gender, category: null };
  const category = reference.categoryByPath.get(segments.join('/'));
  return category ? { section, brand, sport, gender, category } : null;
}

/** The canonical path of a scope. */
export function scopeUrl({ section, brand, sport, gender, category, assortment }: ListingScope): string {
  const segments = [
    ...(assortment?.team ? [assortment.team.slug] : []),
    ...(section === 'all' ? [] : [sectionNames[section].slug]),
    ...(brand ? [brand.slug] : []),
    ...(sport ? [sport.path] : []),
    ...(gender !== 0 ? [sectionOf(gender)?.slug ?? ''] : []),
    ...(category ? [category.path] : []),
  ];
  return segments.length === 0 ? '/search/' : `/${segments.join('/')}/`;
}

/** The categories from the top of the tree down to this one. */
export function categoryTrail(category: Category | null, reference: ReferenceData): readonly Category[] {
  if (category === null) return [];
  const parent = category.parentId === null ? null : (reference.categoryById.get(category.parentId) ?? null);
  return [...categoryTrail(parent, reference), category];
}

/** The sport, preceded by its parent if it is a sub-sport. */
export function sportTrail(sport: Sport | null | undefined, { sportById }: ReferenceData): readonly Sport[] {
  if (!sport) return [];
  const parent = sport.parentId === null ? undefined : sportById.get(sport.parentId);
  return parent ? [parent, sport] : [sport];
}

/** Home, then every step down to the scope. */
export function breadcrumbOf(scope: ListingScope, reference: ReferenceData, locale: ContentLocale): NamedLink[] {
  const root: ListingScope = { ...scope, brand: null, sport: null, gender: 0, category: null };
  const links: NamedLink[] = [{ name: localized(home, locale), url: '/' }];
  const { team } = scope.assortment ?? {};
  if (team) links.push({ name: team.name, url: `/${team.slug}/` });
  if (scope.section !== 'all') {
    links.push({ name: localized(sectionNames[scope.section].names, locale), url: scopeUrl(root) });
  }
  if (scope.brand) links.push({ name: scope.brand.name, url: scopeUrl({ ...root, brand: scope.brand }) });
  for (const sport of sportTrail(scope.sport, reference)) {
    links.push({ name: localized(sport.names, locale), url: scopeUrl({ ...root, sport }) });
  }
  const section = sectionOf(scope.gender);
  if (section) links.push({ name: localized(section.names, locale), url: scopeUrl({ ...scope, category: null }) });
  for (const category of categoryTrail(scope.category, reference)) {
    links.push({ name: localized(category.names, locale), url: scopeUrl({ ...scope, category }) });
  }
  return links;
}

/** The title of a listing: "Laufschuhe für Herren", "Norrak Regenjacken", "Trailrunning: Schuhe", "Sale". */
export function headingOf(scope: ListingScope, locale: ContentLocale): string {
  const { section, brand, sport, gender, category, assortment } = scope;
  if (assortment?.team) {
    const { assortment: _, ...within } = scope;
    const isWhole = section === 'all' && !brand && gender === 0 && !category;
    return isWhole ? assortment.team.name : `${assortment.team.name}: ${headingOf(within, locale)}`;
  }
  const forWhom = sectionOf(gender);
  const subject = [brand?.name, category && localized(category.names, locale)].filter(Boolean).join(' ');
  const named = section === 'all' || brand ? null : (sport?.names ?? sectionNames[section].names);
  const prefix = named ? localized(named, locale) : '';
  if (subject === '') {
    const rest = forWhom ? localized(forWhom.names, locale) : '';
    return [prefix || (forWhom ? '' : localized(allProducts, locale)), rest].join(' ').trim();
  }
  return [prefix && `${prefix}:`, subject, forWhom && localized(forWhom.suffixes, locale)].filter(Boolean).join(' ');
}
