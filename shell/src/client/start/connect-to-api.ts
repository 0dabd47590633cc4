/**
 * Opens connections to the product API where a cookie says that there is a cart, a wishlist or an account to read, while the scripts are
 * loaded that will. There are two, because browsers send preflights on a connection of their own.
 */
export function connectToApi(origin: string): void {
  // The team shop's cookie has another beginning.
  if (!/_request_id=\w/.test(document.cookie)) return;
  for (const crossOrigin of ['anonymous', 'use-credentials']) {
    const hint = { rel: 'preconnect', href: origin, crossOrigin };
    document.head.append(Object.assign(document.createElement('link'), hint));
  }
}
