// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { PlaceSuggestion, type ProductTile, Store, StoreAvailability, StoreSearch } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Orm } from '../database/database.ts';
import { dataOf, errorOf, findOption, openTestApi } from '../testing/test-api.ts';
import { loadAvailability } from './availability.ts';
import { loadExceptions } from './opening-days.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
});
afterAll(() => server.close());

const search = async (query: string) => dataOf(await server.inject(`/api/v1/stores/?${query}`), StoreSearch);
const first = async (words: string) => (await search(`q=${encodeURIComponent(words)}`)).stores[0]?.shopUrl;

describe('the list of stores', () => {
  it('holds 60, by name, each at its own position and near others', async () => {
    const { stores, total, place } = await search('');
    expect(total).toBe(60);
    expect(place).toBeNull();
    expect(new Set(stores.map(({ shopUrl }) => shopUrl)).size).toBe(60);
    expect(new Set(stores.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(60);
    expect(new Set(stores.map(({ phone }) => phone)).size).toBe(60);
    expect(stores.map(({ name }) => name)).toEqual(
      stores.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'de')),
    );
    for (const store of stores) {
      expect(store.sysname).toBe(`bergauf_${store.id}`);
      expect(store.distanceKm).toBeNull();
      expect(store.latitude).toBeGreaterThan(46.3);
      expect(store.latitude).toBeLessThan(49.1);
      expect(store.longitude).toBeGreaterThan(9.5);
      expect(store.longitude).toBeLessThan(17.2);
    }
  });

  it('can be restricted to those with a service', async () => {
    const { stores, total } = await search('service=schuh-fitting');
    expect(total).toBe(stores.length);
    expect(stores.length).toBeGreaterThan(5);
    for (const { services } of stores) expect(services).toContain('schuh-fitting');
  });
});

