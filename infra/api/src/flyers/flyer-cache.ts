import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { ContentLocale } from 'shared-contracts/entities';
import type { ReadContext } from '../http/api-context.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { mondayOf } from './edition.ts';
import { type BookFlyer, type BookPage, type FlyerRow, loadFlyerRows, makeFlyer } from './flyer-book.ts';

export type FlyerCache = {
  /** All flyers of this week in a locale; those that are missing are made one after the other. */
  book(locale: ContentLocale): Promise<readonly BookFlyer[]>;
  /** One flyer; if it is missing, only this one is made. Null for an unknown path. */
  flyer(path: string, locale: ContentLocale): Promise<BookFlyer | null>;
  /** The page by the name of its picture: `winterstart-3`, in English `winterstart-3-en`. */
  page(name: string): Promise<BookPage | null>;
  /** The paths of all flyers. */
  paths(): Promise<readonly string[]>;
  /** Version of the current flyers, which differs after every change of the catalogue and of the week. */
  version(): string;
};

/** Cached results of one version. If a version ends while something is being made, the result is not used for the next version. */
type CachedVersion = {
  readonly version: string;
  rows: Promise<readonly FlyerRow[]> | null;
  readonly flyers: Map<string, Promise<BookFlyer>>;
};

/** Caches the flyers of the week until the catalogue changes, so that products are distributed and pages hashed once for each locale. */
export function createFlyerCache(context: ReadContext): FlyerCache {
  let latest: CachedVersion = { version: '', rows: null, flyers: new Map() };
  const version = (): string => `${mondayOf(todayInVienna())} ${context.catalogueVersion()}`;

  function currentVersion(): CachedVersion {
    const current = version();
    if (latest.version !== current) latest = { version: current, rows: null, flyers: new Map() };
    return latest;
  }

  function rowsOf(of: CachedVersion): Promise<readonly FlyerRow[]> {
    of.rows ??= loadFlyerRows(context).catch((error: unknown) => {
      // The next request tries again.
      of.rows = null;
      throw error;
    });
    return of.rows;
  }

  function flyerOf(of: CachedVersion, row: FlyerRow, locale: ContentLocale): Promise<BookFlyer> {
    const key = `${locale} ${row.path}`;
    const known = of.flyers.get(key);
    if (known !== undefined) return known;
    const making = makeFlyer(pinned(context), row, todayInVienna(), locale);
    of.flyers.set(key, making);
    making.catch(() => of.flyers.delete(key));
    return making;
  }

  async function flyer(path: string, locale: ContentLocale): Promise<BookFlyer | null> {
    const current = currentVersion();
    const row = (await rowsOf(current)).find((each) => each.path === path);
    return row === undefined ? null : flyerOf(current, row, locale);
  }

  return {
    version,
    flyer,
    paths: async () => (await rowsOf(currentVersion())).map(({ path }) => path),
    async book(locale) {
      const current = currentVersion();
      const made: BookFlyer[] = [];
      for (const row of await rowsOf(current)) made.push(await flyerOf(current, row, locale));
      return made;
    },
    async page(name) {
      const [, path = '', english] = /^(.+?)-\d+(-en)?$/.exec(name) ?? [];
      const pages = (await flyer(path, english ? 'en' : 'at'))?.pages ?? [];
      return pages.find((page) => page.name === name) ?? null;
    },
  };
}
