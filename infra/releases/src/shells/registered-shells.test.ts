import { expect, onTestFinished, test, vi } from 'vitest';
import { ready } from '../fixtures/fake-shell.ts';
import type { RemoteOverview } from '../registry/overview.ts';
import { createRegisteredShells } from './registered-shells.ts';

const shop = { contractVersion: '1.0.0', startedAt: '2026-03-01T09:00:00.000Z', operators: null };
const remote = (version: string, isOff = false): RemoteOverview => ({
  name: 'mf-header',
  isOff,
  isDevelopment: false,
  pin: null,
  releases: [{ version, isStored: true, traffic: 100, isDefault: true, since: null }],
});

test('a shell that has not reported for 20 seconds counts as ended', () => {
  let now = Date.parse('2026-03-01T10:00:00.000Z');
  const shells = createRegisteredShells({ now: () => now });
  shells.report('b:1', { ...shop, readiness: ready(1, { 'mf-header': '1.0.0' }) });
  now += 15_000;
  shells.report('a:1', { ...shop, readiness: ready(1, { 'mf-header': '1.1.0' }) });
  expect(shells.live().map(({ id }) => id)).toEqual(['a:1', 'b:1']);
  expect(shells.inChannel('shop').served(remote('1.1.0'))).toEqual({ by: 1, of: 2, since: null });
  now += 10_000;
  expect(shells.inChannel('shop').served(remote('1.1.0'))).toMatchObject({ by: 1, of: 1 });
  now += 20_000;
  expect(shells.inChannel('shop').served(remote('1.1.0'))).toBeNull();
});

test('the time of a rollout is kept when another frontend changes the set', () => {
  const shells = createRegisteredShells();
  const at = (since: string) => ({
    ...ready(1, {}),
    serving: { revision: 1, releases: { 'mf-header': '1.0.0' }, since },
  });
  shells.report('a:1', { ...shop, readiness: at('2026-03-01T10:00:00.000Z') });
  expect(shells.inChannel('shop').served(remote('1.0.0'))?.since).toBe('2026-03-01T10:00:00.000Z');
  shells.report('a:1', { ...shop, readiness: at('2026-03-01T11:00:00.000Z') });
  expect(shells.inChannel('shop').served(remote('1.0.0'))?.since).toBe('2026-03-01T10:00:00.000Z');
});

test('a restarted service shows since when a release serves, not since when the set of the shell does', () => {
  const serving = {
    ...{ revision: 2, releases: { 'mf-header': '1.0.0' }, since: '2026-03-01T11:00:00.000Z' },
    releasesSince: { 'mf-header': '2026-03-01T10:00:00.000Z' },
  };
  const shells = createRegisteredShells({ before: [{ id: 'a:1', channel: 'shop' }] });
  shells.report('a:1', { ...shop, readiness: { ...ready(2, {}), serving } });
  expect(shells.inChannel('shop').served(remote('1.0.0'))?.since).toBe('2026-03-01T10:00:00.000Z');
});

test('refused shells are listed in their channel until a report of theirs is accepted or they end, by name if a report of theirs was accepted before', () => {
  let now = Date.parse('2026-03-01T10:00:00.000Z');
  const shells = createRegisteredShells({ now: () => now, before: [{ id: 'b:1', channel: 'shop' }] });
  const refused = (channel: string) => shells.inChannel(channel).refused();
  const names = (channel: string) => refused(channel).shells.map(({ id }) => id);
  shells.report('a:1', { ...shop, channel: 'team', readiness: ready(1, {}) });
  for (const id of ['b:1', 'invented:1', 'invented:2']) shells.refuse(id, undefined, 'The token is unknown.');
  shells.refuse('a:1', 'team', 'The token shells has expired.');
  expect([names('shop'), names('team')]).toEqual([['b:1'], ['a:1']]);
  expect(refused('shop').unknown).toMatchObject({ count: 2, reason: 'The token is unknown.' });
  expect(refused('team').unknown).toBeNull();
  // They have got a token.
  for (const id of ['b:1', 'invented:1']) shells.report(id, { ...shop, readiness: ready(1, {}) });
  expect(refused('shop')).toMatchObject({ shells: [], unknown: { count: 1 } });
  now += 20_001;
  expect(refused('shop')).toEqual({ shells: [], unknown: null });
});

