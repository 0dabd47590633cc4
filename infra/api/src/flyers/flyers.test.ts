import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { listIn } from '@bergauf/catalogue-format/records/fields';
import { readTexts } from '@bergauf/demo-catalogue/texts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Flyer, Product, StoreFlyers } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Orm } from '../database/database.ts';
import { dataOf, errorOf, openTestApi } from '../testing/test-api.ts';
import { editionOn, validityText } from './edition.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
});
afterAll(() => server.close());

const list = async (query = '') => dataOf(await server.inject(`/api/v1/flyers/${query}`), StoreFlyers);
const flyer = async (path: string, query = '') => dataOf(await server.inject(`/api/v1/flyers/${path}/${query}`), Flyer);

describe('the flyers', () => {
  it('are six of eight to sixteen pages as they are planned', async () => {
    for (const { pages } of await readTexts('flyers')) {
      const { length } = listIn(pages, 'at');
      expect(length).toBeGreaterThanOrEqual(8);
      expect(length).toBeLessThanOrEqual(16);
    }
  });

  it('are six, hold today, and show their covers', async () => {
    const { flyers, store } = await list();
    expect(store).toBeNull();
    expect(flyers).toHaveLength(6);
    const today = todayInVienna();
    for (const { validFrom, validTo, pages, cover } of flyers) {
      expect(validFrom <= today && today <= validTo && validFrom < validTo).toBe(true);
      expect(pages).toBeGreaterThanOrEqual(4);
      expect(pages).toBeLessThanOrEqual(16);
      expect((await server.inject(cover.url)).statusCode).toBe(200);
    }
  });

  it('of a store are those it can keep', async () => {
    const graz = await list('?store=graz-innere-stadt');
    expect(graz.store?.shopUrl).toBe('graz-innere-stadt');
    // That store has no bike workshop.
    expect(graz.flyers.map(({ path }) => path)).not.toContain('rad-und-werkstatt');
    const seiersberg = await list('?store=bergauf_57');
    expect(seiersberg.flyers.map(({ path }) => path)).toContain('rad-und-werkstatt');
    errorOf(await server.inject('/api/v1/flyers/?store=nirgendwo'), 404);
  });

  it('near a place are those of its nearest stores, whose own lists are the same', async () => {
    const { place, nearby = [], flyers, store } = await list('?near=8010');
    expect(place).toBe('Graz');
    expect(store).toBeNull();
    expect(flyers).toHaveLength(6);
    expect(nearby).toHaveLength(6);
    const distances = nearby.map((found) => found.store.distanceKm ?? Number.NaN);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    for (const found of nearby.slice(0, 2)) {
      const own = await list(`?store=${found.store.shopUrl}`);
      expect(found.flyers).toEqual(own.flyers.map(({ path }) => path));
    }
  });

  it('of a store and near a place come with the exceptional hours of the stores', async () => {
    await orm.execute(sql`insert into opening_exceptions (position, date, stores, times, note)
      values (900001, ${todayInVienna()}, '[57]', '{"opens": null, "closes": null}', '{"at": "Inventur", "en": "Stocktaking"}')`);
    const closed = { opens: null, closes: null, note: 'Stocktaking' };
    // In English: the German ones are cached.
    expect((await list('?store=bergauf_57&locale=en')).store?.today).toMatchObject(closed);
    const { nearby = [] } = await list('?near=8010&locale=en');
    expect(nearby.find(({ store }) => store.sysname === 'bergauf_57')?.store.today).toMatchObject(closed);
  });

  it('near an unknown place are all flyers, and no stores; without a search neither is sent', async () => {
    expect(await list('?near=Xyzzy')).toMatchObject({ place: null, nearby: [], flyers: { length: 6 } });
    const all = await list();
    expect(all).not.toHaveProperty('place');
    expect(all).not.toHaveProperty('nearby');
  });
});