describe('a store search by one field', () => {
  it.each([
    ['Steyr', 'steyr'],
    ['steyr', 'steyr'],
    ['4400', 'steyr'],
    ['4400 Steyr', 'steyr'],
    ['Sankt Pölten', 'st-poelten'],
    ['st poelten', 'st-poelten'],
    ['Wr. Neustadt', 'wiener-neustadt'],
    ['Mariahilf', 'wien-mariahilf'],
    ['Kitzbuehel', 'kitzbuehel'],
    ['Kitzbühl', 'kitzbuehel'],
    ['Villah', 'villach'],
    ['Klagenfurt', 'klagenfurt-am-woerthersee'],
    ['Hallstatt', 'bad-ischl'],
    ['Ischgl', 'landeck'],
    ['1070', 'wien-mariahilf'],
    ['6021', 'innsbruck-altstadt'],
    ['vienna', 'wien-landstrasse'],
    ['Hall in Tyrol', 'innsbruck-amras'],
    ['47.28, 11.38', 'innsbruck-altstadt'],
  ])('understands %s', async (words, shopUrl) => {
    expect(await first(words)).toBe(shopUrl);
  });

  it('lists the nearest first, with kilometres', async () => {
    const { stores, place } = await search('q=Linz&limit=5');
    expect(place?.name).toBe('Linz');
    expect(stores).toHaveLength(5);
    const distances = stores.map(({ distanceKm }) => distanceKm ?? -1);
    expect(distances[0]).toBe(0);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it.each([
    ['4221', 'linz'],
    ['4221-steyregg', 'linz'],
    ['6161', 'innsbruck-altstadt'],
    ['8301', 'graz-innere-stadt'],
    ['A-9761', 'spittal-an-der-drau'],
  ])('knows only the area of %s, and no distances from it', async (words, near) => {
    const { place, stores } = await search(`q=${words}`);
    expect(place).toMatchObject({ name: '', isApproximate: true });
    expect(place).not.toHaveProperty('postcode');
    expect(stores.map(({ distanceKm }) => distanceKm)).toEqual(stores.map(() => null));
    expect(stores.slice(0, 4).map(({ shopUrl }) => shopUrl)).toContain(near);
  });

  it.each(['1999', '9999', '0123', '7999', '12345'])('finds no place for %s, which no area has', async (code) => {
    expect((await search(`q=${code}`)).place).toBeNull();
  });

  it('names the postcode of a place only if the place has it', async () => {
    expect((await search('q=4400')).place).toMatchObject({ name: 'Steyr', postcode: '4400' });
    const { place } = await search('q=1999-wien');
    expect(place?.name).toBe('Wien');
    expect(place).not.toHaveProperty('postcode');
  });

  it('knows the postcode of every store', async () => {
    for (const { address } of (await search('')).stores) {
      const { place } = await search(`q=${address.ZipCode}&limit=1`);
      expect(place?.postcode).toBe(address.ZipCode);
    }
  });

  it.each([
    ['Steiermark', 'Steiermark', 5],
    ['styria', 'Steiermark', 5],
    ['kaernten', 'Kärnten', 4],
    ['Carinthia', 'Kärnten', 4],
    ['Tirol', 'Tirol', 10],
    ['tyrol', 'Tirol', 10],
    ['Vorarlberg', 'Vorarlberg', 3],
    ['upper-austria', 'Oberösterreich', 10],
    ['Lower Austria', 'Niederösterreich', 11],
    ['burgenland', 'Burgenland', 2],
  ])('lists for %s the stores of that state', async (words, state, count) => {
    const { place, stores, total } = await search(`q=${encodeURIComponent(words)}`);
    expect(place).toMatchObject({ name: state, isState: true });
    expect(total).toBe(count);
    expect(stores).toHaveLength(count);
    for (const { address, distanceKm } of stores) expect([address.State, distanceKm]).toEqual([state, null]);
  });

  it('suggests states, and places by their English names', async () => {
    const suggested = async (words: string) =>
      dataOf(await server.inject(`/api/v1/stores/places/?q=${words}`), Type.Array(PlaceSuggestion));
    expect((await suggested('vien'))[0]).toEqual({ name: 'Wien', postcode: '1010' });
    expect(await suggested('styr')).toEqual([{ name: 'Steiermark', postcode: '' }]);
    expect((await suggested('tir'))[0]).toEqual({ name: 'Tirol', postcode: '' });
    expect((await suggested('salzburg')).filter(({ postcode }) => postcode === '')).toEqual([]);
  });

  it('takes coordinates as two numbers as well', async () => {
    const { stores } = await search('lat=48.4&lon=15.6');
    expect(stores[0]?.shopUrl).toBe('krems-an-der-donau');
    expect(stores[0]?.distanceKm).toBeLessThan(2);
    // Linz and Krems are about 99 km apart.
    expect(stores.find(({ shopUrl }) => shopUrl === 'linz')?.distanceKm).toBeGreaterThan(90);
    expect(stores.find(({ shopUrl }) => shopUrl === 'linz')?.distanceKm).toBeLessThan(105);
  });

  it('lists all by name where it understands nothing', async () => {
    for (const words of ['xqzwv', '%', "'; drop table stores", '\\', '0000']) {
      const { place, total, stores } = await search(`q=${encodeURIComponent(words)}`);
      expect(place, words).toBeNull();
      expect(stores, words).toHaveLength(total);
    }
  });

  it.each(['lat=91&lon=0', 'limit=0', `q=${'a'.repeat(81)}`, 'locale=fr'])('refuses %s', async (query) => {
    errorOf(await server.inject(`/api/v1/stores/?${query}`), 422);
  });
});

describe('the page of a store', () => {
  const page = async (path: string) => dataOf(await server.inject(`/api/v1/stores/${path}`), Store);

  it('shows two weeks, services, the way and what is near', async () => {
    const store = await page('schladming/');
    expect(store.name).toBe('Bergauf Schladming');
    expect(store.days).toHaveLength(14);
    expect(store.days[0]).toEqual(store.today);
    expect(store.serviceList.map(({ id }) => id)).toContain('ski-service');
    expect(store.nearby).toHaveLength(3);
    expect(store.nearby.map(({ id }) => id)).not.toContain(store.id);
    expect((await server.inject(store.picture.url)).statusCode).toBe(200);
  });

  it('is found by its sysname too', async () => {
    const { sysname } = await page('lienz/');
    expect((await page(`${sysname}/`)).shopUrl).toBe('lienz');
  });

  it('is in English on request', async () => {
    const german = await page('lienz/');
    const english = await page('lienz/?locale=en');
    expect(english.text).not.toBe(german.text);
    expect(english.serviceList[0]?.name).toBe('Click & collect');
  });

  it('is a 404 for a store that does not exist', async () => {
    errorOf(await server.inject('/api/v1/stores/nirgendwo/'), 404);
    errorOf(await server.inject('/api/v1/stores/bergauf_999/'), 404);
  });
});

describe('the availability of an option', () => {
  const availability = async (query: string) =>
    dataOf(await server.inject(`/api/v1/stores/availability/?${query}`), StoreAvailability);

  it('is spread over the stores and never more than there is', async () => {
    const { option } = await findOption(server, 6);
    const { stores } = await availability(`option=${option.id}&limit=100`);
    expect(stores).toHaveLength(60);
    const pieces = stores.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(pieces).toBeGreaterThan(0);
    expect(pieces).toBeLessThanOrEqual(option.quantity);
    for (const { stock, quantity, pickupDays } of stores) {
      expect(stock).toBe(quantity > 1 ? 'available' : quantity === 1 ? 'few' : 'orderable');
      expect(pickupDays).toBe(quantity > 0 ? 0 : 3);
    }
  });

  it('is the same each time, for one store and near a place', async () => {
    const { option } = await findOption(server, 6);
    const near = await availability(`option=${option.id}&near=Graz&limit=3`);
    expect(near.stores).toHaveLength(3);
    expect(near.stores.map(({ store }) => store.address.City)).toContain('Graz');
    const [nearest] = near.stores;
    const one = await availability(`option=${option.id}&store=${nearest?.store.sysname}`);
    expect(one.stores).toHaveLength(1);
    expect(one.stores[0]?.quantity).toBe(nearest?.quantity);
  });

  it('stays where it is when a store is renamed', async () => {
    const { option } = await findOption(server, 6);
    const pieces = async () => {
      const { stores } = await loadAvailability({ orm }, { option: option.id, limit: 100, locale: 'at' });
      return new Map(stores.map(({ store, quantity }) => [store.id, quantity]));
    };
    const before = await pieces();
    const [first, last] = [Math.min(...before.keys()), Math.max(...before.keys())];
    const rename = (id: number, to: string) =>
      orm.execute(sql`update stores set name = ${to} || name where id = ${id}`);
    await Promise.all([rename(first, 'Zz '), rename(last, 'Aa ')]);
    expect(await pieces()).toEqual(before);
    await orm.execute(sql`update stores set name = substr(name, 4) where id in (${first}, ${last})`);
  });

  it('is unavailable everywhere without stock', async () => {
    const option = await soldOutOption();
    const { stores } = await availability(`option=${option}&limit=100`);
    for (const { stock, pickupDays } of stores)
      expect({ stock, pickupDays }).toEqual({ stock: 'unavailable', pickupDays: null });
  });

  it('refuses what does not exist', async () => {
    const { option } = await findOption(server, 1);
    errorOf(await server.inject('/api/v1/stores/availability/?option=2147483647'), 404);
    errorOf(await server.inject(`/api/v1/stores/availability/?option=${option.id}&store=nirgendwo`), 404);
    expect(
      errorOf(await server.inject(`/api/v1/stores/availability/?option=${option.id}&near=xqzwv`), 422).errors,
    ).toHaveProperty('near');
    errorOf(await server.inject('/api/v1/stores/availability/'), 422);
  });

  async function soldOutOption(): Promise<number> {
    const found = await server.inject('/api/v1/search/?limit=48');
    const { data }: { data: { products: Type.Static<typeof ProductTile>[] } } = found.json();
    for (const { url } of data.products) {
      const product: { data: { options: { id: number; quantity: number }[] } } = (
        await server.inject(`/api/v1/product/?path=${url}`)
      ).json();
      const option = product.data.options.find(({ quantity }) => quantity === 0);
      if (option) return option.id;
    }
    throw new Error('Every option is in stock');
  }
});

it('the exceptions of a day are in the order of their file, in which the first decides, however they are stored', async () => {
  for (const position of [900_002, 900_001, 900_003]) {
    await orm.execute(sql`insert into opening_exceptions (position, date, stores, times, note)
      values (${position}, '2031-05-05', null, '{}', jsonb_build_object('at', ${position}::text))`);
  }
  const loaded = await loadExceptions(orm, '2031-05-05');
  expect(loaded.map(({ note }) => note.at)).toEqual(['900001', '900002', '900003']);
});
