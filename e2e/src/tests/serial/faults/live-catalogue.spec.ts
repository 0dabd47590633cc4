import { type CollectedSpan, startTraceCollector } from '@bergauf/service-kit/testing/trace-collector';
import { startApiOnPostgres } from '../../../system/services/api-on-postgres.ts';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { adminToken, setApiFault, theShop } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.describe.configure({ timeout: 90_000 });
test.afterEach(() => setApiFault('none'));

let shell: SecondShell | undefined;
test.afterEach(async () => {
  await shell?.stop();
  shell = undefined;
});

type PageResponse = { status: number; text: string; from: string | null };
type Prices = { vk: number; rrp: number };
type Tile = { id: number; url: string; nameWithoutBrand: string; colours: unknown[]; prices: { cents: Prices } };
type Block = { type: string; products?: Tile[] };
type Option = { id: number; quantity: number };

async function read<Data>(path: string, api = theShop().origins.api): Promise<Data> {
  return ((await (await fetch(api + path)).json()) as { data: Data }).data;
}

async function get(address: string): Promise<PageResponse> {
  const response = await fetch(`${shell?.origin}${address}`);
  return { status: response.status, text: await response.text(), from: response.headers.get('x-page-cache') };
}

async function firstTile(list: string, api = theShop().origins.api): Promise<Tile> {
  const { products } = await read<{ products: Tile[] }>(`/api/v1/search/?path=${list}&limit=1`, api);
  const [tile] = products;
  if (!tile) throw new Error(`${list} has no products`);
  return tile;
}

/** A product within the text of an article, of one colour: its options are all that can be bought of it. */
async function tileWithin(slug: string, not: number): Promise<Tile> {
  const { blocks } = await read<{ blocks: Block[] }>(`/api/v1/blog/article/${slug}/`);
  const tile = blocks
    .flatMap(({ products }) => products ?? [])
    .find(({ id, colours }) => id !== not && colours.length < 2);
  if (!tile) throw new Error(`${slug} has no product of one colour`);
  return tile;
}

