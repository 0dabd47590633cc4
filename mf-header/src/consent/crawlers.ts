/**
 * `bot` ends the names of crawlers, but Cubot is a brand of phones that appears in user agents. No lookbehind: older browsers cannot parse
 * it.
 */
const named = /(^|[^u])bot|crawl|spider|headless|lighthouse/i;

/**
 * Whether the user agent is that of a crawler. Crawlers that run scripts identify themselves; they store nothing, so they are not asked for
 * consent.
 */
export const isCrawler = (userAgent: string): boolean => named.test(userAgent);
