import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { ApiContext } from '../http/api-context.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { mondayOf } from './edition.ts';
import { type BookFlyer, type BookPage, makeFlyerBook } from './flyer-book.ts';

export type FlyerCache = {
  /** All flyers of this week, created when needed. */
  book(): Promise<readonly BookFlyer[]>;
  /** The page by the name of its picture: `winterstart-3`. */
  page(name: string): Promise<BookPage | null>;
};

/** Caches the flyers of the week until the catalogue changes, so that products are distributed and pages hashed once. */
export function createFlyerCache(context: ApiContext): FlyerCache {
  let week = '';
  let version = 0;
  let made: Promise<readonly BookFlyer[]> | null = null;
  const book = () => {
    const today = todayInVienna();
    if (made === null || week !== mondayOf(today) || version !== context.catalogueVersion()) {
      week = mondayOf(today);
      version = context.catalogueVersion();
      made = makeFlyerBook(pinned(context), today);
      made.catch(() => {
        // The next request tries again.
        made = null;
      });
    }
    return made;
  };
  return {
    book,
    async page(name) {
      const [, path, number] = /^(.+)-(\d{1,2})$/.exec(name) ?? [];
      const flyer = (await book()).find(({ row }) => row.path === path);
      return flyer?.pages.find((candidate) => candidate.number === Number(number)) ?? null;
    },
  };
}
