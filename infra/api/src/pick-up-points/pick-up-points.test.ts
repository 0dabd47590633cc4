import type { FastifyInstance } from 'fastify';
import { PickUpPointSearch } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const search = async (query: string) =>
  dataOf(await server.inject(`/api/v1/pick-up-points/?${query}`), PickUpPointSearch);

it.each(['6020', 'innsbruck', '6020 Innsbruck'])('finds the points nearest to %s', async (words) => {
  const { place, points } = await search(`q=${encodeURIComponent(words)}`);
  expect(place).toBe('Innsbruck');
  expect(points[0]?.address.City).toBe('Innsbruck');
  const distances = points.map(({ distanceKm }) => distanceKm);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(new Set(points.map(({ sysname }) => sysname)).size).toBe(points.length);
});

it('finds none for an unknown place', async () => {
  for (const words of ['', 'x', 'qqqqqqqq']) {
    expect(await search(`q=${words}`)).toMatchObject({ place: null, points: [] });
  }
});

it('names the same points each time, in both languages with their hours', async () => {
  const [german, again, english] = await Promise.all(['', '', '&locale=en'].map((more) => search(`q=8010${more}`)));
  expect(again).toEqual(german);
  const named = (found: PickUpPointSearch | undefined) => found?.points.map(({ sysname }) => sysname);
  expect(named(english)).toEqual(named(german));
  expect(english?.points[0]?.hours).not.toBe(german?.points[0]?.hours);
});
