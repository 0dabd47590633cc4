// @module-tag rotated
import { readdir, rename } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { verifiedClaims } from '@bergauf/service-kit/signed-claims';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { headerSource, sampleRemote } from '../fixtures/sample-remote.ts';
import { releasesPaths } from '../state-folder.ts';
import { developInShop, type OverrideRequest } from './develop-in-shop.ts';

const wait = { timeout: 60_000 };

type State = {
  change: string;
  build: { version: string; refresh: { from: string; modules: string[] } };
  error: string | null;
};
const version = ({ build }: State): string => build.version;

async function developed() {
  const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
  const stop = new AbortController();
  const lines: string[] = [];
  let signed: OverrideRequest | null = null;
  const ended = developInShop({
    dir,
    home,
    contractVersion: '1.0.0',
    port: 0,
    signal: stop.signal,
    async sign(_name, asked) {
      signed = asked;
      return { preview: 'signed', expiresAt: '' };
    },
    onLink: (name, { preview }) => lines.push(`${name} ${preview}`),
    report: (line) => lines.push(line.split('\n')[0] ?? ''),
  });
  const end = (): Promise<void> => {
    stop.abort();
    return ended;
  };
  onTestFinished(end);
  const asked = await vi.waitFor(() => {
    if (!signed) throw new Error('No link yet');
    return signed;
  }, wait);
  const get = (path: string, headers = {}) => fetch(asked.origin + path, { headers });
  const state = async (after = '') => {
    const { state: text } = await (await get(`/state?after=${after}`)).json();
    return verifiedClaims(asked.key, text, 40_000) as State;
  };
  return { home, dir, lines, asked, get, state, end };
}

test('each save makes a build, whose files and signature the shop gets; after a broken one the last good build stays', async () => {
  const { home, dir, lines, get, state, end } = await developed();
  const first = await state();
  expect(version(first)).toBe('1.0.0-dev.1');
  const manifest = await (await get('/mf-sample/1.0.0-dev.1/manifest.json')).json();
  expect(manifest).toMatchObject({ name: 'mf-sample', version: '1.0.0-dev.1', contractRange: '^1.0.0' });
  expect((await get(`/mf-sample/1.0.0-dev.1/${manifest.serverEntry}`)).headers.get('cache-control')).toBe('no-store');
  expect((await get('/mf-sample/1.0.0-dev.1/package.json')).status).toBe(404);

  // The pending request for the next change is answered when it happens.
  const second = state(first.change);
  await writeFiles(dir, { 'src/sample-page.ts': headerSource('second') });
  expect(version(await second)).toBe('1.0.0-dev.2');
  const third = state((await second).change);
  await writeFiles(dir, { 'src/sample-page.ts': 'export const =' });
  expect(version(await third)).toBe('1.0.0-dev.2');
  expect((await third).error).toContain('export const =');
  expect((await third).error?.match(/^.*sample-page\.ts$/gm)).toEqual(['./src/sample-page.ts']);
  const fourth = state((await third).change);
  await writeFiles(dir, { 'src/sample-page.ts': headerSource('fourth') });
  expect(version(await fourth)).toBe('1.0.0-dev.3');
  expect((await fourth).error).toBeNull();
  expect(lines).toEqual([
    'mf-sample 1.0.0-dev.1 is built.',
    'mf-sample signed',
    'mf-sample 1.0.0-dev.2 is built.',
    'mf-sample cannot be built; the last good build stays.',
    'mf-sample 1.0.0-dev.3 is built.',
  ]);

  await end();
  await expect(state()).rejects.toThrow();
  expect(await readdir(releasesPaths(home).builds)).toEqual([]);
}, 120_000);

