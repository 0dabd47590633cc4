import { chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { chownStateFolder } from './chown-state-folder.ts';

const service = 10_001;

it.skipIf(process.getuid?.() !== 0)('what root has written belongs to whom the state folder belongs', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-state-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const part = path.join(home, 'releases');
  await mkdir(path.join(part, 'store'), { recursive: true });
  const files = ['tokens.json', 'store/a.js'].map((name) => path.join(part, name));
  for (const file of files) await writeFile(file, '', { mode: 0o600 });
  const owners = () => Promise.all([part, ...files].map(async (file) => (await stat(file)).uid));
  await chownStateFolder(home, part);
  expect(await owners()).toEqual([0, 0, 0]);
  await chown(home, service, service);
  await chownStateFolder(home, part);
  expect(await owners()).toEqual([service, service, service]);
});
