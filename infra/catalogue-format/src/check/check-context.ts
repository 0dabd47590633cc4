import type { Location } from '../faults/fault.ts';
import type { RecordKind } from '../record-kinds.ts';
import { type Locale, maxId } from '../records/fields.ts';
import { createIdSet, type IdSet } from './id-set.ts';
import { createTextSet, type TextSet } from './text-set.ts';

/** A picture that a record names, and where. */
export type NamedPicture = { readonly file: string; readonly location: Location; readonly field: string };

/** A link to a heading of a page or an article, and the locales in which it is shown. */
export type HeadingLink = {
  readonly address: string;
  readonly heading: string;
  readonly locales: readonly Locale[];
  readonly location: Location;
  readonly field: string;
};

/** The ids of a page's headings by locale. */
export type Headings = { readonly [Each in Locale]: ReadonlySet<string> };

/** Keys and ids read so far, against which references are checked. For products only numbers and hashes are stored. */
export type CheckContext = {
  /** Keys by kind: slugs, paths, names of sizes. */
  readonly keys: Map<RecordKind, Set<string>>;
  readonly ids: Map<RecordKind, IdSet>;
  /** Kinds with records that were not read, so that references to them cannot be checked. */
  readonly unread: Set<RecordKind>;
  readonly variantIds: IdSet;
  readonly optionIds: IdSet;
  readonly filterValueIds: IdSet;
  readonly productPaths: TextSet;
  /** References that are resolved after the last record. */
  readonly pending: {
    readonly kind: RecordKind;
    readonly key: string;
    readonly location: Location;
    readonly field: string;
  }[];
  /** The headings of pages and articles by address. */
  readonly headings: Map<string, Headings>;
  /** Links to headings, which are resolved after the last record. */
  readonly headingLinks: HeadingLink[];
  readonly pictures: NamedPicture[];
  add(location: Location, field: string, reason: string): void;
};

export function createCheckContext(add: CheckContext['add']): CheckContext {
  return {
    keys: new Map(),
    ids: new Map(),
    unread: new Set(),
    variantIds: createIdSet(),
    optionIds: createIdSet(),
    filterValueIds: createIdSet(),
    productPaths: createTextSet(),
    pending: [],
    headings: new Map(),
    headingLinks: [],
    pictures: [],
    add,
  };
}

/** Names for the keys of a kind in fault messages. */
const keyNames: Partial<Record<RecordKind, string>> = {
  brands: 'slug',
  categories: 'path',
  sports: 'path',
  colours: 'key',
  sizes: 'German name',
  additions: 'key',
  pages: 'address',
  'store-services': 'id',
  'article-categories': 'id',
  articles: 'slug',
  flyers: 'path',
  teams: 'slug',
  stores: 'shopUrl',
};

const keysOf = (context: CheckContext, kind: RecordKind): Set<string> => {
  const known = context.keys.get(kind) ?? new Set<string>();
  context.keys.set(kind, known);
  return known;
};

const idsOf = (context: CheckContext, kind: RecordKind): IdSet => {
  const known = context.ids.get(kind) ?? createIdSet();
  context.ids.set(kind, known);
  return known;
};

function hasId(context: CheckContext, kind: RecordKind, id: number): boolean {
  return context.ids.get(kind)?.has(id) ?? false;
}

export function newId(context: CheckContext, kind: RecordKind, location: Location, id: number, field = 'id'): void {
  if (!idsOf(context, kind).add(id)) context.add(location, field, `${id} is used twice`);
}

/** The shop's index numbers the categories, and the values of each filter, with 16 bits. */
const indexedKinds: readonly RecordKind[] = ['brands', 'categories', 'sports', 'colours', 'sizes', 'additions'];
const mostIndexed = 2 ** 16;

export function newKey(context: CheckContext, kind: RecordKind, location: Location, key: string, field: string): void {
  const known = keysOf(context, kind);
  const isNew = !known.has(key);
  if (!isNew) context.add(location, field, `"${key}" is used twice`);
  known.add(key);
  if (isNew && known.size === mostIndexed + 1 && indexedKinds.includes(kind)) {
    context.add(location, field, `there are more than ${mostIndexed} ${kind}, and no list can show them all`);
  }
}

/** Remembers a product with a faulty record, so that references to it are not reported. */
export function noteFaulty(context: CheckContext, kind: RecordKind, value: unknown): void {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  if (kind === 'products' && typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= maxId) {
    idsOf(context, kind).add(id);
  }
}

export function refer(context: CheckContext, kind: RecordKind, location: Location, key: string, field: string): void {
  if (context.keys.get(kind)?.has(key)) return;
  context.add(location, field, `"${key}" is no ${keyNames[kind] ?? 'key'} in ${kind}.jsonl`);
}

export function referToId(
  context: CheckContext,
  kind: RecordKind,
  location: Location,
  id: number,
  field: string,
): void {
  if (!hasId(context, kind, id) && !context.unread.has(kind))
    context.add(location, field, `there is no ${id} in ${kind}.jsonl`);
}

/** Remembers the pictures that a record names anywhere in it. */
export function notePictures({ pictures }: Pick<CheckContext, 'pictures'>, location: Location, record: unknown): void {
  const names: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const name in value) {
      const inner = (value as Readonly<Record<string, unknown>>)[name];
      names.push(Array.isArray(value) ? `[${name}]` : `.${name}`);
      if (name === 'file' && typeof inner === 'string') {
        pictures.push({ file: inner, location, field: names.join('').slice(1) });
      } else look(inner);
      names.pop();
    }
  };
  look(record);
}
