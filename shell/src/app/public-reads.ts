/** Prefix of the product API's public reads on the shop's own origin. */
export const publicReadsPath = '/_shell/api';

const publicRead =
  /^\/(?:(?:api\/v2\/team\/)?(?:header-data|autosuggest\/list|search-limited)|api\/v2\/team\/menu|api\/v1\/(?:menu|pick-up-points|stores(?:\/[\w-]+)?))\/(?:\?|$)/;

/**
 * Whether a GET of the product API has the same response for every shopper, and is sent while a shopper waits: browsers send it to the shop's
 * own origin (decision 0110).
 * @param url path and query below the API's origin
 */
export const isPublicRead = (url: string): boolean => publicRead.test(url);
