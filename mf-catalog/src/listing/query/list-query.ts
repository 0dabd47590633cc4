import type { SortField, SortOrder } from 'shared-contracts/entities';
import { normaliseQuery } from 'shared-contracts/paths';
import { type BoundName, readBound } from './price-bound.ts';

/** Search, filters, prices, sort and page of a list. It is stored in the address only: a reload reproduces it. */
export type ListQuery = {
  /** Free search; empty when there is none. */
  readonly q: string;
  /** Filter value ids, ascending, each once (SPEC 5). */
  readonly filters: readonly number[];
  /** Whole euros; null where the shopper set no bound. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Null is the default order (favorite). */
  readonly sort: Sort | null;
  readonly page: number;
};

export type Sort = { readonly field: SortField; readonly order: SortOrder };

export const emptyQuery: ListQuery = { q: '', filters: [], priceMin: null, priceMax: null, sort: null, page: 1 };

/** SPEC 9: favorite. It is never part of the address. */
export const defaultSort: Sort = { field: 'sales_rank', order: 'desc' };

const sortFields: readonly string[] = ['sales_rank', 'price', 'added_at'] satisfies SortField[];

/**
 * Reads an address, or a form as a browser without JavaScript submits it: `filters=2&filters=1` is `filters=1,2`, a radio group's own field
 * (`filters.82=5`) is one of the filters, `sort=price.asc` is `sort=price&order=asc`, an empty field counts as not given. Invalid values
 * are ignored; bounds in the wrong order are swapped, each rounded as given.
 */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const prices = [parseBound(params, 'price_min'), parseBound(params, 'price_max')] as const;
  const swapped = prices[0] !== null && prices[1] !== null && prices[0] > prices[1];
  return {
    q: normaliseQuery(params.get('q') ?? ''),
    filters: canonicalIds([...params].filter(([name]) => isFilterField(name)).flatMap(([, value]) => value.split(','))),
    priceMin: swapped ? prices[1] : prices[0],
    priceMax: swapped ? prices[0] : prices[1],
    sort: parseSort(params.get('sort') ?? '', params.get('order') ?? ''),
    page: parsePage(params.get('page')),
  };
}

/** The query as names and values in canonical order, without defaults. */
export function queryFields(query: ListQuery): readonly (readonly [name: string, value: string])[] {
  const fields: [string, string][] = [];
  if (query.q) fields.push(['q', query.q]);
  if (query.filters.length > 0) fields.push(['filters', query.filters.join(',')]);
  if (query.priceMin !== null) fields.push(['price_min', String(query.priceMin)]);
  if (query.priceMax !== null) fields.push(['price_max', String(query.priceMax)]);
  if (query.sort) fields.push(['sort', query.sort.field], ['order', query.sort.order]);
  if (query.page > 1) fields.push(['page', String(query.page)]);
  return fields;
}

/** SPEC 2: spaces become plus signs. Commas are not escaped. */
export function listHref(path: string, query: ListQuery): string {
  const fields = queryFields(query).map(([name, value]) => `${name}=${encodeValue(value)}`);
  return fields.length > 0 ? `${path}?${fields.join('&')}` : path;
}

/** Valid ids, ascending, each once. */
export function canonicalIds(ids: Iterable<string | number>): number[] {
  const valid = new Set<number>();
  for (const id of ids) if (/^\s*\d{1,9}\s*$/.test(String(id))) valid.add(Number(id));
  return [...valid].sort((a, b) => a - b);
}

export function isSameSort(a: Sort | null, b: Sort | null): boolean {
  return (a ?? defaultSort).field === (b ?? defaultSort).field && (a ?? defaultSort).order === (b ?? defaultSort).order;
}

function encodeValue(value: string): string {
  return encodeURIComponent(value).replace(/%20/g, '+').replace(/%2C/g, ',');
}

/** Each radio group needs a field name of its own: `filters.<group id>`. */
function isFilterField(name: string): boolean {
  return /^filters(\.\d+)?$/.test(name);
}

function parseBound(params: URLSearchParams, name: BoundName): number | null {
  const bound = readBound(name, params.get(name) ?? '');
  return bound === 'invalid' ? null : bound;
}

/** SPEC 5: a sort counts only when both field and order are set. */
function parseSort(sort: string, order: string): Sort | null {
  const [field = '', ownOrder = order] = sort.split('.');
  if (!isSortField(field) || (ownOrder !== 'asc' && ownOrder !== 'desc')) return null;
  const parsed = { field, order: ownOrder } as const;
  return isSameSort(parsed, null) ? null : parsed;
}

function isSortField(field: string): field is SortField {
  return sortFields.includes(field);
}

function parsePage(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
