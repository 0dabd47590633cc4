import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { drawIcons, icons } from './draw-icons.ts';

it('draws every icon, also into a folder with a space', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf icons-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await drawIcons(pathToFileURL(`${folder}/drawn here/`));
  expect((await readdir(`${folder}/drawn here`)).sort()).toEqual(icons.map(({ file }) => file).sort());
});