async function put(
  what: 'prices' | 'stock',
  lines: readonly ({ id: number } & Record<string, number>)[],
): Promise<void> {
  const response = await fetch(`${theShop().origins.api}/api/admin/${what}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  });
  const { data } = (await response.json()) as { data: { lines: { status: string }[] } };
  expect(data.lines.map(({ status }) => status)).toEqual(lines.map(() => 'changed'));
}

test('a changed price is on cached pages in a moment, with the stock also in an article’s text; a shell whose API is unavailable continues to serve', {
  tag: '@every-run',
}, async ({ page }) => {
  // Without the change, every page would stay as it is for ten minutes.
  shell = await startSecondShell({ SHOP_PAGE_FRESH_MS: '600000' });
  const list = '/schuhe/';
  const { id, url, prices } = await firstTile(list);
  const within = await tileWithin('packliste-huette', id);
  const article = '/blog/article/packliste-huette/';
  const pages = [list, url, `/_payload${list.slice(0, -1)}.json`, article];
  const options = (await read<{ options: Option[] }>(`/api/v1/product/?path=${within.url}`)).options.filter(
    ({ quantity }) => quantity > 0,
  );
  const putPrice = (cents: number): Promise<void> =>
    put('prices', [
      { id, vk: cents, rrp: cents },
      { id: within.id, vk: cents, rrp: cents },
    ]);
  // The first response of the API after the start counts as a change.
  for (const path of pages) {
    await expect.poll(async () => (await get(path)).from).toBe('fresh');
    expect((await get(path)).text).not.toContain('4.987,65');
  }

  const statuses = new Set<number>();
  /** For each change: milliseconds until all pages showed it. */
  const delays: number[] = [];
  async function expectShown(price: string): Promise<void> {
    const started = performance.now();
    await expect.poll(shows(price), { timeout: 5_000, intervals: [100] }).toEqual(pages.map(() => true));
    delays.push(performance.now() - started);
  }
  const shows = (price: string) => async () => {
    const seen = await Promise.all(pages.map(get));
    for (const { status } of seen) statuses.add(status);
    return seen.map(({ text }) => text.includes(price));
  };
  try {
    await putPrice(498_765);
    await expectShown('4.987,65');
    expect(statuses).toEqual(new Set([200]));
    await expect.poll(async () => (await get(list)).from).toBe('fresh');

    await setApiFault('down');
    for (let visit = 0; visit < 20; visit++) expect(await shows('4.987,65')()).toEqual(pages.map(() => true));
    expect(statuses).toEqual(new Set([200]));
    await setApiFault('none');
    await putPrice(376_543);
    await expectShown('3.765,43');
    expect(statuses).toEqual(new Set([200]));
    // The promise is two seconds, for every change.
    expect(Math.max(...delays)).toBeLessThan(2_000);

    const tile = page.getByRole('article').filter({ hasText: within.nameWithoutBrand }).first();
    await page.goto(`${shell.origin}${article}`);
    await expect(tile).toContainText('3.765,43');
    await put(
      'stock',
      options.map((option) => ({ id: option.id, quantity: 0 })),
    );
    // An article shows what can be bought.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await tile.count()).toBe(0);
    }).toPass({ timeout: 10_000 });
  } finally {
    await setApiFault('none');
    await put(
      'prices',
      [
        { id, ...prices.cents },
        { id: within.id, ...within.prices.cents },
      ].map(({ id: of, vk, rrp }) => ({ id: of, vk, rrp })),
    );
    const now = await read<{ options: Option[] }>(`/api/v1/product/?path=${within.url}`);
    const emptied = options.filter((option) => now.options.find(({ id: same }) => same === option.id)?.quantity === 0);
    if (emptied.length > 0)
      await put(
        'stock',
        emptied.map(({ id: of, quantity }) => ({ id: of, quantity })),
      );
  }
});

test('on PostgreSQL, a price changed by SQL is on cached pages in a moment, and a page is one trace down to the database', async () => {
  const collector = await startTraceCollector();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const api = await startApiOnPostgres(tracing);
  try {
    test.skip(api === null, 'PostgreSQL is not installed');
    if (api === null) return;
    shell = await startSecondShell({ SHOP_PAGE_FRESH_MS: '600000', API_ORIGIN: api.origin, ...tracing });
    const list = '/schuhe/';
    const { id, url } = await firstTile(list, api.origin);
    await expect.poll(async () => (await get(list)).from).toBe('fresh');
    expect((await get(list)).text).not.toContain('4.987,65');
    await api.query('update products set vk = 498765, rrp = 498765 where id = $1', [id]);
    const shows = async () => {
      const { status, text } = await get(list);
      return [status, text.includes('4.987,65')];
    };
    await expect.poll(shows, { timeout: 5_000, intervals: [100] }).toEqual([200, true]);

    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    expect((await fetch(`${shell.origin}${url}`, { headers })).status).toBe(200);
    const product = 'GET /api/v1/product/';
    const spans = await collector.until((all) => {
      const own = all.filter((span) => span.traceId === traceId);
      return own.some(({ name }) => name === product) && own.some(({ name }) => name === 'GET /*');
    });
    const own = spans.filter((span) => span.traceId === traceId);
    const above = ({ parentSpanId }: CollectedSpan) => own.find(({ spanId }) => spanId === parentSpanId);
    const path: string[] = [];
    for (let span = own.find(({ name }) => name === 'query'); span; span = above(span))
      path.push(`${span.service}: ${span.name}`);
    expect(path).toEqual([
      'bergauf-api: query',
      `bergauf-api: ${product}`,
      'bergauf-shell: render page',
      'bergauf-shell: GET /*',
    ]);
  } finally {
    await api?.stop();
    await collector.close();
  }
});
