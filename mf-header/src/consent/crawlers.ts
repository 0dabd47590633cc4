/**
 * `bot` ends the names of crawlers, but Cubot is a make of phones, whose browsers name it. No lookbehind: older browsers would not read the
 * script.
 */
const named = /(^|[^u])bot|crawl|spider|headless|lighthouse/i;

/**
 * Whether a browser says that it is a crawler. Crawlers that run scripts name themselves; they store nothing, so they are not asked for
 * consent.
 */
export const isCrawler = (userAgent: string): boolean => named.test(userAgent);
