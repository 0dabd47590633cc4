import { setTimeout as sleep } from 'node:timers/promises';

export type PageName = 'home' | 'list' | 'product';

export type BenchPage = {
  name: PageName;
  path: string;
  /** The n-th address of the same page with its own cache entry; home has only one address. */
  variant(n: number): string;
};

const tiles = 24;

/**
 * The three pages to measure; the product is the list's first.
 * @throws if one of them is incomplete: figures of an error page would be meaningless
 */
export async function findPages(shop: string): Promise<BenchPage[]> {
  await completePage(shop, '/');
  const list = await completePage(shop, '/search/');
  const found = list.match(/data-fragment="mf-cart-wishlist\/heart"/g)?.length ?? 0;
  if (found !== tiles) throw new Error(`The list should show ${tiles} tiles, but shows ${found}.`);
  const product = /href="(\/p\/[^"?]+\/)"/.exec(list)?.[1];
  if (!product) throw new Error('The list links no product.');
  await completePage(shop, product);
  return [page('home', '/'), page('list', '/search/'), page('product', product)];
}

/** The first article and the first store that their lists link to. */
export async function findContentPages(shop: string): Promise<{ name: string; path: string }[]> {
  const firstLink = async (list: string, link: RegExp): Promise<string> => {
    const [, path] = link.exec(await completePage(shop, list)) ?? [];
    if (!path) throw new Error(`${list} links no page like ${link.source}.`);
    return path;
  };
  return [
    { name: 'article', path: await firstLink('/blog/', /href="(\/blog\/article\/[^"?]+\/)"/) },
    { name: 'store', path: await firstLink('/shops/', /href="(\/shop\/[^"?]+\/)"/) },
  ];
}

/** A query parameter that the page's remote declares, so that the shell caches each value separately. Home declares none. */
const declaredParameter: Readonly<Record<PageName, string | null>> = { home: null, list: 'mehr', product: 'groesse' };

function page(name: PageName, path: string): BenchPage {
  const parameter = declaredParameter[name];
  return { name, path, variant: (n) => (parameter === null ? path : `${path}?${parameter}=${n}`) };
}

async function completePage(shop: string, path: string): Promise<string> {
  let title = '';
  // A new shop's first pages may lack data that arrived too late.
  for (let attempt = 0; attempt < 5; attempt++) {
    const response = await fetch(shop + path, { signal: AbortSignal.timeout(20_000) });
    const html = await response.text();
    // The shell marks incomplete pages with `no-store`.
    if (response.status === 200 && response.headers.get('cache-control') !== 'no-store') return html;
    title = /<title>([^<]*)/.exec(html)?.[1] ?? 'no title';
    await sleep(1_000);
  }
  throw new Error(`${path} cannot be measured, because it is not rendered whole: "${title}".`);
}
