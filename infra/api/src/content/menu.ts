import { type ContentLocale, filterGroupIds, type MenuItem } from 'shared-contracts/entities';
import { genderSections } from '../catalogue/genders.ts';
import type { Brand, Category, ReferenceData } from '../catalogue/reference-data.ts';
import { type Localized, localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { logoUrl, pictureOf } from '../media/picture-of.ts';
import { countBrands } from './brand-counts.ts';
import { loadMenuBanners } from './site-content.ts';

export type Draft = Omit<MenuItem, 'id' | 'parentId' | 'options' | 'column' | 'data'> &
  Partial<Pick<MenuItem, 'column' | 'data'>> & { readonly options?: readonly Draft[] };

type MenuContext = Pick<ApiContext, 'orm' | 'reference' | 'scopeCounts'>;
type Section = (typeof genderSections)[number];

const words = {
  brands: { at: 'Marken', en: 'Brands' },
  sports: { at: 'Sportarten', en: 'Sports' },
  fresh: { at: 'Neu', en: 'New' },
  sale: { at: 'Sale', en: 'Sale' },
} as const satisfies Record<string, Localized>;

const brandsInMenu = 12;
/** Levels below the gender. Deeper categories are in the listing's category tree. */
const categoryLevels = 3;

function categoryDraft(section: Section, category: Category, level: number, menu: MenuText): Draft {
  return {
    name: localized(category.names, menu.locale),
    url: `/${section.slug}/${category.path}/`,
    type: 'category',
    options:
      level === categoryLevels
        ? []
        : category.children
            .filter((child) => menu.reference.productsIn(section.gender, child) > 0)
            .map((child) => categoryDraft(section, child, level + 1, menu)),
  };
}

type MenuText = { readonly reference: ReferenceData; readonly locale: ContentLocale };

function inColumn(draft: Draft, column: number): Draft {
  return { ...draft, column };
}

/** Each column of the flyout is a wrapper without a name. Its children have the column number too. */
export function columnDraft(item: Draft, column: number): Draft {
  return { name: null, url: null, type: item.type, column, options: [inColumn(item, column)] };
}

function brandsDraft(section: Section, brands: readonly Brand[], locale: ContentLocale): Draft {
  return {
    name: localized(words.brands, locale),
    url: section.slug === 'kinder' ? '/marken/' : `/marken/${section.slug}/`,
    type: 'brand',
    options: brands.map(({ slug, name, logo }, index) => ({
      name,
      url: `/marken/${slug}/${section.slug}/`,
      type: 'brand',
      data: { logo: logoUrl(logo), position: index + 1 },
    })),
  };
}

/** The sports with products in a gender's section; sub-sports are offered by listings. */
function sportsDrafts(section: Section, context: MenuContext, locale: ContentLocale): Draft[] {
  const scope = { section: 'all', brand: null, sport: null, gender: section.gender, category: null } as const;
  const counts = context.scopeCounts(scope).facets.get(filterGroupIds.sports);
  const sports = context.reference.sports.filter(({ id, parentId }) => parentId === null && (counts?.get(id) ?? 0) > 0);
  if (sports.length === 0) return [];
  return [
    {
      name: localized(words.sports, locale),
      url: `/sport/${section.slug}/`,
      type: 'category',
      options: sports.map(({ names, path }) => ({
        name: localized(names, locale),
        url: `/sport/${path}/${section.slug}/`,
        type: 'category',
      })),
    },
  ];
}

async function bannersDraft({ gender }: Section, context: MenuContext, locale: ContentLocale): Promise<Draft> {
  const banners = await loadMenuBanners(context, gender);
  return {
    name: null,
    url: null,
    type: 'banners',
    options: banners.map(({ picture, titles, descriptions, url }) => ({
      name: localized(titles, locale),
      url,
      type: 'banner',
      title: localized(titles, locale),
      description: localized(descriptions, locale),
      imageData: pictureOf(picture, locale, ''),
    })),
  };
}

const areasOf = ({ gender }: Section, { reference }: Pick<MenuContext, 'reference'>): readonly Category[] =>
  reference.areas.filter((area) => reference.productsIn(gender, area) > 0);

async function genderDraft(section: Section, context: MenuContext, locale: ContentLocale): Promise<Draft> {
  const { reference } = context;
  const areas = areasOf(section, context);
  const counted = countBrands(context, section.gender);
  const brands = counted.toSorted((a, b) => b.count - a.count || a.brand.position - b.brand.position);
  const columns = [
    ...areas.map((area) => categoryDraft(section, area, 1, { reference, locale })),
    ...sportsDrafts(section, context, locale),
    brandsDraft(
      section,
      brands.slice(0, brandsInMenu).map(({ brand }) => brand),
      locale,
    ),
  ];
  return {
    name: localized(section.names, locale),
    url: `/${section.slug}/`,
    type: 'root-gender',
    data: { gender: section.gender },
    options: [...columns.map(columnDraft), await bannersDraft(section, context, locale)],
  };
}

/** Sections in which something is reduced. */
function saleSections({ scopeCounts }: MenuContext): readonly Section[] {
  const scope = { section: 'sale', brand: null, sport: null, category: null } as const;
  return genderSections.filter(({ gender }) => {
    const brands = scopeCounts({ ...scope, gender }).facets.get(filterGroupIds.brand);
    return [...(brands?.values() ?? [])].some((count) => count > 0);
  });
}

function hotDrafts(context: MenuContext, locale: ContentLocale): Draft[] {
  const sale = localized(words.sale, locale);
  const fresh: Draft = {
    name: localized(words.fresh, locale),
    url: '/search/?sort=added_at&order=desc',
    type: 'root-hot',
  };
  const sections = saleSections(context);
  if (sections.length === 0) return [fresh];
  return [
    fresh,
    {
      name: sale,
      url: '/sale/',
      type: 'root-hot',
      options: sections.map(({ gender, slug, names }, column) => ({
        name: `${sale} ${localized(names, locale)}`,
        url: `/sale/${slug}/`,
        type: 'gender',
        column,
        data: { gender },
      })),
    },
  ];
}

/** Numbers the roots first: a page that contains only the menu bar keeps its ids when deeper items change. */
export function numbered(drafts: readonly Draft[]): MenuItem[] {
  let nextId = drafts.length + 1;
  const finish = ({ options = [], ...draft }: Draft, id: number, parentId: number | null): MenuItem => ({
    column: 0,
    data: {},
    ...draft,
    id,
    parentId,
    options: options.map((child) => finish(child, nextId++, id)),
  });
  return drafts.map((draft, index) => finish(draft, index + 1, null));
}

/** The main menu (SPEC 3): only links to listings with products; the same for all shoppers. */
export async function loadMenu(context: MenuContext, locale: ContentLocale): Promise<MenuItem[]> {
  const sections = genderSections.filter((section) => areasOf(section, context).length > 0);
  const genders = await Promise.all(sections.map((section) => genderDraft(section, context, locale)));
  return numbered([...genders, ...hotDrafts(context, locale)]);
}
