import { missingInDocument, missingInPayload } from '@bergauf/test-kit/whole-page';

/**
 * Outcome of a request for a shopper.
 *
 * - `whole`: complete and current
 * - `older`: a complete but older page, from a cache that marks it as such
 * - `browser`: the shell's code, with which the browser renders the page
 * - `gap`: a page with a missing part
 * - `words`: an error with a message of the shop or the API
 * - `bare`: an error of the proxy, or without a message
 * - `cut`: no response, or an incomplete one
 */
export type PageOutcome = 'whole' | 'older' | 'browser' | 'gap' | 'words' | 'bare' | 'cut';

export const pageOutcomes: readonly PageOutcome[] = ['whole', 'older', 'browser', 'gap', 'words', 'bare', 'cut'];

/** Whether the shopper has to try again, or something is missing. */
export const isFailed = (outcome: PageOutcome): boolean => outcome !== 'whole' && outcome !== 'older';

export type Found = { outcome: PageOutcome; why: string };

const whole: Found = { outcome: 'whole', why: '' };

/** @param leastTiles minimum number of products on the page */
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

/** Outcome of an order, which leads to its confirmation; any page is none. */
export const outcomeOfOrder = (response: Response, html: string): Found =>
  response.status === 303 ? whole : outcomeOfCheckout(response, html, () => false);

/** Outcome of a checkout page, which has no fragments. @param isIt whether it is the requested page */
export function outcomeOfCheckout(response: Response, html: string, isIt: (html: string) => boolean): Found {
  if (response.status !== 200) return outcomeOfError(response, html);
  if (!html.endsWith('</html>')) return { outcome: 'cut', why: 'cut off' };
  return isIt(html) ? whole : { outcome: 'words', why: `another page: ${headingOf(html)}` };
}

/** Outcome of a product API call. */
export function outcomeOfData(response: Response, text: string): Found {
  if (!response.ok) return outcomeOfError(response, text);
  return 'data' in (JSON.parse(text) as object) ? whole : { outcome: 'gap', why: 'no data' };
}

/** Both caches, the proxy's and a shell's, mark older pages. */
function ofBefore({ headers }: Response): Found {
  const isOlder =
    /^(STALE|UPDATING)$/.test(headers.get('x-proxy-cache') ?? '') ||
    /^(stale|stale-if-error|previous-set)$/.test(headers.get('x-page-cache') ?? '');
  return isOlder ? { outcome: 'older', why: '' } : whole;
}

function outcomeOfError({ status }: Response, text: string): Found {
  if (text.includes('"isClientRendered":true')) return { outcome: 'browser', why: String(status) };
  const words = headingOf(text) ?? errorOf(text);
  // The shop's pages contain its name; the proxy's pages do not.
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
