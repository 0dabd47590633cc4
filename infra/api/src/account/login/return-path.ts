/** An arbitrary base: a path that resolves to another origin is not an in-app path. */
const origin = 'https://shop.invalid';
const longest = 300;
/** Anyone can request the email for any address, so its link must not contain web addresses of others. */
const webAddress = /:\/\/|www\./i;

/**
 * Whether an emailed link may carry this path to the page after signing in: a path of the shop, which no browser resolves to another host.
 * The page checks it again.
 */
export function isReturnPath(path: string): boolean {
  if (!path.startsWith('/') || path.length > longest || webAddress.test(path) || !URL.canParse(path, origin))
    return false;
  const url = new URL(path, origin);
  return url.origin === origin && `${url.pathname}${url.search}${url.hash}` === path && !path.startsWith('//');
}
