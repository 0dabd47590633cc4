import { setTimeout as sleep } from 'node:timers/promises';

export type PageName = 'home' | 'list' | 'product';

export type BenchPage = {
  name: PageName;
  path: string;
  /** The n-th address that renders the same page, yet counts as a page of its own in every cache. */
  variant(n: number): string;
};

const tiles = 24;

/**
 * The three pages that are measured; the product is the list's first.
 * @throws when one of them is not whole: an error page is quick, small, and no result
 */
export async function findPages(shop: string): Promise<BenchPage[]> {
  await wholePage(shop, '/');
  const list = await wholePage(shop, '/search/');
  const found = list.match(/data-fragment="mf-cart-wishlist\/heart"/g)?.length ?? 0;
  if (found !== tiles) throw new Error(`The list should show ${tiles} tiles, but shows ${found}.`);
  const product = /href="(\/p\/[^"?]+\/)"/.exec(list)?.[1];
  if (!product) throw new Error('The list links no product.');
  await wholePage(shop, product);
  return [page('home', '/'), page('list', '/search/'), page('product', product)];
}

function page(name: PageName, path: string): BenchPage {
  // One of the parameters that the shell tells pages apart by; these three pages do not look at it.
  return { name, path, variant: (n) => `${path}?mehr=${n}` };
}

async function wholePage(shop: string, path: string): Promise<string> {
  let title = '';
  // The first pages of a fresh system may miss data that comes too late; shoppers get them whole a moment later.
  for (let attempt = 0; attempt < 5; attempt++) {
    const response = await fetch(shop + path, { signal: AbortSignal.timeout(20_000) });
    const html = await response.text();
    // What is incomplete must not be kept; that is how the shell says that it is.
    if (response.status === 200 && response.headers.get('cache-control') !== 'no-store') return html;
    title = /<title>([^<]*)/.exec(html)?.[1] ?? 'no title';
    await sleep(1_000);
  }
  throw new Error(`${path} cannot be measured, because it is not rendered whole: "${title}".`);
}
