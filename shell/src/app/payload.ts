import type { PageData } from './page-state.ts';

/** Content of a payload file: what the router of an open tab needs of a public page (ARCHITECTURE 5). */
export type Payload = { kind: 'page'; page: PageData } | { kind: 'redirect'; to: string };

/** `/herren/schuhe/?q=x` to `/_payload/herren/schuhe.json?q=x`. Home is `index`, and a page of that name `index/`. */
export function payloadUrl(path: string): string {
  const { pathname, search } = new URL(`http://shop${path}`);
  const page = pathname.slice(1).replace(/\/$/, '');
  const name = page === 'index' ? 'index/' : page || 'index';
  return `/_payload/${name}.json${search}`;
}

/** The path of the page that a payload's address belongs to; null for any other address. */
export function payloadPagePath(url: string): string | null {
  const match = /^\/_payload\/([^?]*)\.json(\?.*)?$/.exec(url);
  if (!match) return null;
  const [, name = '', search = ''] = match;
  return name === 'index' ? `/${search}` : `/${name.replace(/\/$/, '')}/${search}`;
}
