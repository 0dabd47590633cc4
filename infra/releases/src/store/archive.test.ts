import { once } from 'node:events';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { integrityOf } from '@bergauf/service-kit/integrity';
import type { ReleaseManifest } from 'shared-contracts/discovery';
import { type Header, type Pack, pack } from 'tar-stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { entryText, sampleClientEntry, temporaryFolder } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';
import { packRelease } from './archive.ts';
import { manifestBytes } from './manifest.ts';
import { receiveRelease } from './receive-release.ts';
import { verifyRelease } from './verify-release.ts';

const serverEntry = 'server/remoteEntry.def456.js';
const contents = new Map([
  [sampleClientEntry, Buffer.from(entryText('one'))],
  [serverEntry, Buffer.from('exports.mark = 1;\n')],
]);
const manifest: ReleaseManifest = {
  name: 'mf-header',
  version: '1.0.0',
  contractRange: '^1.0.0',
  clientEntry: sampleClientEntry,
  serverEntry,
  exposes: { header: { scripts: [sampleClientEntry], styles: [] } },
  files: Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)])),
};

let store: string;
beforeEach(async () => {
  store = releasesPaths(await temporaryFolder()).store;
  await mkdir(store, { recursive: true });
});

type Part = [header: Partial<Header> & { name: string }, content: string | Buffer];
const manifestPart = (more: Partial<ReleaseManifest> = {}): Part => [
  { name: 'manifest.json' },
  manifestBytes({ ...manifest, ...more }),
];
const fileParts = (): Part[] => [...contents].map(([name, content]) => [{ name }, content]);

/** The bytes of an archive with the given parts. */
async function archiveOf(parts: readonly Part[]): Promise<Buffer> {
  const archive = pack();
  for (const [header, content] of parts) archive.entry(header, content);
  archive.finalize();
  return bytesOf(archive);
}

const bytesOf = (archive: Pack): Promise<Buffer> => buffer(archive as unknown as Readable);

const receive = (bytes: Buffer | Readable, limits?: Parameters<typeof receiveRelease>[0]['limits']) =>
  receiveRelease({
    store,
    name: 'mf-header',
    version: '1.0.0',
    // Small chunks, so that headers and files are split anywhere.
    source: bytes instanceof Readable ? bytes : Readable.from(pieces(bytes)),
    ...(limits && { limits }),
  });

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 700) yield bytes.subarray(at, at + 700);
}

/** A pax attribute with its length prefix. */
function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const digits = `${rest.length + 1}`.length;
  return `${rest.length + digits}${rest}`;
}

/** A header of a type that tar-stream does not write by itself, with its content. */
async function typed(type: string, content: Buffer): Promise<Buffer> {
  const bytes = (await archiveOf([[{ name: 'attributes' }, content]])).subarray(0, -1024);
  bytes.write(type, 156);
  bytes.write(' '.repeat(8), 148);
  const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

/** Everything below the store; temporary folders included. */
const stored = async (): Promise<string[]> =>
  (await readdir(store, { recursive: true })).filter((path) => path.includes('/'));

test('a packed release arrives with all files, and twins are created on arrival', async () => {
  const { folder, isNew } = await receive(await bytesOf(packRelease({ manifest, contents })));
  expect(isNew).toBe(true);
  expect((await verifyRelease(folder))?.manifest).toEqual(manifest);
  expect(await readFile(join(folder, sampleClientEntry), 'utf8')).toBe(entryText('one'));
  expect(await stored()).toContain(`mf-header/1.0.0/${sampleClientEntry}.br`);
});

test.each(['sha256', 'sha384'] as const)(
  'hashes of its files may be %s; those of another content are refused',
  async (algorithm) => {
    const files = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content, algorithm)]));
    const packed = (changed: object) =>
      bytesOf(packRelease({ manifest: { ...manifest, files: { ...files, ...changed } }, contents }));
    const wrong = { [serverEntry]: integrityOf('other', algorithm) };
    await expect(receive(await packed(wrong))).rejects.toThrow('does not match the manifest');
    const { folder } = await receive(await packed({}));
    expect((await verifyRelease(folder))?.manifest.files).toEqual(files);
  },
);

test('the same release again is accepted and changes nothing, other content is refused', async () => {
  const bytes = await bytesOf(packRelease({ manifest, contents }));
  await receive(bytes);
  expect((await receive(bytes)).isNew).toBe(false);
  const other = new Map(contents).set(serverEntry, Buffer.from('other'));
  const files = { ...manifest.files, [serverEntry]: integrityOf('other') };
  const changed = packRelease({ manifest: { ...manifest, files }, contents: other });
  await expect(receive(await bytesOf(changed))).rejects.toThrow('is already stored with other content');
  expect(await readFile(join(store, 'mf-header/1.0.0', serverEntry), 'utf8')).toBe('exports.mark = 1;\n');
});