test('saving a component, a style or what only those import updates open pages in place; any other save reloads them', async () => {
  const { dir, state } = await developed();
  const component = (text: string) => ({
    'src/view.tsx': `import { text } from './text.ts';\nimport './view.module.css';\nexport const View = () => <p>{text} ${text}</p>;\n`,
  });
  const page = (View: string) =>
    `import { View } from './view.tsx';\nexport const messages = {};\nexport const route = { Component: ${View} };\n`;
  let last = await state();
  const save = async (files: Record<string, string>) => {
    const next = state(last.change);
    await writeFiles(dir, files);
    last = await next;
    return last.build.refresh;
  };
  const whole = {
    ...component('first'),
    'src/text.ts': 'export const text = 1;',
    'src/view.module.css': '.a { color: red }',
  };
  await writeFiles(dir, whole);
  // The shell does not read an exposed module again on the same page.
  expect(await save({ 'src/sample-page.ts': page('View') })).toEqual({ from: '1.0.0-dev.2', modules: [] });
  const from = '1.0.0-dev.2';
  expect(await save(component('second'))).toEqual({ from, modules: ['./src/view.tsx'] });
  expect((await save({ 'src/view.module.css': '.a { color: blue }' })).modules).toContainEqual(
    expect.stringContaining('view.module.css'),
  );
  const { modules } = await save({ 'src/text.ts': 'export const text = 2;' });
  expect(modules).toEqual(expect.arrayContaining(['./src/text.ts', './src/view.tsx']));
  expect(modules).not.toContain('./src/sample-page.ts');
  expect(await save({ 'src/sample-page.ts': page('() => View({})') })).toEqual({ from: version(last), modules: [] });
}, 120_000);

test('sources that disappear for a moment, as when the branch is changed, do not end the command', async () => {
  const { dir, lines, state } = await developed();
  const first = await state();
  const second = state(first.change);
  await rename(path.join(dir, 'src'), path.join(dir, 'elsewhere'));
  expect((await second).error).not.toBeNull();
  const third = state((await second).change);
  await rename(path.join(dir, 'elsewhere'), path.join(dir, 'src'));
  await writeFiles(dir, { 'src/sample-page.ts': headerSource('third') });
  expect((await third).error).toBeNull();
  expect(lines.at(-1)).toBe('mf-sample 1.0.0-dev.2 is built.');
}, 120_000);

test('rules that a release would break are reported with each build, which is still served', async () => {
  const { dir, lines, state } = await developed();
  const first = await state();
  expect(lines.filter((line) => line.includes('refused'))).toEqual([]);
  const second = state(first.change);
  await writeFiles(dir, {
    'src/view.module.css': '/* of the page */\n.a { color: red; &:hover { color: blue } }\nbody { margin: 0 }',
    'src/messages/at.json': '{ "hint": "x" }',
    'src/messages/en.json': '{}',
    'src/sample-page.ts': `import './view.module.css';\n${headerSource('second')}setInterval(() => {}, 1000);\n`,
  });
  expect((await second).build.version).toBe('1.0.0-dev.2');
  const refused = [
    'A release will be refused: src/sample-page.ts:4 runs a statement when it is imported: move it into a component, a loader or a store.',
    'A release will be refused: src/messages/en.json lacks the message hint.',
    'A release will be refused: src/view.module.css:3 has body without a class of the frontend: use a class of a CSS module.',
  ];
  await vi.waitFor(() => expect(lines.slice(-3)).toEqual(refused));
  const third = state((await second).change);
  await writeFiles(dir, {
    'src/view.module.css': '.a { color: red }',
    'src/messages/en.json': '{ "hint": "y" }',
    'src/sample-page.ts': headerSource('third'),
  });
  await third;
  expect(lines.at(-1)).toBe('mf-sample 1.0.0-dev.3 is built.');
}, 120_000);

test('pages of other host names that resolve to this machine read nothing (DNS rebinding)', async () => {
  const { asked } = await developed();
  const { port } = new URL(asked.origin);
  const status = await new Promise((resolve) => {
    const headers = { host: `evil.example:${port}` };
    const sent = request({ port, host: 'localhost', path: '/state', headers }, (response) =>
      resolve(response.resume().statusCode),
    );
    sent.end();
  });
  expect(status).toBe(421);
}, 120_000);
