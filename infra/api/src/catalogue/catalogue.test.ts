import type { FastifyInstance } from 'fastify';
import { HomeData, Listing, type Picture, Product, ProductTile } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const tiles = async (query: string) =>
  dataOf(await server.inject(`/api/v1/products/?${query}`), Type.Array(ProductTile));
const product = async (path: string) => dataOf(await server.inject(`/api/v1/product/?path=${path}`), Product);

async function anyProduct(path: string): Promise<Product> {
  const listing = dataOf(await server.inject(`/api/v1/search/?path=${path}`), Listing);
  return product(listing.products[0]?.url ?? '');
}

describe('a product', () => {
  it('is found by the path of its tile and of each of its colours', async () => {
    const shown = await anyProduct('/kinder/schuhe/');
    expect(shown.pictures).toHaveLength(4);
    expect(shown.related.length).toBeGreaterThan(3);
    const steps = shown.breadcrumb.map(({ url }) => url);
    expect(steps.slice(0, 2)).toEqual(['/', '/kinder/']);
    expect(steps.at(2)).toBe('/kinder/schuhe/');
    expect(steps.at(-1)).toBe(shown.url);
    for (const [index, url] of steps.slice(2, -1).entries()) expect(url.startsWith(steps[index + 1] ?? '?')).toBe(true);
    expect(Object.values(shown.categories)).toEqual(shown.breadcrumb.slice(2, -1).map(({ name }) => name));
    for (const colour of shown.colours) {
      const other = await product(colour.url);
      expect([other.id, other.variantId, other.colour.name]).toEqual([shown.id, colour.id, colour.name]);
    }
  });

  it('is shown by one drawing in the list and on its page, in the tones of each colour', async () => {
    const listing = dataOf(await server.inject('/api/v1/search/?path=/schuhe/laufschuhe/'), Listing);
    expect(listing.products.length).toBeGreaterThan(8);
    const drawingOf = ({ url = '' }: { url?: string } = {}) => url.split('/')[2];
    for (const { url, picture, pictureBack } of listing.products.slice(0, 12)) {
      const { pictures, colours } = await product(url);
      expect([picture, pictureBack.url]).toEqual([pictures[0], pictures[1]?.url]);
      const fronts = colours.map((colour) => colour.picture);
      expect(new Set(fronts.map(drawingOf))).toEqual(new Set([drawingOf(picture)]));
      expect(new Set(fronts.map((front) => front.url)).size).toBe(colours.length);
    }
  });

  it('has views that are named by their place, and a last picture with the text of the catalogue in each language', async () => {
    const shown = await anyProduct('/ausruestung/');
    const name = `${shown.brandName} ${shown.nameWithoutBrand} in ${shown.colour.name}`;
    const [front, second, third, comparison] = shown.pictures.map(({ alt }) => alt);
    expect([front, second, third]).toEqual([name, `${name}, weitere Ansicht`, `${name}, Ansicht 3`]);
    expect(comparison).toMatch(/^Größenvergleich: .+ neben ein.+ cm$/);
    const english = dataOf(await server.inject(`/api/v1/product/?path=${shown.url}&locale=en`), Product);
    expect(english.pictures.at(-1)?.alt).toMatch(/^Size comparison: .+ beside a .+ (tall|long)$/);
  });

  it('is found without a trailing slash', async () => {
    const shown = await anyProduct('/schuhe/');
    expect((await product(shown.url.slice(0, -1))).variantId).toBe(shown.variantId);
  });

  it('writes prices as the specification has them', async () => {
    const { prices, lowestPrice30Days } = await anyProduct('/sale/');
    expect(prices.vkFull).toBe(`€\u00a0${prices.vk}`);
    expect(prices.vk).toMatch(/^(\d{1,3}\.)?\d{1,3},\d{2}$/);
    expect(prices.cents.vk).toBeLessThan(prices.cents.rrp);
    expect(lowestPrice30Days?.cents).toBeGreaterThanOrEqual(prices.cents.vk);
    const bike = await anyProduct('/fahrraeder/mountainbikes/&sort=price&order=desc');
    expect(bike.prices.rrpFull).toMatch(/^€\u00a0\d\.\d{3},\d{2}$/);
    expect([bike.isBike, bike.isHeavy, bike.isSki]).toEqual([true, true, false]);
  });

  it('has the stock of every size', async () => {
    const { options } = await anyProduct('/damen/schuhe/wanderschuhe/');
    expect(options.length).toBeGreaterThan(3);
    expect(options.every(({ stock, quantity }) => stock === quantity > 0)).toBe(true);
  });

  it.each(['/p/nothing-here-1/', '/herren/', "/p/'; drop table products; --/", '/'])('%s is none', async (path) => {
    const url = `/api/v1/product/?path=${encodeURIComponent(path)}`;
    expect(errorOf(await server.inject(url), 404).error).toBe('not found');
  });

  it('needs a path', async () => {
    expect(errorOf(await server.inject('/api/v1/product/'), 422).errors).toHaveProperty('path');
  });
});

describe('tiles by id', () => {
  it('come in the requested order, without those that do not exist', async () => {
    expect((await tiles('ids=1005,1002,9,1003')).map(({ id }) => id)).toEqual([1005, 1002, 1003]);
    expect(await tiles('ids=')).toEqual([]);
  });

  it.each(['ids=a', 'ids=1,,2', '', `ids=${Array(100).fill(1).join(',')}`])('refuse "%s"', async (query) => {
    expect(errorOf(await server.inject(`/api/v1/products/?${query}`), 422).errors).toHaveProperty('ids');
  });
});

describe('pictures', () => {
  const get = (url: string) => server.inject(url);
  const picture = async (): Promise<Picture> => (await anyProduct('/schuhe/')).pictures[0] as Picture;

  it('are SVGs that may be cached permanently and used by other origins', async () => {
    const response = await get((await picture()).url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(response.body).toMatch(/^<svg /);
  });

  it('exist for every brand and scene that is named', async () => {
    const home = dataOf(await get('/api/v1/home/'), HomeData);
    const { brand } = await anyProduct('/schuhe/');
    const urls = [home.hero, ...home.teasers, ...home.genders].map((teaser) => teaser.picture.url);
    for (const url of [...urls, brand.logo]) expect((await get(url)).statusCode, url).toBe(200);
  });
});

describe('every response', () => {
  it('of a public route may be cached for five seconds, errors not at all', async () => {
    expect((await server.inject('/api/v1/menu/')).headers['cache-control']).toBe('public, max-age=5');
    expect((await server.inject('/api/v1/product/?path=/p/x/')).headers['cache-control']).toBe('no-store');
  });

  it('is for the shop origins, and preflights are cached for two hours', async () => {
    const preflight = (origin: string) =>
      server.inject({
        method: 'OPTIONS',
        url: '/api/v1/cart/',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-request-id' },
      });
    const ours = await preflight('http://localhost:3000');
    expect(ours.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-credentials': 'true',
      'access-control-max-age': '7200',
    });
    expect((await preflight('http://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('reports that the server runs', async () => {
    expect((await server.inject('/healthz')).json()).toEqual({ data: { ok: true } });
  });

  it('of an unknown route has the error shape', async () => {
    expect(errorOf(await server.inject('/api/v1/nothing/'), 404).error).toBe('not found');
  });
});
