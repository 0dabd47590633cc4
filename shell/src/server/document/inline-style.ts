import { integrityOf } from '@bergauf/service-kit/integrity';

/** A stylesheet with its text. */
export type Stylesheet = { url: string; text: string; integrity: string };

/** Where a relative address begins: not one with a scheme, of a root, or of an element in the page. */
const relativeAddress = /url\((\s*["']?)(?![\s"'/#)]|[a-z][a-z\d+.-]*:)/gi;

/**
 * A stylesheet of a release as documents contain it: addresses that are relative to its file, such as a picture's, would be relative to the
 * page there. Its hash is that of the text, which the policy of the document allows.
 */
export function inlineStyle({ url, text, integrity }: Stylesheet): Stylesheet {
  // Most have none, and every rendering asks.
  if (!text.includes('url(')) return { url, text, integrity };
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const rebased = text.replace(relativeAddress, (_, start: string) => `url(${start}${folder}`);
  return { url, text: rebased, integrity: rebased === text ? integrity : integrityOf(rebased) };
}