test('long names, which are attributes, and attributes of other programs arrive', async () => {
  // More of them than attributes may precede one file.
  const long = Array.from({ length: 5 }, (_none, index) => `client/${'long-name-'.repeat(20)}${index}.js`);
  // What the content of a file looks like is no attribute.
  const content = Buffer.from("export const field = '<input size=9>';\n");
  const more = new Map([...contents, ...long.map((name) => [name, content] as const)]);
  const files = Object.fromEntries([...more].map(([name, content]) => [name, integrityOf(content)]));
  const packed = await bytesOf(packRelease({ manifest: { ...manifest, files }, contents: more }));
  expect(packed.includes('PaxHeader')).toBe(true);
  const times = await typed('x', Buffer.from(record('mtime', '1700000000.5')));
  await receive(Buffer.concat([times, packed]));
  expect(await stored()).toEqual(expect.arrayContaining(long.map((name) => `mf-header/1.0.0/${name}`)));
});

describe('the sender of a refused archive can send all of it', () => {
  test.each<[string, () => readonly Part[]]>([
    ['refused for its first entry', () => [[{ name: 'client/x.js' }, Buffer.alloc(400_000)]]],
    [
      'refused for its manifest',
      () => [
        [{ name: 'manifest.json' }, '{}'],
        [{ name: 'x' }, Buffer.alloc(400_000)],
      ],
    ],
    ['refused for a later entry', () => [manifestPart(), [{ name: 'x' }, Buffer.alloc(400_000)]]],
  ])('%s', async (_what, parts) => {
    const source = Readable.from(pieces(await archiveOf(parts())));
    await expect(receive(source)).rejects.toThrow();
    source.resume();
    await finished(source);
    expect(source.readableEnded).toBe(true);
  });
});

