import type { SiteConfig } from 'shared-contracts/app';

export type FlyerView = 'book' | 'list';

/** Query parameters of the flyer pages. */
export const parameter = { place: 'ort', page: 'seite', view: 'ansicht' } as const;
export const listView = 'liste';

/** Most characters of a place that the API accepts. */
export const longestPlace = 80;

export type FlyerPaths = {
  readonly search: string;
  store(shopUrl: string): string;
  /** @param page from 1 */
  flyer(path: string, page?: number, view?: FlyerView): string;
};

/**
 * The addresses of the flyer pages (SPEC 2). The API writes them with its own prefix, so they are built here.
 * @throws if the site has no flyers: their routes do not exist then
 */
export function flyerPaths({ flippingBookPrefix }: Pick<SiteConfig, 'flippingBookPrefix'>): FlyerPaths {
  if (flippingBookPrefix === null) throw new Error('The site is configured without flyers');
  const root = `/${flippingBookPrefix}/`;
  return {
    search: root,
    store: (shopUrl) => `${root}shop/${encodeURIComponent(shopUrl)}/`,
    flyer(path, page = 1, view = 'book') {
      const query = new URLSearchParams();
      if (page > 1) query.set(parameter.page, String(page));
      if (view === 'list') query.set(parameter.view, listView);
      const search = query.toString();
      return `${root}${encodeURIComponent(path)}/${search && `?${search}`}`;
    },
  };
}

/** Whether a path is a single segment in the API's format: everything else is not found. */
export function isFlyerName(name: string | undefined): name is string {
  return name !== undefined && /^[a-z0-9][a-z0-9-]{0,79}$/.test(name.replace(/\/$/, ''));
}
