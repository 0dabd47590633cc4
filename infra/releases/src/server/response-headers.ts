/** What every response of the service has, errors included: releases are public, fetched without credentials and from any origin. */
export function responseHeaders(publicOrigin: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // For a file that is opened as a document. Scripts and styles are subject to the page that loads them.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    ...(publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}
