import { browserName } from '../../../system/chromium.ts';
import { expect, test } from '../../../system/shop-page.ts';

/** Most pages of one kind that are read; the others consist of the same parts. */
const readOfKind = 6;
/** Kinds whose pages differ, because editors write them: all are read. */
const writtenByEditors = /^\/(static|services|blog)\//;
const startPages = ['/', '/werbung/', '/shops/', '/marken/', '/search/'];

type Read = { status: number; ids: ReadonlySet<string>; links: readonly string[] };

const text = (html: string): string => html.replaceAll('&amp;', '&');

/** Reads a page as a browser without script; a redirect is not followed, because no link of the shop should lead to one. */
async function read(origin: string, path: string): Promise<Read> {
  const response = await fetch(origin + path, { redirect: 'manual', headers: { 'user-agent': browserName } });
  const html = await response.text();
  const values = (name: string): string[] =>
    [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => text(value));
  const anchors = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => text(href));
  return { status: response.status, ids: new Set(values('id')), links: anchors };
}

/** `/shop/linz/` is of the kind `shop`; lists of products have addresses of many forms and are one kind. */
const kindOf = (path: string): string =>
  /^\/(p|blog|shops?|static|services|werbung|marken|my-account)\//.exec(path)?.[1] ?? 'list';

/** An address inside the shop, without the parameters that choose a part of a list; null for others. */
function inShop(href: string, page: string, origin: string): URL | null {
  if (!URL.canParse(href, origin + page)) return null;
  const url = new URL(href, origin + page);
  if (url.origin !== origin || /^\/(pictures|media|_shell)\//.test(url.pathname)) return null;
  const kept = ['page', 'seite', 'ansicht'].filter((name) => url.searchParams.has(name));
  if ([...url.searchParams.keys()].some((name) => !kept.includes(name))) return null;
  return url;
}

test('every link of the shop leads to a page that exists, without a detour, and to a place that the page has', async ({
  shop,
}) => {
  const { shop: origin } = shop.origins;
  const pages = new Map<string, Read>();
  const readCount = new Map<string, number>();
  /** Address with its fragment, by the page that links to it first. */
  const linkedBy = new Map<string, string>(startPages.map((path) => [path, 'the test']));
  const waiting = [...startPages];
  const isRead = (path: string): boolean => {
    const kind = kindOf(path);
    const count = readCount.get(kind) ?? 0;
    if (count >= readOfKind && !writtenByEditors.test(path)) return false;
    readCount.set(kind, count + 1);
    return true;
  };
  async function follow(path: string): Promise<void> {
    const page = await read(origin, path);
    pages.set(path, page);
    for (const href of page.status === 200 ? page.links : []) {
      const url = inShop(href, path, origin);
      if (url === null) continue;
      const address = url.pathname + url.search;
      if (!linkedBy.has(address + url.hash)) linkedBy.set(address + url.hash, path);
      if (!pages.has(address) && !waiting.includes(address) && isRead(url.pathname)) waiting.push(address);
    }
  }
  // Two at a time: the shop serves other tests too.
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 2).map(follow));

  const faults = [...linkedBy].flatMap(([link, from]) => {
    const [address = '', id = ''] = link.split('#');
    const page = pages.get(address);
    if (page === undefined) return [];
    if (page.status !== 200) return [`${from} links ${link}: ${page.status}`];
    return id !== '' && !page.ids.has(decodeURIComponent(id)) ? [`${from} links ${link}: no such place`] : [];
  });
  expect(faults).toEqual([]);
  // The crawl has reached every kind of page.
  const kinds = ['list', 'p', 'blog', 'shop', 'static', 'services', 'werbung', 'marken'];
  expect([...readCount.keys()]).toEqual(expect.arrayContaining(kinds));
  test.info().annotations.push({ type: 'pages', description: String(pages.size) });
});
