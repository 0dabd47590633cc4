import { paths } from 'shared-contracts/paths';

/** A store search: the text for the place, the services that stores must have, and whether all stores are listed. */
export type StoreQuery = {
  readonly words: string;
  readonly services: readonly string[];
  readonly isAll: boolean;
};

/** Most characters that the API accepts. */
export const longestWords = 80;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * A place as a path segment: `St. Pölten` becomes `st-poelten`. Coordinates are unchanged. Surrogate pairs are not split, which would be
 * invalid in an address.
 */
export function placeSlug(words: string): string {
  const text = words.trim().toLowerCase();
  if (isPosition(text)) return text.replace(/\s+/g, '');
  return text
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestWords)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** `47.27,11.39`: latitude and longitude, from the device. */
export const isPosition = (words: string): boolean => /^-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+$/.test(words.trim());

/** Rounded to about a kilometre, which suffices, since the address stays in the history. */
export const positionWords = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** The address of a search: the place is part of the path, the rest are parameters. */
export function searchAddress({ words, services, isAll }: StoreQuery): string {
  const slug = placeSlug(words);
  const path = slug === '' ? paths.shops : `${paths.shops}${encodeURIComponent(slug).replaceAll('%2C', ',')}/`;
  const query = [
    ...(services.length === 0 ? [] : [`service=${services.map(encodeURIComponent).join(',')}`]),
    ...(isAll ? ['alle=1'] : []),
  ].join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** @param splat the path after `/shops/`, with or without closing slash; null for a path that is no search */
export function readSearch(splat: string, query: URLSearchParams): StoreQuery | null {
  const words = splat.replace(/\/$/, '');
  if (words.includes('/') || words.length > longestWords) return null;
  const services = (query.get('service') ?? '').split(',').filter((id) => /^[a-z0-9-]{1,40}$/.test(id));
  return { words, services: [...new Set(services)], isAll: query.get('alle') === '1' };
}

/** The address of a store's page; if the search has a single service, the appointment form there preselects it. */
export function storeAddress(url: string, services: readonly string[]): string {
  const [service, ...others] = services;
  return service === undefined || others.length > 0 ? url : `${url}?service=${encodeURIComponent(service)}`;
}

/** Selects or deselects a service. */
export function toggled(services: readonly string[], id: string): string[] {
  return services.includes(id) ? services.filter((other) => other !== id) : [...services, id];
}