test('invented names of refused callers do not fill the memory, and known shells are still listed', () => {
  let now = 0;
  const shells = createRegisteredShells({ now: () => now });
  shells.report('a:1', { ...shop, readiness: ready(1, {}) });
  for (let n = 0; n < 300; n += 1) shells.refuse(`s:${n}`, undefined, 'The token is unknown.');
  shells.refuse('a:1', undefined, 'The token shells was revoked.');
  const { shells: known, unknown } = shells.inChannel('shop').refused();
  expect([known.map(({ id }) => id), unknown?.count]).toEqual([['a:1'], 200]);
  shells.refuse('late:1', undefined, 'The token is unknown.');
  now += 20_001;
  // Callers that have ended leave room, though no operator has looked meanwhile.
  shells.refuse('late:2', undefined, 'The token is unknown.');
  expect(shells.inChannel('shop').refused().unknown?.count).toBe(1);
});

test('the names of shells that have ended do not fill the memory, and those that report stay known', () => {
  let now = 0;
  const shells = createRegisteredShells({ now: () => now });
  for (let n = 0; n < 300; n += 1) {
    now += 1_000;
    for (const id of ['a:1', `pod-${n}:1`]) shells.report(id, { ...shop, readiness: ready(1, {}) });
  }
  for (const id of ['a:1', 'pod-0:1', 'pod-299:1']) shells.refuse(id, undefined, 'The token shells was revoked.');
  const { shells: known, unknown } = shells.inChannel('shop').refused();
  expect([known.map(({ id }) => id), unknown?.count]).toEqual([['a:1', 'pod-299:1'], 1]);
});

test('a frontend that is off counts as served as wanted if none of its releases serves', () => {
  const shells = createRegisteredShells();
  shells.report('a:1', { ...shop, readiness: ready(1, { 'mf-header': null }) });
  expect(shells.inChannel('shop').served(remote('1.0.0', true))).toMatchObject({ by: 1, of: 1 });
  expect(shells.inChannel('shop').served(remote('1.0.0'))).toMatchObject({ by: 0, of: 1 });
});

test('invented names do not fill the memory', () => {
  const shells = createRegisteredShells();
  for (let n = 0; n < 300; n += 1) shells.report(`s:${n}`, { ...shop, readiness: ready(1, {}) });
  expect(shells.live()).toHaveLength(200);
});

test('shells are compared with the document of their channel', () => {
  const shells = createRegisteredShells();
  shells.report('a:1', { ...shop, readiness: ready(1, { 'mf-header': '1.0.0' }) });
  shells.report('b:1', { ...shop, channel: 'team', readiness: ready(2, { 'mf-header': '1.1.0' }) });
  const [main, team] = [shells.inChannel('shop'), shells.inChannel('team')];
  expect([main.live().map(({ id }) => id), team.live().map(({ id }) => id)]).toEqual([['a:1'], ['b:1']]);
  expect(main.served(remote('1.0.0'))).toMatchObject({ by: 1, of: 1 });
  expect(team.served(remote('1.0.0'))).toEqual({ by: 0, of: 1, since: null });
  expect(team.served(remote('1.1.0'))).toMatchObject({ by: 1, of: 1 });
});

test('shells that ran before a restart of the service count until they have reported or must have ended', async () => {
  let now = Date.parse('2026-03-01T10:00:00.000Z');
  let looks = 0;
  const remembered: (readonly { id: string }[])[] = [];
  const shells = createRegisteredShells({
    now: () => {
      looks += 1;
      return now;
    },
    before: [
      { id: 'a:1', channel: 'shop' },
      { id: 'b:1', channel: 'shop' },
      { id: 'c:1', channel: 'team' },
    ],
    remember: (list) => remembered.push(list),
  });
  const main = shells.inChannel('shop');
  expect(main.served(remote('1.0.0'))).toEqual({ by: 0, of: 2, since: null });
  let isKnown = false;
  const known = main.known().then(() => {
    isKnown = true;
  });
  shells.report('a:1', { ...shop, readiness: ready(1, { 'mf-header': '1.0.0' }) });
  expect(main.served(remote('1.0.0'))).toEqual({ by: 1, of: 2, since: null });
  expect(remembered.at(-1)?.map(({ id }) => id)).toEqual(['a:1', 'b:1', 'c:1']);
  const before = looks;
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before));
  expect(isKnown).toBe(false);
  now += 20_000;
  await known;
  expect(remembered.at(-1)?.map(({ id }) => id)).toEqual(['a:1']);
  shells.report('a:1', { ...shop, readiness: ready(1, { 'mf-header': '1.0.0' }) });
  expect(main.served(remote('1.0.0'))).toMatchObject({ by: 1, of: 1 });
});

test('a shell that has ended is forgotten even if the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'hrtime'] });
  onTestFinished(() => void vi.useRealTimers());
  const shells = createRegisteredShells({ before: [{ id: 'a:1', channel: 'shop' }] });
  shells.report('b:1', { ...shop, readiness: ready(1, { 'mf-header': '1.0.0' }) });
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(20_001);
  await shells.known();
  expect(shells.live()).toEqual([]);
});
