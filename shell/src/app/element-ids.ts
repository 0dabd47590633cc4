/*
 * Elements of the document that the server writes and the browser's scripts look up.
 */

/** The page's state, as JSON in a script element. */
export const pageStateElementId = 'bergauf-state';

/** The template with the page's scripts. Its `data-api` is the origin of the product API. */
export const scriptsElementId = 'bergauf-scripts';

/**
 * The template with the script that is loaded last. Its `data-share` is the share of page loads that are reported, 0 to 1; its `data-set` is
 * the id of the document's release set.
 */
export const laterElementId = 'bergauf-later';

/** The template with the overlay of teams, where the shop offers it. */
export const overlayElementId = 'bergauf-overlay';

/** The `noscript` element with the font face that the browser's scripts add. */
export const fontElementId = 'bergauf-font';
