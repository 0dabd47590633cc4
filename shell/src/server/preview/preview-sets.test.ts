import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import { createPreviewSets, type Previewed } from './preview-sets.ts';

let prepared: string[];
let closed: string[];
let failure: Error | null;
beforeEach(() => {
  vi.useFakeTimers();
  prepared = [];
  closed = [];
  failure = null;
});
afterEach(() => void vi.useRealTimers());

/** Sets whose pools record that they were closed. */
const sets = (onEnded: (previewed: Previewed) => void = () => {}) =>
  createPreviewSets({
    most: 2,
    onEnded,
    async prepare({ remote, version }) {
      const id = `${remote}@${version}`;
      prepared.push(id);
      await null;
      if (failure) throw failure;
      const pool = { render: vi.fn(), warm: async () => [], close: async () => void closed.push(id) };
      return { set: { id, remotes: noRemotes }, resolution: {}, failures: [], pool } as PreparedSet;
    },
  });
const header = (version: string) => ({ remote: 'mf-header', version });

test('many requests at once share one preparation', async () => {
  const { get } = sets();
  const all = await Promise.all(Array.from({ length: 30 }, () => get(header('1'), 'base')));
  expect(new Set(all).size).toBe(1);
  expect(prepared).toEqual(['mf-header@1']);
});

test('however many links are tried, two previews have workers, and one in use is not ended by another', async () => {
  const { get } = sets();
  await get(header('1'), 'base');
  await vi.advanceTimersByTimeAsync(20_000);
  await get(header('2'), 'base');
  for (const version of ['3', '4', '5']) {
    await expect(get(header(version), 'base')).rejects.toMatchObject({ reason: 'busy' });
  }
  expect(prepared).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  await get(header('3'), 'base');
  expect(closed).toEqual(['mf-header@1']);
  await vi.advanceTimersByTimeAsync(620_000);
  expect(closed.sort()).toEqual(['mf-header@1', 'mf-header@2', 'mf-header@3']);
});

test('a clock that is set back changes none of these times', async () => {
  const { get } = sets();
  await get(header('1'), 'base');
  failure = new Error('boom');
  await expect(get(header('2'), 'base')).rejects.toMatchObject({ reason: 'failed' });
  failure = null;
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(3_000);
  await get(header('2'), 'base');
  await vi.advanceTimersByTimeAsync(30_000);
  await get(header('3'), 'base');
  expect(closed).toEqual(['mf-header@1']);
  await vi.advanceTimersByTimeAsync(610_000);
  expect(closed).toHaveLength(3);
});

test('with another set in traffic the preview is prepared again', async () => {
  const { get } = sets();
  const before = await get(header('1'), 'base');
  expect(await get(header('1'), 'base')).toBe(before);
  expect(await get(header('1'), 'other')).not.toBe(before);
  await null;
  expect([prepared.length, closed]).toEqual([2, ['mf-header@1']]);
});

test('a release that cannot be prepared is refused, and tried again after a pause', async () => {
  const { get } = sets();
  failure = new Error('boom');
  await expect(get(header('1'), 'base')).rejects.toMatchObject({ reason: 'failed', message: 'boom' });
  failure = null;
  await expect(get(header('1'), 'base')).rejects.toMatchObject({ reason: 'failed' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await get(header('1'), 'base')).set.id).toBe('mf-header@1');
});

/** A build of a development server. */
const build = (version: string, line = 'one') => ({
  ...header(version),
  build: { line, origin: 'http://localhost:1', manifestIntegrity: version },
});

test('builds of one server count as one preview: only the last prepared one and its copy stay', async () => {
  const ended: string[] = [];
  const { get, lastOf } = sets(({ version }) => void ended.push(version));
  for (const version of ['1', '2', '3', '4']) await get(build(version), 'base');
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toEqual(['mf-header@1', 'mf-header@2', 'mf-header@3']);
  expect(ended).toEqual(['1', '2', '3']);
  expect(lastOf('one')?.set.id).toBe('mf-header@4');
  await get(header('9'), 'base');
  await expect(get(build('1', 'another'), 'base')).rejects.toMatchObject({ reason: 'busy' });
});

test('builds that are saved while one is prepared are prepared in turn, and the newest stays', async () => {
  const { get, lastOf } = sets();
  await get(build('1'), 'base');
  const all = ['2', '3', '4'].map((version) => get(build(version), 'base'));
  await null;
  expect(prepared).toEqual(['mf-header@1', 'mf-header@2']);
  await Promise.all(all);
  await vi.advanceTimersByTimeAsync(1);
  expect(prepared).toEqual(['mf-header@1', 'mf-header@2', 'mf-header@3', 'mf-header@4']);
  expect(closed).toEqual(['mf-header@1', 'mf-header@2', 'mf-header@3']);
  expect(lastOf('one')?.set.id).toBe('mf-header@4');
});

test('the copy of a build stays when the build is prepared again for another set in traffic', async () => {
  const ended: string[] = [];
  const { get } = sets(({ version }) => void ended.push(version));
  await get(build('1'), 'base');
  await get(build('1'), 'other');
  await vi.advanceTimersByTimeAsync(1);
  expect([closed, ended]).toEqual([['mf-header@1'], []]);
});

test('a build that cannot be prepared keeps the previous one', async () => {
  const { get, lastOf } = sets();
  await get(build('1'), 'base');
  failure = new Error('boom');
  await expect(get(build('2'), 'base')).rejects.toMatchObject({ reason: 'failed', message: 'boom' });
  expect(lastOf('one')?.set.id).toBe('mf-header@1');
  expect(lastOf('another')).toBeNull();
  failure = null;
  await get(build('3'), 'base');
  await vi.advanceTimersByTimeAsync(1);
  expect(lastOf('one')?.set.id).toBe('mf-header@3');
  expect(closed).toEqual(['mf-header@1']);
});
