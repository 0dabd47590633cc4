import type { Location } from '../faults/fault.ts';
import type { RecordKind, RecordOf } from '../record-kinds.ts';
import type { HomeSectionRecord } from '../records/home-record.ts';
import { reservedTeamSlugs } from '../records/product-record.ts';
import { reservedFilterValues } from '../records/reference-records.ts';
import { type CheckContext, newId, newKey, notePictures, refer, referToId } from './check-context.ts';
import { checkFlyerPages } from './check-flyer-pages.ts';
import { checkLinks, noteBlocks, noteLinks } from './check-links.ts';
import { checkProduct } from './check-product.ts';
import { genderSegments, reservedSegments } from './reserved-segments.ts';

type Check<Kind extends RecordKind> = (context: CheckContext, location: Location, record: RecordOf<Kind>) => void;

function newFilterValue(context: CheckContext, location: Location, id: number): void {
  const isReserved = Object.values<number>(reservedFilterValues.saleTypes).includes(id);
  if (isReserved) context.add(location, 'id', `${id} belongs to the sale types`);
  if (!context.filterValueIds.add(id)) {
    context.add(location, 'id', `${id} is used twice; ids are unique over colours, sizes, additions and sports`);
  }
}

/** A path's parent must come before it. */
function checkParent(kind: 'categories' | 'sports', context: CheckContext, location: Location, path: string): void {
  const end = path.lastIndexOf('/');
  if (end > 0 && !context.keys.get(kind)?.has(path.slice(0, end))) {
    context.add(location, 'path', `"${path.slice(0, end)}" must stand before "${path}"`);
  }
}

/** Limit, as the names and words of all levels are search words of a product. */
const mostLevels = 8;

/** Lists are at `/<path>/`, and below the address of a gender, a brand or a sport. */
function checkCategoryPath(context: CheckContext, location: Location, path: string): void {
  const segments = path.split('/');
  const [first = ''] = segments;
  if (segments.length > mostLevels) context.add(location, 'path', `"${path}" has more than ${mostLevels} levels`);
  if (reservedSegments.has(first)) context.add(location, 'path', `"/${first}/" is the address of another page`);
  else if (first.length === 2) context.add(location, 'path', `"/${first}/": two letters are the address of a language`);
}

function referToProducts(context: CheckContext, location: Location, ids: readonly number[], field: string): void {
  for (const [index, id] of ids.entries()) referToId(context, 'products', location, id, `${field}[${index}]`);
}

/** The sections of the home page name sports, articles and brands. */
function checkArrangement(context: CheckContext, location: Location, sections: readonly HomeSectionRecord[]): void {
  for (const [index, section] of sections.entries()) {
    const field = (name: string, position: number, end = '') => `arrangement[${index}].${name}[${position}]${end}`;
    if (section.kind === 'sports') {
      for (const [at, { sport }] of section.sports.entries()) {
        refer(context, 'sports', location, sport, field('sports', at, '.sport'));
      }
    }
    if (section.kind === 'guide') {
      for (const [at, slug] of (section.articles ?? []).entries()) {
        refer(context, 'articles', location, slug, field('articles', at));
      }
    }
    if (section.kind === 'brands') {
      for (const [at, slug] of (section.brands ?? []).entries()) {
        refer(context, 'brands', location, slug, field('brands', at));
      }
    }
  }
}

