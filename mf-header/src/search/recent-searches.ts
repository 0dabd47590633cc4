import type { AppContext } from 'shared-contracts/app';
import { normaliseQuery } from 'shared-contracts/paths';
import { type VersionedRecord, versionedRecord } from 'shared-contracts/storage';

/** Five fit above the products, and the privacy page states both limits. */
const maximumSearches = 5;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;

/** A query and when it was last searched for, in milliseconds since 1970. */
type Search = { readonly query: string; readonly at: number };

/*
 * The shopper's searches in this browser, only with the consent to preferences (decision 0062). Without it there are none, not even in the
 * tab: a later consent does not store earlier searches.
 */

/** The queries, the most recent first. Searches in the future are dropped: the clock was set back since. */
export function recentSearches(
  { consent }: Pick<AppContext, 'consent'>,
  now: number,
  record = searchesRecord(),
): string[] {
  return kept(consent, now, record).map(({ query }) => query);
}

/** Puts a query first. Each query occurs once, whatever its spelling of case and spaces; the oldest are dropped. */
export function rememberSearch(
  { consent }: Pick<AppContext, 'consent'>,
  text: string,
  now: number,
  record = searchesRecord(),
): void {
  const query = normaliseQuery(text);
  if (query === '' || !isAllowed(consent)) return;
  const others = kept(consent, now, record).filter((search) => !isSame(search.query, query));
  record.write([{ query, at: now }, ...others].slice(0, maximumSearches));
}

/**
 * @param query null deletes all
 * @returns the remaining queries
 */
export function forgetSearch(
  { consent }: Pick<AppContext, 'consent'>,
  query: string | null,
  now: number,
  record = searchesRecord(),
): string[] {
  const left = query === null ? [] : kept(consent, now, record).filter((search) => !isSame(search.query, query));
  if (left.length === 0) record.clear();
  else record.write(left);
  return left.map((search) => search.query);
}

const isAllowed = (consent: AppContext['consent']): boolean => consent.read()?.preferences === true;
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function kept(
  consent: AppContext['consent'],
  now: number,
  record: VersionedRecord<readonly Search[]>,
): readonly Search[] {
  if (!isAllowed(consent)) return [];
  return (record.read() ?? []).filter(({ at }) => at > now - rememberedMs && at <= now);
}

export function searchesRecord(storage?: Parameters<typeof versionedRecord>[3]): VersionedRecord<readonly Search[]> {
  return versionedRecord('bergauf-recent-searches', 1, areSearches, storage);
}

function areSearches(value: unknown): value is readonly Search[] {
  return Array.isArray(value) && value.length <= maximumSearches && value.every(isSearch);
}

function isSearch(value: unknown): value is Search {
  const { query, at } = Object(value) as Record<string, unknown>;
  return typeof query === 'string' && query !== '' && normaliseQuery(query) === query && Number.isSafeInteger(at);
}