describe('nothing is left of an archive', () => {
  const evil: Part[1] = 'evil';
  test.each<[string, () => readonly Part[], string]>([
    ['without manifest', fileParts, 'does not begin with manifest.json'],
    ['with the manifest at its end', () => [...fileParts(), manifestPart()], 'does not begin with manifest.json'],
    ['with a manifest that is not JSON', () => [[{ name: 'manifest.json' }, '{']], 'is not JSON'],
    ['of another release', () => [manifestPart({ version: '2.0.0' })], 'is mf-header 2.0.0, not mf-header 1.0.0'],
    ['of another frontend', () => [manifestPart({ name: 'mf-catalog' })], 'is mf-catalog 1.0.0, not mf-header 1.0.0'],
    ['that lacks a file', () => [manifestPart(), ...fileParts().slice(1)], `lacks ${sampleClientEntry}`],
    [
      'with a file of other content',
      () => [manifestPart(), [{ name: sampleClientEntry }, evil]],
      'does not match the manifest',
    ],
    ['with a file twice', () => [manifestPart(), ...fileParts(), ...fileParts()], 'twice'],
    ['with a file more', () => [manifestPart(), ...fileParts(), [{ name: 'client/x.js' }, evil]], 'does not name'],
    ['with a second manifest', () => [manifestPart(), manifestPart(), ...fileParts()], 'does not name'],
    ['that leads out', () => [manifestPart(), [{ name: '../../../evil.js' }, evil]], 'does not name'],
    ['with an absolute path', () => [manifestPart(), [{ name: '/tmp/evil.js' }, evil]], 'does not name'],
    ['with a name of an object', () => [manifestPart(), [{ name: 'constructor' }, evil]], 'does not name'],
    [
      'with a manifest that names a path outside',
      () => [[{ name: 'manifest.json' }, manifestBytes(manifest).replaceAll(serverEntry, '../../evil.js')]],
      'The manifest is not valid',
    ],
    [
      'with a contract range that no shell could satisfy',
      () => [manifestPart({ contractRange: 'banana' })],
      '"banana" is no range of contract versions',
    ],
    [
      'with a manifest that names the compressed form of a file, which nothing would limit',
      () => [manifestPart({ files: { ...manifest.files, [`${sampleClientEntry}.br`]: integrityOf('twin') } })],
      `names ${sampleClientEntry}.br, which the registry makes itself`,
    ],
    ...(
      [
        ['a file name that no file system takes', `client/${'n'.repeat(241)}.js`, 'is too long for a file name'],
        ['a path that no file system takes', `client/${'n/'.repeat(500)}a.js`, 'is too long for a file name'],
        ['a file that is a folder too', `${sampleClientEntry}/a.js`, 'both as a file and as a folder'],
      ] as const
    ).map(([what, name, message]): [string, () => readonly Part[], string] => [
      `with ${what}`,
      () => [
        manifestPart({ files: { ...manifest.files, [name]: integrityOf(evil) } }),
        ...fileParts(),
        [{ name }, evil],
      ],
      message,
    ]),
    [
      'with a link in place of a file',
      () => [manifestPart(), [{ name: serverEntry, type: 'symlink', linkname: '/etc/passwd' }, '']],
      'is a symlink, not a file',
    ],
    [
      'with a hard link',
      () => [manifestPart(), [{ name: serverEntry, type: 'link', linkname: sampleClientEntry }, '']],
      'is a link, not a file',
    ],
    [
      'with a folder in place of a file',
      () => [manifestPart(), [{ name: serverEntry, type: 'directory' }, '']],
      'directory',
    ],
  ])('%s', async (_what, parts, sentence) => {
    await expect(receive(await archiveOf(parts()))).rejects.toThrow(sentence);
    expect(await stored()).toEqual([]);
  });

  test('that is too large, as a whole or in one file', async () => {
    const bytes = await bytesOf(packRelease({ manifest, contents }));
    const limits = { manifestBytes: 10_000, fileBytes: 10_000, totalBytes: 100_000 };
    await expect(receive(bytes, { ...limits, totalBytes: 2_000 })).rejects.toThrow('has more than 2000 bytes');
    await expect(receive(bytes, { ...limits, manifestBytes: 100 })).rejects.toThrow(
      'manifest.json in the archive has more',
    );
    await expect(receive(bytes, { ...limits, fileBytes: 100 })).rejects.toThrow(
      `${sampleClientEntry} in the archive has more`,
    );
    expect(await stored()).toEqual([]);
  });

  test.each([0.1, 0.5, 0.9])('that is cut off after %d of it, or whose sender goes away', async (part) => {
    const bytes = await bytesOf(packRelease({ manifest, contents }));
    const half = bytes.subarray(0, Math.floor(bytes.length * part));
    await expect(receive(half)).rejects.toThrow(/cannot be read|lacks|does not begin|does not match/);
    const gone = new Readable({ read: () => undefined });
    gone.push(half);
    const receiving = receive(gone);
    setImmediate(() => gone.destroy());
    await expect(receiving).rejects.toThrow('interrupted; nothing was stored');
    expect(await stored()).toEqual([]);
  });

  test('whose sender went away before it was read', async () => {
    const gone = new Readable({ read: () => undefined });
    gone.push(await bytesOf(packRelease({ manifest, contents })));
    await once(gone.destroy(), 'close');
    await expect(receive(gone)).rejects.toThrow('interrupted; nothing was stored');
  });

  test('with attributes that no release needs, refused before they cost time', async () => {
    const records = Buffer.from(Array.from({ length: 300_000 }, (_none, index) => record(`a${index}`, 'b')).join(''));
    const small = Array.from({ length: 40 }, () => typed('x', Buffer.from(record('a', 'b'))));
    const first = await archiveOf([manifestPart()]);
    const begun = first.subarray(0, -1024);
    const attack = Buffer.concat([begun, await typed('g', records), ...(await Promise.all(small))]);
    const before = process.cpuUsage();
    await expect(receive(attack)).rejects.toThrow('The archive has global attributes, which no release needs.');
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
    const attributes = async (...parts: readonly Promise<Buffer>[]) =>
      receive(Buffer.concat([begun, ...(await Promise.all(parts)), await archiveOf(fileParts())]));
    await expect(attributes(typed('x', records))).rejects.toThrow('longer names or attributes');
    await expect(attributes(...small)).rejects.toThrow('longer names or attributes');
    await expect(attributes(typed('L', records))).rejects.toThrow('longer names or attributes');
    await expect(attributes(typed('x', Buffer.from(record('size', '9'))))).rejects.toThrow('the size of a file');
    // A folder, whose content tar-stream would take for the next headers.
    await expect(attributes(typed('5', records))).rejects.toThrow('a folder in it has content');
    await expect(attributes(typed('x', Buffer.alloc(0)))).rejects.toThrow('announces attributes and has none');
    expect(await stored()).toEqual([]);
  });

  test('that is none', async () => {
    await expect(receive(Buffer.from('x'.repeat(3000)))).rejects.toThrow(/cannot be read|does not begin/);
    await expect(receive(Buffer.alloc(0))).rejects.toThrow('does not begin with manifest.json');
  });
});
