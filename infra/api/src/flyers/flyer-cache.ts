import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { ContentLocale } from 'shared-contracts/entities';
import type { ApiContext } from '../http/api-context.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { mondayOf } from './edition.ts';
import { type BookFlyer, type BookPage, makeFlyerBook } from './flyer-book.ts';

export type FlyerCache = {
  /** All flyers of this week in a locale, created when needed. */
  book(locale: ContentLocale): Promise<readonly BookFlyer[]>;
  /** The page by the name of its picture: `winterstart-3`, in English `winterstart-3-en`. */
  page(name: string): Promise<BookPage | null>;
};

/** Caches the flyers of the week until the catalogue changes, so that products are distributed and pages hashed once for each locale. */
export function createFlyerCache(context: ApiContext): FlyerCache {
  let week = '';
  let version = 0;
  const made = new Map<ContentLocale, Promise<readonly BookFlyer[]>>();
  const book = (locale: ContentLocale) => {
    const today = todayInVienna();
    if (week !== mondayOf(today) || version !== context.catalogueVersion()) {
      week = mondayOf(today);
      version = context.catalogueVersion();
      made.clear();
    }
    const known = made.get(locale);
    if (known !== undefined) return known;
    const making = makeFlyerBook(pinned(context), today, locale);
    made.set(locale, making);
    making.catch(() => {
      // The next request tries again.
      if (made.get(locale) === making) made.delete(locale);
    });
    return making;
  };
  return {
    book,
    async page(name) {
      const pages = (await book(name.endsWith('-en') ? 'en' : 'at')).flatMap((flyer) => flyer.pages);
      return pages.find((page) => page.name === name) ?? null;
    },
  };
}
