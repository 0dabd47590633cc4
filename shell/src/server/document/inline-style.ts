import { integrityOf } from '@bergauf/service-kit/integrity';

/** A stylesheet with its text. */
export type Stylesheet = { url: string; text: string; integrity: string };

/** Start of a relative address: no scheme, no leading slash, no fragment of the page. */
const relativeAddress = /url\((\s*["']?)(?![\s"'/#)]|[a-z][a-z\d+.-]*:)/gi;

/**
 * A stylesheet of a release as documents contain it: addresses relative to its file, such as a picture's, are made absolute, since in the
 * document they would be relative to the page. Its hash is that of the resulting text, which the document's policy allows.
 */
export function inlineStyle({ url, text, integrity }: Stylesheet): Stylesheet {
  // Fast path: most stylesheets have no `url()`.
  if (!text.includes('url(')) return { url, text, integrity };
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const rebased = text.replace(relativeAddress, (_, start: string) => `url(${start}${folder}`);
  return { url, text: rebased, integrity: rebased === text ? integrity : integrityOf(rebased) };
}
