// @module-tag rotated
import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { integrityOf } from '@bergauf/service-kit/integrity';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bundleProgram } from '../../fixtures/bundled-program.ts';
import { storeSample, temporaryFolder } from '../../fixtures/sample-release.ts';
import { releasesPaths } from '../../state-folder.ts';
import { createRegistry } from '../registry.ts';
import { editDocument } from './edit-document.ts';
import { readDocument, readOrEmpty } from './read-document.ts';
import type { StoredDeployment } from './stored-document.ts';
import { type DocumentEdit, writeDocument } from './write-document.ts';

const script = fileURLToPath(new URL('../../fixtures/edit-document-process.ts', import.meta.url));

async function homeWithTwoReleases(...names: string[]) {
  const home = await temporaryFolder();
  const registry = createRegistry({ home, contractVersion: '1.0.0' });
  for (const name of names) {
    for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, name, version });
    await registry.promote(name, '1.0.0');
  }
  return { home, registry, paths: releasesPaths(home) };
}

describe('edits at the same time', () => {
  test('50 of five processes: none is lost, neither in the document nor in the history', {
    timeout: 60_000,
  }, async () => {
    const names = ['mf-account', 'mf-cart-wishlist', 'mf-catalog', 'mf-content', 'mf-header'];
    const { home, registry } = await homeWithTwoReleases(...names);
    const { file, remove } = await bundleProgram(script);
    onTestFinished(remove);
    const edits = (name: string) => promisify(execFile)(process.execPath, [file, home, name, '10']);
    await Promise.all(names.map(edits));

    const { revision, microFrontends } = await registry.document('https://releases.example');
    expect(revision).toBe(55);
    for (const name of names) {
      expect(microFrontends[`@bergauf/${name}`]?.map(({ deployment }) => deployment.traffic)).toEqual([90, 10]);
    }
    const history = await registry.history();
    expect(history.map((entry) => entry.revision)).toEqual(Array.from({ length: 55 }, (_value, index) => index + 1));
    for (const name of names) {
      const percents = history.filter((entry) => entry.name === name).map(({ percent }) => percent ?? null);
      expect(percents).toEqual([null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('50 in one process', { timeout: 60_000 }, async () => {
    const { registry } = await homeWithTwoReleases('mf-header');
    const percents = Array.from({ length: 50 }, (_value, index) => index + 1);
    const entries = await Promise.all(percents.map((percent) => registry.canary('mf-header', '1.1.0', percent)));
    expect(new Set(entries.map((entry) => entry?.revision)).size).toBe(50);
    expect(await registry.history()).toHaveLength(51);
  });
});

describe('after a crash', () => {
  test('the lock of a dead process is taken over', async () => {
    const { registry, paths } = await homeWithTwoReleases('mf-header');
    await mkdir(paths.lock);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(paths.lock, longAgo, longAgo);
    expect(await registry.promote('mf-header', '1.1.0')).toMatchObject({ revision: 2 });
  });

  test('a half-written document is removed by the next edit', async () => {
    const { registry, paths } = await homeWithTwoReleases('mf-header');
    await writeFile(`${paths.discovery}.4711`, '{ "schema"');
    await registry.promote('mf-header', '1.1.0');
    expect((await readdir(paths.root)).sort()).toEqual(['discovery.json', 'history.jsonl', 'reserve', 'store']);
  });

  test('an operator’s process that is killed at any moment loses no edit that it has reported as made', {
    timeout: 120_000,
  }, async () => {
    const { home, registry, paths } = await homeWithTwoReleases('mf-header');
    const { file, remove } = await bundleProgram(script);
    onTestFinished(remove);
    let made = 1;
    for (let round = 0; round < 12; round += 1) {
      const child = spawn(process.execPath, [file, home, 'mf-header', '90'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const line of createInterface({ input: child.stdout })) {
        made = Number(line);
        // Killed at a different moment of an edit each time; an edit takes some milliseconds.
        if (!child.killed) setTimeout(() => child.kill('SIGKILL'), round);
      }
      const { revision } = await registry.document('https://releases.example');
      expect(revision === made || revision === made + 1).toBe(true);
      expect((await registry.history()).map((entry) => entry.revision)).toEqual(upTo(revision));
      made = revision;
      // Advances the clock: the lock of a dead process is taken over after ten seconds.
      const longAgo = new Date(Date.now() - 60_000);
      await utimes(paths.lock, longAgo, longAgo).catch(() => undefined);
    }
    const last = await registry.promote('mf-header', '1.1.0');
    expect((await registry.history()).map((entry) => entry.revision)).toEqual(upTo(last.revision));
    expect((await readFile(paths.history, 'utf8')).trimEnd().split('\n')).toHaveLength(last.revision);
    expect((await readdir(paths.root)).sort()).toEqual(['discovery.json', 'history.jsonl', 'reserve', 'store']);
  });

  test.each([
    ['never written', (line: string) => line.slice(0, 0)],
    ['written in half', (line: string) => line.slice(0, 40)],
  ])('a history line that was %s is restored', async (_what, cut) => {
    const { registry, paths } = await homeWithTwoReleases('mf-header');
    await registry.promote('mf-header', '1.1.0');
    const whole = await readFile(paths.history, 'utf8');
    const [first = '', second = ''] = whole.split('\n');
    await writeFile(paths.history, `${first}\n${cut(second)}`);

    expect(await registry.history()).toHaveLength(2);
    await registry.rollback('mf-header');
    expect((await readFile(paths.history, 'utf8')).startsWith(whole)).toBe(true);
    expect((await registry.history()).map(({ action }) => action)).toEqual(['promote', 'promote', 'rollback']);
  });
});

test('a missing history line is written before the document, which has the only other copy, is replaced', async () => {
  const { registry, paths } = await homeWithTwoReleases('mf-header');
  await registry.promote('mf-header', '1.1.0');
  const whole = await readFile(paths.history, 'utf8');
  await writeFile(paths.history, `${whole.split('\n')[0]}\n`);
  const current = await readOrEmpty(paths);
  let atReplacement = '';
  // The last check, immediately before.
  const requireHeld = async (): Promise<void> => {
    atReplacement = await readFile(paths.history, 'utf8');
  };
  const entry = { action: 'promote', name: 'mf-header', from: '1.1.0', to: '1.1.0' } as const;
  const { microFrontends, switchedOff } = current;
  await writeDocument(paths, current, { document: { microFrontends, switchedOff }, entry }, { requireHeld });
  expect(atReplacement).toBe(whole);
  expect((await registry.history()).map(({ revision }) => revision)).toEqual([1, 2, 3]);
});

const upTo = (last: number): number[] => Array.from({ length: last }, (_value, index) => index + 1);

test('an edit that was suspended until another took its lock over changes nothing', { timeout: 30_000 }, async () => {
  const { home, registry, paths } = await homeWithTwoReleases('mf-header');
  const { file, remove } = await bundleProgram(script);
  onTestFinished(remove);
  const slow = editDocument(paths, async ({ microFrontends, switchedOff }) => {
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(paths.lock, longAgo, longAgo);
    await promisify(execFile)(process.execPath, [file, home, 'mf-header', '1']);
    const entry = { action: 'promote', name: 'mf-header', from: '1.0.0', to: '1.0.0' } as const;
    return { document: { microFrontends, switchedOff }, entry };
  });
  await expect(slow).rejects.toThrow('The lock on the discovery document was lost; nothing was changed, try again.');
  expect((await registry.history()).map(({ action }) => action)).toEqual(['promote', 'canary']);
  expect((await registry.document('https://releases.example')).revision).toBe(2);
});

test('an unreadable history line is left out and reported; edits, rollback and the list work', async () => {
  const { registry, paths } = await homeWithTwoReleases('mf-header');
  await registry.promote('mf-header', '1.1.0');
  const lines = (await readFile(paths.history, 'utf8')).split('\n');
  await writeFile(paths.history, [lines[0], '{ "at": 1 }', 'scribble', ...lines.slice(1)].join('\n'));
  expect(await registry.rollback('mf-header')).toMatchObject({ to: '1.0.0', revision: 3 });
  expect((await registry.list())[0]?.releases).toMatchObject([{ traffic: 0 }, { traffic: 100 }]);
  expect((await registry.history()).map(({ revision }) => revision)).toEqual([1, 2, 3]);
  expect(await registry.damagedLines()).toEqual([2, 3]);
});

describe('a document that breaks a rule never reaches the disk', () => {
  const dealt = (one: StoredDeployment, traffic: number, isDefault: boolean): StoredDeployment => ({
    ...one,
    deployment: { traffic, default: isDefault },
  });

  test.each<[string, (one: StoredDeployment) => StoredDeployment[], RegExp]>([
    ['no release', () => [], /adds up to 0, not 100/],
    ['traffic below 100', (one) => [dealt(one, 99, true)], /adds up to 99/],
    ['traffic above 100', (one) => [dealt(one, 100, true), dealt(one, 10, false)], /adds up to 110/],
    ['no default', (one) => [dealt(one, 100, false)], /0 default releases/],
    ['two defaults', (one) => [dealt(one, 50, true), dealt(one, 50, true)], /2 default releases/],
    ['a release twice', (one) => [dealt(one, 50, true), dealt(one, 50, false)], /same release twice/],
    ['a fraction', (one) => [dealt(one, 99.5, true)], /traffic must be integer/],
    [
      'a weak hash',
      (one) => [{ ...one, metadata: { ...one.metadata, integrity: 'sha256-x' } }],
      /integrity must match/,
    ],
    ['a foreign address', (one) => [{ ...one, url: 'https://evil.example/x.js' }], /url must match/],
    [
      'another integrity',
      (one) => [{ ...one, metadata: { ...one.metadata, integrity: integrityOf(Buffer.from('other')) } }],
      /does not agree with its manifest/,
    ],
    ['another entry', (one) => [{ ...one, url: 'mf-header/1.0.0/client/x.js' }], /does not agree with its manifest/],
  ])('%s', async (_what, change, message) => {
    const { paths } = await homeWithTwoReleases('mf-header');
    const before = await readFile(paths.discovery, 'utf8');
    const edit = editDocument(paths, async ({ microFrontends, switchedOff }) => {
      const [one] = microFrontends['@bergauf/mf-header'] ?? [];
      if (!one) throw new Error('the sample is missing');
      return {
        document: { microFrontends: { '@bergauf/mf-header': change(one) }, switchedOff },
        entry: { action: 'promote', name: 'mf-header', from: null, to: '1.0.0' },
      };
    });
    await expect(edit).rejects.toThrow(message);
    expect(await readFile(paths.discovery, 'utf8')).toBe(before);
  });

  test.each<[string, (one: StoredDeployment) => Partial<DocumentEdit['document']>, RegExp]>([
    [
      'a release that is switched off and missing',
      () => ({ switchedOff: ['@bergauf/mf-content'] }),
      /mf-content is switched off but has no release/,
    ],
    [
      'a development that would bring back traffic below 100',
      (one) => ({
        development: { '@bergauf/mf-header': { before: [dealt(one, 99, true)], owner: { machine: 'a', pid: 1 } } },
      }),
      /mf-header has traffic that adds up to 99/,
    ],
  ])('%s', async (_what, change, message) => {
    const { paths } = await homeWithTwoReleases('mf-header');
    const before = await readFile(paths.discovery, 'utf8');
    const edit = editDocument(paths, async ({ microFrontends, switchedOff }) => ({
      document: { microFrontends, switchedOff, ...microFrontends['@bergauf/mf-header']?.map(change)[0] },
      entry: { action: 'promote', name: 'mf-header', from: null, to: '1.0.0' },
    }));
    await expect(edit).rejects.toThrow(message);
    expect(await readFile(paths.discovery, 'utf8')).toBe(before);
  });

  test('and one that was broken manually is reported, not overwritten', async () => {
    const { paths, registry } = await homeWithTwoReleases('mf-header');
    await writeFile(paths.discovery, '{ "schema": 1 }');
    await expect(registry.promote('mf-header', '1.1.0')).rejects.toThrow(`${paths.discovery} cannot be used`);
    await expect(readDocument(paths)).rejects.toThrow('is not valid');
    expect(await readFile(paths.discovery, 'utf8')).toBe('{ "schema": 1 }');
  });
});
