import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { exampleFolder } from '../testing/example-folder.ts';
import { openCatalogue } from './open-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-archives-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

type Files = ReadonlyMap<string, Buffer>;
type Archiver = (files: Files) => Promise<string>;

const tar: Archiver = async (files) => {
  const packing = pack();
  const file = path.join(home, 'catalogue.tar.gz');
  const writing = pipeline(packing, createGzip(), createWriteStream(file));
  for (const [name, content] of files) packing.entry({ name }, content);
  packing.finalize();
  await writing;
  return file;
};

const zip: Archiver = async (files) => {
  const packing = new ZipFile();
  const file = path.join(home, 'catalogue.zip');
  const writing = pipeline(packing.outputStream, createWriteStream(file));
  for (const [name, content] of files) packing.addBuffer(content, name);
  packing.end();
  await writing;
  return file;
};

async function exampleFiles(prefix = ''): Promise<Files> {
  const entries = await readdir(exampleFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [`${prefix}${path.relative(exampleFolder, file)}`, await readFile(file)] as const),
    ),
  );
}

it.each([
  ['tar', '', tar],
  ['tar', './', tar],
  ['tar', 'catalogue/', tar],
  ['zip', '', zip],
  ['zip', 'catalogue/', zip],
  ['tar', 'Katalog Übergang 2026/', tar],
  ['tar', './Katalog Übergang 2026/', tar],
  ['zip', 'Katalog Übergang (1)/', zip],
])('a %s of a folder below "%s" is read like the folder', async (_kind, prefix, archive) => {
  const opened = await openCatalogue(await archive(await exampleFiles(prefix)));
  const { faultCount, counts } = await readCatalogue(opened.folder, async () => undefined);
  opened.close();
  expect([faultCount, counts.products]).toEqual([0, 3]);
  await expect(readdir(opened.folder)).rejects.toThrow('ENOENT');
});

it('a tar writes nothing outside of its temporary folder', async () => {
  const escaping = ['../escaped', 'pictures/../../escaped', '/tmp/escaped'];
  const files = [
    ...(await exampleFiles('Mein Katalog/')),
    ...escaping.map((name) => [name, Buffer.from('x')] as const),
  ];
  const opened = await openCatalogue(await tar(new Map(files)));
  expect(await readdir(path.dirname(opened.folder))).not.toContain('escaped');
  expect(await readdir(opened.folder)).not.toContain('escaped');
  expect(opened.leftOut).toEqual(escaping);
  expect((await readCatalogue(opened.folder, async () => undefined)).faultCount).toBe(0);
  opened.close();
});

it('files whose names no catalogue has are left out and named, but for hidden ones', async () => {
  const others = [
    'Katalog/pictures/Schuh blau.svg',
    'Katalog/Export 2/brands.jsonl',
    '__MACOSX/Katalog/._brands.jsonl',
    '.git/config',
    '.fseventsd/0000000000a1b2c3',
  ];
  const files = [...(await exampleFiles('Katalog/')), ...others.map((name) => [name, Buffer.from('x')] as const)];
  const opened = await openCatalogue(await zip(new Map(files)));
  expect(opened.leftOut).toEqual(others.slice(0, 2));
  expect((await readCatalogue(opened.folder, async () => undefined)).faultCount).toBe(0);
  opened.close();
});

it.each([
  ['TAR.GZ', tar],
  ['Zip', zip],
])('the end of its name may be .%s', async (end, archive) => {
  const file = path.join(home, `catalogue.${end}`);
  await rename(await archive(await exampleFiles()), file);
  const opened = await openCatalogue(file);
  expect((await readCatalogue(opened.folder, async () => undefined)).faultCount).toBe(0);
  opened.close();
});

it('a zip that would write outside of its temporary folder is refused', async () => {
  // The library that packs refuses such names: one of the same length is replaced in both of its places.
  const file = await zip(new Map([['aa/escaped', Buffer.from('x')]]));
  const bytes = await readFile(file);
  await writeFile(file, Buffer.from(bytes.toString('latin1').replaceAll('aa/escaped', '../escaped'), 'latin1'));
  await expect(openCatalogue(file)).rejects.toThrow(`${file} cannot be unpacked: invalid relative path: ../escaped`);
});

it.each([
  ['tar', tar],
  ['zip', zip],
])('a %s that becomes far larger than it is is refused, whatever the names in it', async (_kind, archive) => {
  const limits = { always: 100_000, times: 100 };
  for (const name of ['products.jsonl', 'not a name of a catalogue']) {
    const bomb = await archive(new Map([[name, Buffer.alloc(3_000_000)]]));
    await expect(openCatalogue(bomb, limits)).rejects.toThrow(
      /cannot be unpacked: it has more than \d+ bytes unpacked/,
    );
    const opened = await openCatalogue(bomb, { ...limits, times: 2000 });
    opened.close();
  }
});

it('an archive that is broken, missing or of another kind is named', async () => {
  for (const name of ['broken.tgz', 'broken.zip']) {
    await writeFile(path.join(home, name), 'no archive');
    await expect(openCatalogue(path.join(home, name))).rejects.toThrow(/cannot be unpacked/);
  }
  await expect(openCatalogue(path.join(home, 'none'))).rejects.toThrow(/^There is no /);
  await writeFile(path.join(home, 'x.rar'), '');
  await expect(openCatalogue(path.join(home, 'x.rar'))).rejects.toThrow(/no folder and no \.tar.+ or \.zip file/);
});
