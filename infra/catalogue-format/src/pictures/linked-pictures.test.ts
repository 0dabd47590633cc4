import { execFile } from 'node:child_process';
import { link, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCatalogue } from '../folder/open-catalogue.ts';
import { copyOfExample, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';

const run = promisify(execFile);

let copy: FolderCopy;
let logo: string;
beforeEach(async () => {
  copy = await copyOfExample();
  logo = path.join(copy.folder, 'pictures/norrak.svg');
});
afterEach(() => copy.remove());

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

it('a picture may be a hard link, and a link to another file of the folder', async () => {
  await rename(logo, path.join(copy.folder, 'pictures/other.svg'));
  await link(path.join(copy.folder, 'pictures/other.svg'), logo);
  expect(await faultsIn(copy.folder)).toEqual([]);
  await rm(logo);
  await symlink('other.svg', logo);
  expect(await faultsIn(copy.folder)).toEqual([]);
});

it('a picture that is a link out of the folder, to a device or to nothing is refused, and so is a folder', async () => {
  const outside = `${copy.folder}-outside.svg`;
  await writeFile(outside, picture);
  try {
    for (const [target, reason] of [
      [outside, 'is a link that leads out of the folder'],
      ['/dev/zero', 'is a link that leads out of the folder'],
      ['nothing.svg', 'there is no such file'],
    ]) {
      await rm(logo, { recursive: true, force: true });
      await symlink(target ?? '', logo);
      expect(await faultsIn(copy.folder)).toEqual([`brands.jsonl:1 logo.file: "pictures/norrak.svg": ${reason}`]);
    }
    await rm(logo);
    await mkdir(logo);
    expect(await faultsIn(copy.folder)).toEqual(['brands.jsonl:1 logo.file: "pictures/norrak.svg": is no file']);
  } finally {
    await rm(outside);
  }
});

it('a pipe is refused without waiting for its other end', async () => {
  await rm(logo);
  await run('mkfifo', [logo]);
  expect(await faultsIn(copy.folder)).toEqual(['brands.jsonl:1 logo.file: "pictures/norrak.svg": is no file']);
});

it('a picture that is a hard link is in a tar archive of the folder too', async () => {
  await copy.editRecord('brands', 2, (brand) => ({ ...brand, logo: { file: 'pictures/second.svg' } }));
  await link(logo, path.join(copy.folder, 'pictures/second.svg'));
  const archive = `${copy.folder}.tar`;
  try {
    await run('tar', ['-cf', archive, '-C', copy.folder, '.']);
    const opened = await openCatalogue(archive);
    expect(await faultsIn(opened.folder)).toEqual([]);
    opened.close();
  } finally {
    await rm(archive, { force: true });
  }
});
