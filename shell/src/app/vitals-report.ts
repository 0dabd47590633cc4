/** Where browsers send the report of a page load. */
export const vitalsPath = '/_shell/vitals';

/** Where a page reports that the previous page in its tab hung or crashed. */
export const crashesPath = '/_shell/crashes';

/** Where the overlay gets the server's rendering time of each fragment. */
export const fragmentTimesPath = '/_shell/fragment-times';

/** `times` come from a rendering in the release set `set`; null: the page has none. */
export type RenderedAgain = { set: string; times: Readonly<Record<string, number>> | null };

/** What a browser reports of one page load: times in milliseconds, no text that a shopper could have typed. */
export type VitalsReport = {
  /** Id in the route table. */
  route: string;
  /** Version of each frontend in the page's release set. */
  releases: Record<string, string>;
  /** `cls` is a score without unit. */
  vitals: { ttfb?: number; fcp?: number; lcp?: number; inp?: number; cls?: number };
  /** From the navigation's start until the first instance of each exposed module was hydrated. */
  interactive: Record<string, number>;
  /** How long the files of each frontend took. */
  loaded: Record<string, number>;
  errors: { remote: string; version: string; count: number }[];
  /** By frontend, how often the text of a module that loads on demand was missing in the page's language; undefined where none was. */
  missingMessages?: Record<string, number>;
};
