// @module-tag rotated
import { sql } from 'drizzle-orm';
import { Listing, SitemapIndex, type SitemapKind, SitemapPart } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../database/database.ts';
import { dataOf, errorOf, openTestApi } from '../testing/test-api.ts';

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.server.close());

const get = (path: string) => api.server.inject(`/api/v1/sitemap/${path}`);
const parts = async () => dataOf(await get(''), SitemapIndex);
// The page is written differently in each call: responses are cached for five seconds.
let calls = 0;
const part = async (kind: SitemapKind, page = 1) =>
  dataOf(await get(`${kind}/?page=${'0'.repeat(++calls)}${page}`), SitemapPart);
const urls = async (kind: SitemapKind) => (await part(kind)).map(({ url }) => url);
const dateOf = async (url: string) => (await part('products')).find((entry) => entry.url === url)?.changedAt;
const outdate = () =>
  Promise.all(
    ['products', 'variants'].map((table) =>
      api.orm.execute(sql`update ${sql.identifier(table)} set changed_at = '2026-01-02 03:04:05Z'`),
    ),
  );

describe('the addresses for search engines', () => {
  it('come in parts that the index counts and dates', async () => {
    const index = await parts();
    expect(index.map(({ kind }) => kind)).toEqual(['products', 'categories', 'brands', 'stores', 'articles', 'pages']);
    for (const { kind, page, entries, changedAt } of index) {
      const found = await part(kind, page);
      expect(found, kind).toHaveLength(entries);
      const dates = found.flatMap((entry) => entry.changedAt ?? []).toSorted();
      expect(changedAt).toBe(dates.at(-1) ?? null);
      expect(new Set(found.map(({ url }) => url)).size, kind).toBe(entries);
      errorOf(await get(`${kind}/?page=${page + 1}`), 404);
    }
  });

  it('have every colour of every product that is in the catalogue, and no delisted one', async () => {
    const rows = await selectRows<{ path: string; id: number }>(
      api.orm,
      sql`select v.path, p.id from variants v join products p on p.id = v.product_id`,
    );
    expect((await urls('products')).toSorted()).toEqual(rows.map(({ path }) => path).toSorted());
    const gone = rows[0]?.id ?? 0;
    await api.orm.execute(sql`update products set delisted_at = now() where id = ${gone}`);
    const left = rows.filter(({ id }) => id !== gone).map(({ path }) => path);
    expect((await urls('products')).toSorted()).toEqual(left.toSorted());
    await api.orm.execute(sql`update products set delisted_at = null where id = ${gone}`);
  });

  it('lead to lists with products', async () => {
    const lists = [...(await urls('categories')), ...(await urls('brands')).filter((url) => url !== '/marken/')];
    expect(lists).toEqual(expect.arrayContaining(['/search/', '/sale/', '/damen/', '/schuhe/', '/herren/schuhe/']));
    expect(lists.some((url) => url.startsWith('/sport/'))).toBe(true);
    for (const url of lists.filter((_, index) => index % 5 === 0)) {
      const { total } = dataOf(await api.server.inject(`/api/v1/search/?path=${url}&limit=1`), Listing);
      expect(total, url).toBeGreaterThan(0);
    }
  });

  it('have stores, guide and content pages, which all exist', async () => {
    expect((await urls('stores')).slice(0, 1)).toEqual(['/shops/']);
    const [stores, articles, pages] = [await urls('stores'), await urls('articles'), await urls('pages')];
    expect(pages[0]).toBe('/');
    expect(pages.filter((url) => url.startsWith('/werbung/'))).toHaveLength(7);
    // The main shop has no page at the addresses of the team shop's texts (SPEC 6).
    expect(pages.filter((url) => url.startsWith('/info/'))).toEqual([]);
    const calls = [
      ...stores.slice(1).map((url) => url.replace('/shop/', '/api/v1/stores/')),
      ...articles
        .slice(1)
        .map((url) => (url.includes('/article/') ? `/api/v1${url}` : `/api/v1/blog/?category=${url.split('/')[2]}`)),
      ...pages
        .slice(1)
        .map((url) =>
          url.startsWith('/werbung/') ? url.replace('/werbung/', '/api/v1/flyers/') : `/api/v1/pages${url}`,
        ),
    ];
    for (const call of calls) expect((await api.server.inject(call)).statusCode, call).toBe(200);
  });
});

describe('the date of a product', () => {
  it('changes with what its page says, for its other colours too, and not with its stock or the prices of roles', async () => {
    const [row] = await selectRows<{ id: number; path: string; variant: number }>(
      api.orm,
      sql`select p.id, v.path, v.id as variant from variants v join products p on p.id = v.product_id order by v.id limit 1`,
    );
    if (!row) throw new Error('The catalogue is empty');
    const old = '2026-01-02T03:04:05Z';
    await outdate();
    expect(await dateOf(row.path)).toBe(old);
    await api.orm.execute(sql`update options set quantity = quantity + 1 where variant_id = ${row.variant}`);
    await api.orm.execute(sql`update products set pro = pro - 1, vk = vk where id = ${row.id}`);
    expect(await dateOf(row.path)).toBe(old);
    await api.orm.execute(sql`update products set vk = vk - 1 where id = ${row.id}`);
    expect((await dateOf(row.path))?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    await outdate();
    await api.orm.execute(sql`update variants set pictures = '[]' where id = ${row.variant}`);
    expect((await dateOf(row.path))?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  });
});
