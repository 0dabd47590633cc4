import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentForTests, releaseForTests } from '../../testing/releases-for-tests.ts';
import { createReleaseSetChoice, setForShopper, setOfSender, type Traffic } from './choose-release-set.ts';
import { resolveReleases } from './resolve-releases.ts';
import { NoReleaseSet, type PreparedSet } from './serving-set.ts';

const standardHeader = releaseForTests('mf-header', { version: '1.0.0', traffic: 50 });
const canaryHeader = releaseForTests('mf-header', { version: '2.0.0', traffic: 50, isDefault: false });
const document = documentForTests({ 'mf-header': [standardHeader, canaryHeader] });
const withoutCanary = documentForTests({ 'mf-header': [releaseForTests('mf-header')] });

/** The fields of a prepared set that the choice reads; no worker runs. */
function prepared(id: string, header: typeof standardHeader): PreparedSet {
  const resolution = { ...resolveReleases(document, null), 'mf-header': header };
  return { set: { id, remotes: {} }, resolution, failures: [] } as unknown as PreparedSet;
}

const defaultSet = { ...prepared('standard', standardHeader), predecessor: { setId: 'before' } };
const canary = prepared('canary', canaryHeader);

let traffic: Traffic;
let server: FastifyInstance;

beforeEach(() => {
  traffic = { document, defaultSet, canaries: [{ canaries: ['mf-header'], prepared: canary }] };
  server = Fastify();
  const choose = createReleaseSetChoice(() => traffic, { shopOrigin: 'http://localhost', teamBuild: false });
  const chooseInTeamShop = createReleaseSetChoice(() => traffic, {
    shopOrigin: 'https://shop.example',
    teamBuild: true,
  });
  server.get('/team', async (request, reply) => chooseInTeamShop(request, reply).set.id);
  server.get('/', async (request, reply) => {
    const sets = [choose(request, reply), choose(request, reply)];
    return sets.map(({ set, isShared }) => ({ id: set.id, isShared }));
  });
});
afterEach(() => server.close());

const shoppers = Array.from({ length: 200 }, (_, index) => `shopper-${index}`);

describe('a shopper', () => {
  it('gets the canary with the probability of its share, and always the same release', () => {
    const chosen = shoppers.map((shopper) => setForShopper(traffic, shopper).set.id);
    const share = chosen.filter((id) => id === 'canary').length / chosen.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
    expect(shoppers.map((shopper) => setForShopper(traffic, shopper).set.id)).toEqual(chosen);
  });

  it('gets the default set while the canary has no workers', () => {
    traffic = { ...traffic, canaries: [] };
    expect(new Set(shoppers.map((shopper) => setForShopper(traffic, shopper).set.id))).toEqual(new Set(['standard']));
  });

  it('without a bucket gets the default set', () => {
    expect(setForShopper(traffic, null).set.id).toBe('standard');
  });

  it('with a canary never gets pages of the previous set', () => {
    const chosen = shoppers.map((shopper) => setForShopper(traffic, shopper)).find(({ set }) => set.id === 'canary');
    expect(chosen?.predecessor).toBeNull();
  });
});

describe('the sender of a report', () => {
  const sender = (cookie?: string) =>
    setOfSender(traffic, { headers: cookie ? { cookie } : {} }, { teamBuild: false })?.id ?? null;

  it('has the set of its bucket; without a bucket, none while a canary runs', () => {
    const buckets = Array.from({ length: 50 }, (_, index) => `00000000-0000-0000-0000-0000000000${index + 10}`);
    const sets = buckets.map((bucket) => sender(`bergauf_bucket=${bucket}`));
    expect(sets).toEqual(buckets.map((bucket) => setForShopper(traffic, bucket).set.id));
    expect(new Set(sets).size).toBe(2);
    expect([sender(), sender('bergauf_bucket=x')]).toEqual([null, null]);
  });

  it('has the default set while no canary runs', () => {
    traffic = { document: withoutCanary, defaultSet, canaries: [] };
    expect(sender()).toBe('standard');
  });
});

it('fails while no set is in traffic', () => {
  expect(() => setForShopper({ document: null, defaultSet: null, canaries: [] }, null)).toThrow(NoReleaseSet);
});

describe('a request', () => {
  it('gets a bucket of its own in the team shop, which may have the same host', async () => {
    const bucket = 'bergauf_bucket=00000000-0000-0000-0000-000000000000';
    const response = await server.inject({ url: '/team', headers: { cookie: bucket } });
    expect(response.cookies).toMatchObject([{ name: 'bergauf_team_bucket', secure: true }]);
  });

  it('gets one bucket cookie while a canary runs, for any number of sets', async () => {
    const response = await server.inject('/');
    const cookies = response.cookies.filter(({ name }) => name === 'bergauf_bucket');
    expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 }]);
    const [first, second] = response.json<{ id: string; isShared: boolean }[]>();
    expect(first).toEqual(second);
    expect(first?.isShared).toBe(false);
  });

  it('keeps the bucket of its cookie', async () => {
    const [given] = (await server.inject('/')).cookies;
    const cookie = `bergauf_bucket=${given?.value}`;
    const response = await server.inject({ url: '/', headers: { cookie } });
    expect(response.cookies).toEqual([]);
    expect(response.json()).toEqual((await server.inject({ url: '/', headers: { cookie } })).json());
  });

  it('gets a new bucket instead of an invalid one', async () => {
    const response = await server.inject({ url: '/', headers: { cookie: 'bergauf_bucket=<script>' } });
    expect(response.cookies).toMatchObject([{ name: 'bergauf_bucket' }]);
  });

  it('gets no cookie without a canary, and a page that shared caches may keep', async () => {
    traffic = { ...traffic, document: withoutCanary };
    const response = await server.inject({ url: '/', headers: { cookie: 'bergauf_bucket=x' } });
    expect(response.cookies).toEqual([]);
    expect(response.json()).toEqual([
      { id: 'standard', isShared: true },
      { id: 'standard', isShared: true },
    ]);
  });
});
