import type { Gender, NamedLink } from 'shared-contracts/entities';
import { genderSections } from './genders.ts';
import type { Brand, Category, ReferenceData } from './reference-data.ts';

/** Where in the shop a listing stands. A path leads to one place, a place has one canonical path. */
export type Place = {
  readonly section: 'all' | 'sale' | 'brands';
  readonly brand: Brand | null;
  /** 0 where the path names none. */
  readonly gender: Gender;
  readonly category: Category | null;
};

function sectionOf(gender: Gender) {
  return genderSections.find((section) => section.gender === gender);
}

/**
 * Reads a shop path: an optional beginning (`/search/`, `/sale/`, `/marken/`, `/marken/<brand>/`), an optional gender, then
 * categories down the tree.
 * @returns null where a segment is unknown
 */
export function readPlace(path: string, reference: ReferenceData): Place | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  let section: Place['section'] = 'all';
  let brand: Brand | null = null;
  if (segments[0] === 'search') {
    return segments.length === 1 ? { section, brand, gender: 0, category: null } : null;
  }
  if (segments[0] === 'sale') {
    section = 'sale';
    segments.shift();
  } else if (segments[0] === 'marken') {
    section = 'brands';
    segments.shift();
    brand = reference.brandBySlug.get(segments[0] ?? '') ?? null;
    if (brand) segments.shift();
  }
  const gender = genderSections.find(({ slug }) => slug === segments[0])?.gender ?? 0;
  if (gender !== 0) segments.shift();
  if (segments.length === 0) return { section, brand, gender, category: null };
  const category = reference.categoryByPath.get(segments.join('/'));
  return category ? { section, brand, gender, category } : null;
}

/** The canonical path of a place. */
export function placeUrl({ section, brand, gender, category }: Place): string {
  const segments = [
    ...(section === 'sale' ? ['sale'] : []),
    ...(section === 'brands' ? ['marken'] : []),
    ...(brand ? [brand.slug] : []),
    ...(gender !== 0 ? [sectionOf(gender)?.slug ?? ''] : []),
    ...(category ? [category.path] : []),
  ];
  return segments.length === 0 ? '/search/' : `/${segments.join('/')}/`;
}

/** From the top of the tree down to the category itself. */
export function categoryTrail(category: Category | null, reference: ReferenceData): readonly Category[] {
  if (category === null) return [];
  const parent = category.parentId === null ? null : (reference.categoryById.get(category.parentId) ?? null);
  return [...categoryTrail(parent, reference), category];
}

/** Home, then every step down to the place. */
export function breadcrumbOf(place: Place, reference: ReferenceData): NamedLink[] {
  const root: Place = { ...place, brand: null, gender: 0, category: null };
  const links: NamedLink[] = [{ name: 'Startseite', url: '/' }];
  if (place.section === 'sale') links.push({ name: 'Sale', url: placeUrl(root) });
  if (place.section === 'brands') links.push({ name: 'Marken', url: placeUrl(root) });
  if (place.brand) links.push({ name: place.brand.name, url: placeUrl({ ...root, brand: place.brand }) });
  const section = sectionOf(place.gender);
  if (section) links.push({ name: section.name, url: placeUrl({ ...place, category: null }) });
  for (const category of categoryTrail(place.category, reference)) {
    links.push({ name: category.name, url: placeUrl({ ...place, category }) });
  }
  return links;
}

/** What the listing is called: "Laufschuhe für Herren", "Norrak Regenjacken", "Sale". */
export function headingOf({ section, brand, gender, category }: Place): string {
  const suffix = sectionOf(gender);
  const subject = [brand?.name, category?.name].filter((part) => part !== undefined).join(' ');
  const prefix = section === 'sale' ? 'Sale' : section === 'brands' && !brand ? 'Marken' : '';
  if (subject === '') return [prefix || (suffix ? '' : 'Alle Produkte'), suffix?.name ?? ''].join(' ').trim();
  return [prefix && `${prefix}:`, subject, suffix?.suffix].filter(Boolean).join(' ');
}
