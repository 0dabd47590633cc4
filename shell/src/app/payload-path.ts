/** `/herren/schuhe/?q=x` to `/_payload/herren/schuhe.json?q=x`. Home is `index`, and a page of that name `index/`. */
export function payloadUrl(path: string): string {
  const { pathname, search } = new URL(`http://shop${path}`);
  const page = pathname.slice(1).replace(/\/$/, '');
  const name = page === 'index' ? 'index/' : page || 'index';
  return `/_payload/${name}.json${search}`;
}

/** The way back; null for what is no payload's address. */
export function payloadPagePath(url: string): string | null {
  const match = /^\/_payload\/([^?]*)\.json(\?.*)?$/.exec(url);
  if (!match) return null;
  const [, name = '', search = ''] = match;
  return name === 'index' ? `/${search}` : `/${name.replace(/\/$/, '')}/${search}`;
}
