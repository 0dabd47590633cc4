import type { ApiContext } from '../http/api-context.ts';
import { todayInVienna } from '../stores/austrian-holidays.ts';
import { mondayOf } from './edition.ts';
import { type BookFlyer, type BookPage, makeFlyerBook } from './flyer-book.ts';

export type FlyerCache = {
  /** All flyers of this week; made when first asked for. */
  book(): Promise<readonly BookFlyer[]>;
  /** The page whose picture has this name: `winterstart-3`. */
  page(name: string): Promise<BookPage | null>;
};

/** Keeps the flyers of the week: their products are dealt and their pages hashed once. */
export function createFlyerCache(context: ApiContext): FlyerCache {
  let week = '';
  let made: Promise<readonly BookFlyer[]> | null = null;
  const book = () => {
    const today = todayInVienna();
    if (made === null || week !== mondayOf(today)) {
      week = mondayOf(today);
      made = makeFlyerBook(context, today);
      made.catch(() => {
        // The next one who asks tries again.
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
