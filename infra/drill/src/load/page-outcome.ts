import { missingInDocument, missingInPayload } from '@bergauf/test-kit/whole-page';

/**
 * What a shopper gets.
 *
 * - `whole`: all that was asked for, as it is now
 * - `older`: a whole page of before, from a cache that says so
 * - `browser`: the shell's code, with which the browser renders the page
 * - `gap`: a page of which a part is missing
 * - `words`: an error in the shop's own words, or the API's
 * - `bare`: an error of the proxy, or without words
 * - `cut`: no response, or not all of it
 */
export type PageOutcome = 'whole' | 'older' | 'browser' | 'gap' | 'words' | 'bare' | 'cut';

export const pageOutcomes: readonly PageOutcome[] = ['whole', 'older', 'browser', 'gap', 'words', 'bare', 'cut'];

/** Whether the shopper has to try again, or misses something. */
export const isFailed = (outcome: PageOutcome): boolean => outcome !== 'whole' && outcome !== 'older';

export type Found = { outcome: PageOutcome; why: string };

const whole: Found = { outcome: 'whole', why: '' };

/** @param leastTiles products that the page must show */
export function outcomeOfDocument(response: Response, html: string, leastTiles: number): Found {
  if (response.status !== 200) return outcomeOfError(response, html);
  const missing = missingInDocument(html, response.headers.get('x-release-set'), leastTiles);
  if (missing === 'cut off') return { outcome: 'cut', why: missing };
  if (missing !== null) return { outcome: 'gap', why: missing };
  return ofBefore(response);
}

export function outcomeOfPayload(response: Response, text: string): Found {
  if (response.status !== 200) return outcomeOfError(response, text);
  const missing = missingInPayload(text);
  return missing === null ? ofBefore(response) : { outcome: 'gap', why: missing };
}

/** Of the checkout's pages, which have no fragments. @param isIt whether it is the page that was asked for */
export function outcomeOfCheckout(response: Response, html: string, isIt: (html: string) => boolean): Found {
  if (response.status === 303) return whole;
  if (response.status !== 200) return outcomeOfError(response, html);
  if (!html.endsWith('</html>')) return { outcome: 'cut', why: 'cut off' };
  return isIt(html) ? whole : { outcome: 'words', why: `another page: ${headingOf(html)}` };
}

/** Of the product API. */
export function outcomeOfData(response: Response, text: string): Found {
  if (!response.ok) return outcomeOfError(response, text);
  return 'data' in (JSON.parse(text) as object) ? whole : { outcome: 'gap', why: 'no data' };
}

/** Caches name pages of before: the proxy's, and that of a shell. */
function ofBefore({ headers }: Response): Found {
  const isOlder =
    /^(STALE|UPDATING)$/.test(headers.get('x-proxy-cache') ?? '') ||
    /^(stale|stale-if-error|previous-set)$/.test(headers.get('x-page-cache') ?? '');
  return isOlder ? { outcome: 'older', why: '' } : whole;
}

function outcomeOfError({ status }: Response, text: string): Found {
  if (text.includes('"isClientRendered":true')) return { outcome: 'browser', why: String(status) };
  const words = headingOf(text) ?? errorOf(text);
  // The shop's pages name it; those of the proxy name the proxy.
  const isOurs = words !== null && (text.includes('Bergauf') || text.startsWith('{'));
  return isOurs ? { outcome: 'words', why: `${status} ${words}` } : { outcome: 'bare', why: String(status) };
}

const headingOf = (html: string): string | null => /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? null;

function errorOf(text: string): string | null {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : null;
  } catch {
    return null;
  }
}
