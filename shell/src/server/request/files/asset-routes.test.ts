import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readShellAssets, serveShellAssets } from './asset-routes.ts';

it.each([
  ['br', 'br'],
  ['identity', undefined],
])('a file that was compressed by the build varies by encoding for caches (%s)', async (accepted, sent) => {
  const dist = await mkdtemp(path.join(tmpdir(), 'bergauf-assets-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(path.join(dist, 'client'));
  for (const name of ['main.1a2b.js', 'main.1a2b.js.br']) await writeFile(path.join(dist, 'client', name), name);
  const server = Fastify();
  onTestFinished(() => server.close());
  await serveShellAssets(server, dist);
  const url = '/_shell/assets/main.1a2b.js';
  const { statusCode, headers } = await server.inject({ url, headers: { 'accept-encoding': accepted } });
  expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, sent, 'accept-encoding']);
});

it.each([
  [true, 'startWithOverlay()', 1],
  [false, 'start()', 0],
])(
  'where the shop offers the overlay (%s), documents start with the script that reads its parameter',
  async (hasOverlay, start, files) => {
    const dist = await mkdtemp(path.join(tmpdir(), 'bergauf-assets-'));
    onTestFinished(() => rm(dist, { recursive: true }));
    await mkdir(path.join(dist, 'client'));
    const file = (name: string) => [{ url: `/_shell/assets/${name}`, integrity: 'sha384-a' }];
    const own = { start: file('start.1.js'), 'start-with-overlay': file('with.1.js'), scheme: file('scheme.1.js') };
    const none = { scripts: [], later: [], development: [], 'react-development': [] };
    const others = { ...none, overlay: file('overlay.1.js'), styles: file('main.1.css') };
    for (const [name, text] of [
      ['assets.json', JSON.stringify({ ...own, ...others })],
      ['start.1.js', '//# allFunctionsCalledOnLoad\nstart()'],
      ['with.1.js', '//# allFunctionsCalledOnLoad\nstartWithOverlay()'],
      ['scheme.1.js', 'scheme()'],
      ['main.1.css', 'body{}'],
    ] as const) {
      await writeFile(path.join(dist, 'client', name), text);
    }
    const assets = await readShellAssets(dist, hasOverlay);
    expect(assets.inline).toEqual({ start, scheme: 'scheme()' });
    expect(assets.overlay).toHaveLength(files);
    expect(assets.styles).toEqual([{ ...file('main.1.css')[0], text: 'body{}' }]);
  },
);
