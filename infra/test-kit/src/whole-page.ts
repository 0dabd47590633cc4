/** The user agent of a browser with a window: bots get no error pages (SPEC 2), and a headless browser counts as a bot. */
export const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/**
 * What is missing in a document for a shopper; null if it is complete.
 * @param setId release set in the response's header
 * @param leastTiles minimum number of products
 */
export function missingInDocument(html: string, setId: string | null, leastTiles = 0): string | null {
  if (!html.endsWith('</html>')) return 'cut off';
  if (!/data-mf="mf-header@/.test(html)) return 'no header';
  if (!/data-mf="mf-content@[^"]+" data-fragment="mf-content\/footer"/.test(html)) return 'no footer';
  if (/data-mf-state="(failed|loading)"/.test(html)) return 'a part is missing';
  if (!isOfOneSet(html, setId)) return 'parts of several release sets';
  return (html.match(/<article/g)?.length ?? 0) >= leastTiles ? null : 'no products';
}

/** Whether every part of a document was rendered by the release that the document's set names: browsers load the set's releases. */
function isOfOneSet(html: string, setId: string | null): boolean {
  const state = /<script type="application\/json" id="bergauf-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  const { set } = JSON.parse(state) as { set: { id: string; remotes: Record<string, { version: string } | null> } };
  const parts = [...html.matchAll(/data-mf="([^"@]+)@([^"]+)"/g)];
  return set.id === setId && parts.every(([, name = '', version]) => set.remotes[name]?.version === version);
}

/** What is wrong with a page's data payload; null if it is complete. */
export function missingInPayload(text: string): string | null {
  const payload = JSON.parse(text) as { kind: string; page?: { kind: string } };
  return payload.kind === 'page' && payload.page?.kind === 'data'
    ? null
    : `${payload.kind} ${payload.page?.kind ?? ''}`;
}