const checks: { readonly [Kind in RecordKind]: Check<Kind> } = {
  brands(context, location, { id, slug }) {
    newId(context, 'brands', location, id);
    if (genderSegments.has(slug)) context.add(location, 'slug', `"${slug}" is the address of a gender's brands`);
    newKey(context, 'brands', location, slug, 'slug');
  },
  categories(context, location, { id, path }) {
    newId(context, 'categories', location, id);
    checkCategoryPath(context, location, path);
    checkParent('categories', context, location, path);
    newKey(context, 'categories', location, path, 'path');
  },
  sports(context, location, { id, path }) {
    newFilterValue(context, location, id);
    const gender = path.split('/').find((segment) => genderSegments.has(segment));
    if (gender !== undefined) context.add(location, 'path', `"${gender}" is the address of a gender's list`);
    checkParent('sports', context, location, path);
    newKey(context, 'sports', location, path, 'path');
  },
  colours(context, location, { id, key }) {
    newFilterValue(context, location, id);
    newKey(context, 'colours', location, key, 'key');
  },
  sizes(context, location, { id, names }) {
    newFilterValue(context, location, id);
    newKey(context, 'sizes', location, names.at, 'names.at');
  },
  additions(context, location, { id, key }) {
    newFilterValue(context, location, id);
    newKey(context, 'additions', location, key, 'key');
  },
  products: checkProduct,
  sets(context, location, { id, product, companions }) {
    newId(context, 'sets', location, id);
    referToId(context, 'products', location, product, 'product');
    referToProducts(context, location, companions, 'companions');
    if (companions.includes(product)) context.add(location, 'companions', `${product} is the set's own product`);
  },
  accessories(context, location, { product, accessories, related }) {
    newId(context, 'accessories', location, product, 'product');
    referToId(context, 'products', location, product, 'product');
    referToProducts(context, location, accessories, 'accessories');
    referToProducts(context, location, related, 'related');
  },
  teams(context, location, { id, slug, sport, products, terms }) {
    newId(context, 'teams', location, id);
    if (reservedTeamSlugs.has(slug)) context.add(location, 'slug', `"${slug}" is the address of another page`);
    referToProducts(context, location, terms?.printing?.products ?? [], 'terms.printing.products');
    newKey(context, 'teams', location, slug, 'slug');
    refer(context, 'sports', location, sport, 'sport');
    referToProducts(context, location, products, 'products');
  },
  pages(context, location, { section, slug, blocks }) {
    newKey(context, 'pages', location, `/${section}/${slug}/`, 'slug');
    noteBlocks(context, location, `/${section}/${slug}/`, blocks);
  },
  'store-services'(context, location, { id, page }) {
    newKey(context, 'store-services', location, id, 'id');
    if (page !== undefined) refer(context, 'pages', location, `/services/${page}/`, 'page');
  },
  stores(context, location, { id, shopUrl, services }) {
    newId(context, 'stores', location, id);
    newKey(context, 'stores', location, shopUrl, 'shopUrl');
    for (const [index, service] of services.entries()) {
      refer(context, 'store-services', location, service, `services[${index}]`);
    }
  },
  'opening-exceptions'(context, location, { stores }) {
    for (const [index, id] of (stores ?? []).entries()) {
      referToId(context, 'stores', location, id, `stores[${index}]`);
    }
  },
  places(context, location, { name, postcode }) {
    newKey(context, 'places', location, `${postcode} ${name}`, 'name');
  },
  'article-categories'(context, location, { id }) {
    if (id === 'article') context.add(location, 'id', '"article" is the address of the articles');
    newKey(context, 'article-categories', location, id, 'id');
  },
  articles(context, location, { id, slug, category, blocks, related }) {
    newId(context, 'articles', location, id);
    newKey(context, 'articles', location, slug, 'slug');
    refer(context, 'article-categories', location, category, 'category');
    noteBlocks(context, location, `/blog/article/${slug}/`, blocks);
    // Articles may refer to later ones.
    for (const [index, key] of related.entries()) {
      context.pending.push({ kind: 'articles', key, location, field: `related[${index}]` });
    }
  },
  flyers(context, location, { id, path, services, pages }) {
    newId(context, 'flyers', location, id);
    newKey(context, 'flyers', location, path, 'path');
    for (const [index, service] of (services ?? []).entries()) {
      refer(context, 'store-services', location, service, `services[${index}]`);
    }
    checkFlyerPages(context, location, pages);
  },
  menu(context, location, { section, banners }) {
    noteLinks(context, location, banners, 'banners');
    newKey(context, 'menu', location, section, 'section');
  },
  home(context, location, home) {
    noteLinks(context, location, home, '');
    newKey(context, 'home', location, 'home', '');
    checkArrangement(context, location, home.arrangement ?? []);
  },
};

/** Checks a record that matches its schema against all earlier records, and remembers it. */
export function checkRecord<Kind extends RecordKind>(
  context: CheckContext,
  kind: Kind,
  location: Location,
  record: RecordOf<Kind>,
): void {
  checks[kind](context, location, record);
  notePictures(context, location, record);
}

/** Runs the checks that need all records. */
export function checkPending(context: CheckContext): void {
  for (const { kind, key, location, field } of context.pending) refer(context, kind, location, key, field);
  checkLinks(context);
}