describe('a flyer', () => {
  it('has pages with spots inside the page that do not overlap and lead to products', async () => {
    for (const { path } of (await list()).flyers) {
      const { pages } = await flyer(path);
      const products = pages.flatMap(({ spots }) => spots.map(({ productId }) => productId));
      expect(new Set(products).size).toBe(products.length);
      expect(products.length).toBeGreaterThan(4);
      for (const { spots, text } of pages) {
        for (const [index, { x, y, w, h, name, priceFull }] of spots.entries()) {
          expect(x + w).toBeLessThanOrEqual(100);
          expect(y + h).toBeLessThanOrEqual(100);
          expect(text).toContain(name);
          expect(text).toContain(priceFull);
          for (const other of spots.slice(index + 1)) {
            const apart = x + w <= other.x || other.x + other.w <= x || y + h <= other.y || other.y + other.h <= y;
            expect(apart).toBe(true);
          }
        }
      }
    }
  });

  it('has the words of its pages apart from their offers, with the recommended price of what is reduced', async () => {
    const { pages } = await flyer('winterstart');
    expect(pages[0]).toMatchObject({
      heading: 'Winterstart',
      paragraphs: [expect.stringContaining('bevor der erste Lift')],
    });
    for (const { heading, paragraphs = [], text, spots } of pages) {
      for (const words of [heading ?? '?', ...paragraphs]) expect(text).toContain(words);
      for (const { name, priceFull, recommendedFull } of spots) {
        expect([heading, ...paragraphs].join()).not.toContain(priceFull);
        expect(text).toContain(`${name}, ${priceFull}${recommendedFull ? ` statt UVP ${recommendedFull}` : ''}.`);
      }
    }
    expect(pages.flatMap(({ spots }) => spots).some(({ recommendedFull }) => recommendedFull)).toBe(true);
  });

  it('leads to product pages that exist, with the same prices', async () => {
    const { pages } = await flyer('laufwochen');
    const spots = pages.flatMap((page) => page.spots);
    for (const { url, productId, priceFull } of spots.slice(0, 6)) {
      const product = dataOf(await server.inject(`/api/v1/product/?path=${url}`), Product);
      expect(product.id).toBe(productId);
      expect(product.prices.vkFull).toBe(priceFull);
    }
  });

  it('is drawn: every page is a permanently cached picture with its offers', async () => {
    const { pages } = await flyer('winterstart');
    for (const { picture, spots } of pages) {
      const response = await server.inject(picture.url);
      expect(response.headers['content-type']).toContain('image/svg+xml');
      expect(response.headers['cache-control']).toContain('immutable');
      expect(response.body).not.toMatch(/NaN|undefined|<script|<image/);
      for (const { priceFull } of spots) expect(response.body).toContain(priceFull);
      const ids = [...response.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const [cover] = pages;
    const old = await server.inject(cover?.picture.url.replace(/\.[0-9a-f]{10}\./, '.0000000000.') ?? '');
    expect(old.statusCode).toBe(302);
    expect(old.headers.location).toBe(cover?.picture.url);
  });

  it('shows recommended prices at an address that asks for them only (SPEC 5)', async () => {
    const { pages } = await flyer('winterstart');
    const bodies = await Promise.all(pages.map(async ({ picture }) => (await server.inject(picture.url)).body));
    const recommended = /UVP|line-through/g;
    expect(bodies.join().match(recommended)?.length).toBeGreaterThan(10);
    for (const body of bodies) {
      expect(body).toMatch(/^<svg [^>]*id="uvp"[^>]*><style>[^<]*\.uvp\{display:var\(--uvp,none\)\}[^<]*<\/style>/);
      expect(body.replaceAll(/<g class="uvp">.*?<\/g>/g, '')).not.toMatch(recommended);
    }
  });

  it('shows discounts from a percent at an address that asks for them, with recommended prices or without (SPEC 5)', async () => {
    const { pages } = await flyer('winterstart');
    const bodies = await Promise.all(pages.map(async ({ picture }) => (await server.inject(picture.url)).body));
    const all = bodies.flatMap((body) => [...body.matchAll(/−(\d+) %/g)].map(([, percent]) => Number(percent)));
    expect(new Set(all).size).toBeGreaterThan(3);
    for (const body of bodies) {
      const percents = new Set([...body.matchAll(/class="d d(\d+)"/g)].map(([, percent]) => Number(percent)));
      const [, style = ''] = /<style>(.*?)<\/style>/.exec(body) ?? [];
      for (const least of percents) {
        const rule = (prefix: string) =>
          new RegExp(`(?:^|\\})([^{}]*#${prefix}-${least}:target[^{}]*)\\{([^}]*)\\}`).exec(style);
        for (const prefix of ['ab', 'uvp']) {
          expect(body).toContain(`<g id="${prefix}-${least}"/>`);
          const [, selectors = '', values = ''] = rule(prefix) ?? [];
          const shown = [...selectors.matchAll(/\.d(\d+)/g)].map(([, percent]) => Number(percent));
          expect(shown.toSorted()).toEqual([...percents].filter((percent) => percent >= least).toSorted());
          expect(values).toContain('--tag:inline');
          expect(values.includes('--uvp:inline')).toBe(prefix === 'uvp');
        }
      }
      // Tags are in the group of their percent, and in no other place.
      const tags = /<g class="d d(\d+)"><g class="tag">.*?−(\d+) %<\/text><\/g><\/g>/g;
      for (const [, group, percent] of body.matchAll(tags)) expect(group).toBe(percent);
      expect(body.replaceAll(tags, '')).not.toMatch(/−\d+ %/);
    }
  });

  it('is in English on request: texts, dates and terms, with pictures of its own and the same products', async () => {
    const [german, english] = [await flyer('winterstart'), await flyer('winterstart', '?locale=en')];
    expect(english.title).toBe('Winter begins');
    const linked = ({ pages }: Flyer) =>
      pages.map(({ spots }) => spots.map(({ name: _, priceFull: __, recommendedFull: ___, ...spot }) => spot));
    expect(linked(english)).toEqual(linked(german));
    expect(english.pages[1]?.spots[0]?.name).toContain('Piste skis');
    const addresses = new Set([...german.pages, ...english.pages].map(({ picture }) => picture.url));
    expect(addresses.size).toBe(2 * german.pages.length);
    const [cover, ...others] = english.pages;
    expect(cover?.picture).toMatchObject({ alt: 'Winter begins, page 1' });
    expect(cover?.text).toBe(
      'Winter begins. Skis, boots and everything that keeps you warm before the first lift runs.',
    );
    const drawn = await server.inject(cover?.picture.url ?? '');
    expect(drawn.statusCode).toBe(200);
    expect(drawn.body).toMatch(/>Valid \d{1,2} \p{L}+ to \d{1,2} \p{L}+ \d{4}</u);
    expect(drawn.body).toContain(`>${english.pages.length} pages<`);
    const bodies = await Promise.all(others.map(async ({ picture }) => (await server.inject(picture.url)).body));
    for (const body of bodies) {
      expect(body).toContain('while stocks last');
      expect(body).not.toMatch(/Gültig|Umsatzsteuer|UVP/);
      expect(body).not.toMatch(/€\s[\d.]*,\d\d</);
    }
    for (const { text, spots } of english.pages) {
      for (const { priceFull } of spots) {
        expect(priceFull).toMatch(/^€\s[\d,]*\d\.\d\d$/);
        expect(text).toContain(priceFull);
      }
    }
  });

  it('is a 404 where there is none', async () => {
    errorOf(await server.inject('/api/v1/flyers/ostern/'), 404);
    errorOf(await server.inject('/pictures/flyer/ostern-1.0000000000.svg'), 404);
    errorOf(await server.inject('/pictures/flyer/winterstart-99.0000000000.svg'), 404);
    errorOf(await server.inject('/pictures/flyer/winterstart-99-en.0000000000.svg'), 404);
  });
});

describe('an edition', () => {
  it.each([1, 2, 3, 4])(
    'of %i weeks begins on a Monday, ends on a Sunday and is followed at once: every day has one',
    (weeks) => {
      for (let day = Date.parse('2026-01-01'); day < Date.parse('2026-04-01'); day += 86_400_000) {
        const today = new Date(day).toISOString().slice(0, 10);
        const { from, to } = editionOn(today, weeks);
        expect(new Date(from).getUTCDay()).toBe(1);
        expect(new Date(to).getUTCDay()).toBe(0);
        expect(from <= today && today <= to).toBe(true);
        expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(weeks * 7 - 1);
      }
    },
  );

  it('shows when it is valid', () => {
    expect(validityText({ from: '2027-03-01', to: '2027-03-13' }, 'at')).toBe('1. März bis 13. März 2027');
    expect(validityText({ from: '2027-03-01', to: '2027-03-13' }, 'en')).toBe('1 March to 13 March 2027');
  });
});
