import { type RemoteName, remoteNames } from 'shared-contracts/remote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReleaseSet } from '../../app/page-state.ts';
import { createQuarantine } from './quarantine.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** All remotes are off except the named ones. */
function setOf(versions: Partial<Record<RemoteName, string>>): ReleaseSet {
  const remotes = remoteNames.map((name) => {
    const version = versions[name];
    return [name, version === undefined ? null : { version, entry: '', integrity: '' }];
  });
  return { id: 'set', remotes: Object.fromEntries(remotes) };
}

const set = setOf({ 'mf-header': '1.0.0', 'mf-catalog': '2.0.0' });

it('does not exclude a release that has not hung a worker', () => {
  expect(createQuarantine(1000).of(set)).toEqual([]);
});

it('excludes a release until its quarantine ends', () => {
  const quarantine = createQuarantine(1000);
  quarantine.put('mf-header', '1.0.0');
  vi.advanceTimersByTime(999);
  expect(quarantine.of(set)).toEqual(['mf-header']);
  vi.advanceTimersByTime(1);
  expect(quarantine.of(set)).toEqual([]);
});

it('starts the quarantine again when the release hangs again', () => {
  const quarantine = createQuarantine(1000);
  quarantine.put('mf-header', '1.0.0');
  vi.advanceTimersByTime(600);
  quarantine.put('mf-header', '1.0.0');
  vi.advanceTimersByTime(600);
  expect(quarantine.of(set)).toEqual(['mf-header']);
});

it('excludes the release, not the frontend: another version is rendered at once', () => {
  const quarantine = createQuarantine(1000);
  quarantine.put('mf-header', '1.0.0');
  expect(quarantine.of(setOf({ 'mf-header': '1.0.1' }))).toEqual([]);
  expect(quarantine.of(setOf({ 'mf-catalog': '1.0.0' }))).toEqual([]);
});

it('names several culprits, and none that is off', () => {
  const quarantine = createQuarantine(1000);
  quarantine.put('mf-header', '1.0.0');
  quarantine.put('mf-catalog', '2.0.0');
  quarantine.put('mf-content', '3.0.0');
  expect(quarantine.of(set).sort()).toEqual(['mf-catalog', 'mf-header']);
});
