import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { addLicenceRoutes, noticesOf } from './licence-routes.ts';

const component = (name: string, content?: string) => ({
  name,
  version: '1.2.3',
  licenses: [{ license: { id: 'MIT', ...(content && { text: { content } }) } }],
});

it('packages under one text share its notice, and one without a text is named with its licence', () => {
  const notices = noticesOf([component('react-dom', 'One'), component('mitt'), component('react', 'One\n')]);
  expect(notices.split(/\n+-{80}\n+/)).toEqual([
    'This shop contains the following packages.',
    'mitt 1.2.3 (MIT)\n\nMIT',
    'react 1.2.3 (MIT)\nreact-dom 1.2.3 (MIT)\n\nOne\n',
  ]);
});

it('the shell’s own packages are listed before a release set is there', async () => {
  const distDir = await mkdtemp(path.join(tmpdir(), 'bergauf-licences-'));
  onTestFinished(() => rm(distDir, { recursive: true }));
  await writeFile(path.join(distDir, 'sbom.cdx.json'), JSON.stringify({ components: [component('react', 'One')] }));
  const server = Fastify();
  onTestFinished(() => server.close());
  const traffic = () => ({ document: null, defaultSet: null, canaries: [] });
  addLicenceRoutes(server, { distDir, cacheDir: distDir, traffic });
  const { statusCode, body } = await server.inject('/third-party-licences.txt');
  expect([statusCode, body.includes('react 1.2.3 (MIT)')]).toEqual([200, true]);
});
