// @module-tag rotated
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canMount, smallDisk } from '@bergauf/service-kit/testing/small-disk';
import { describe, expect, it } from 'vitest';
import { drawing, madePhotograph, plainPhotograph } from '../../testing/media/made-pictures.ts';
import { startS3Server } from '../../testing/media/s3-server.ts';
import { filesIn, type TestStore, temporaryFolder, testStore } from '../../testing/media/test-store.ts';
import { openFolderOriginals } from './folder-originals.ts';
import { openS3Originals } from './s3-originals.ts';

const size = { width: 240, height: 300 };
const photograph = (background: string) => plainPhotograph(size, background).png().toBuffer();

async function added(store: TestStore, bytes: Uint8Array) {
  const result = await store.add(bytes, 'a.png');
  if (!result.ok) throw new Error(result.refusal);
  return result.picture;
}

describe('a picture that is added', () => {
  it('is stored once under the hash of its content, however many add it concurrently and whatever its name', async () => {
    const store = await testStore();
    const bytes = await photograph('#336699');
    const results = await Promise.all(['a.png', 'b.jpg', 'c', 'd'].map((name) => store.add(bytes, name)));
    const again = await testStore({ folder: store.folder });
    expect(new Set([...results, await again.add(bytes, 'e')].map((result) => JSON.stringify(result))).size).toBe(1);
    const { id } = await added(store, bytes);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await filesIn(store.folder)).toEqual([join(store.folder, 'originals', id.slice(0, 2), id)]);
  });

  it('is listed with all others, and other files are left alone', async () => {
    const store = await testStore();
    const { id } = await added(store, await photograph('#336699'));
    await writeFile(join(store.folder, 'originals', '.DS_Store'), '');
    const listed: string[] = [];
    for await (const ids of (await store.list()) ?? []) listed.push(...ids);
    expect(listed).toEqual([id]);
  });

  it('is not stored when it is refused', async () => {
    const store = await testStore();
    expect(await store.add(Buffer.from('text'), 'a.png')).toMatchObject({ ok: false });
    expect(await filesIn(store.folder)).toEqual([]);
  });

  it('that is a drawing is stored sanitised, and has one id for files that differ only in what is removed', async () => {
    const store = await testStore();
    const plain = await added(store, Buffer.from(drawing('<path d="M0 0h9v9z"></path>')));
    const annotated = await added(store, Buffer.from(drawing('<title>Ski</title><path d="M0 0h9v9z"/>')));
    expect(annotated).toEqual(plain);
    expect(await store.drawing(plain.id, {})).toBe(drawing('<path d="M0 0h9v9z"></path>'));
  });

  it('replaces a file that was damaged on disk', async () => {
    const store = await testStore();
    const bytes = await photograph('#993366');
    const { id } = await added(store, bytes);
    const [path = ''] = await filesIn(store.folder);
    await truncate(path, 20);
    const again = await testStore({ folder: store.folder });
    expect(await again.rendering(id, 160, 'webp')).toBeNull();
    expect(again.problems).toEqual([`a picture is damaged: ${id}`]);
    await added(again, bytes);
    expect(await again.rendering(id, 160, 'webp')).not.toBeNull();
    expect(await readFile(path)).toEqual(bytes);
  });
});

it('a picture whose folder could not be synced is not stored before that has succeeded, also when it is added again', async () => {
  const folder = await temporaryFolder();
  const originals = await openFolderOriginals(folder);
  const id = 'ab'.repeat(16);
  const write = () => originals.write(id, Buffer.from('a picture'), 'image/png');
  await write();
  const [group, elsewhere] = [join(folder, 'originals', 'ab'), join(folder, 'elsewhere')];
  await rename(group, elsewhere);
  await expect(originals.flush()).rejects.toThrow(/ENOENT/);
  await expect(originals.flush()).rejects.toThrow(/ENOENT/);
  await rename(elsewhere, group);
  await write();
  await originals.flush();
});

it('drafts of a killed process are removed at the next start, those of running ones stay', async () => {
  const folder = await temporaryFolder();
  const drafts = join(folder, 'drafts');
  await mkdir(drafts);
  for (const name of ['old', 'new']) await writeFile(join(drafts, name), 'half of a pict');
  await utimes(join(drafts, 'old'), Date.now() / 1000, Date.now() / 1000 - 2 * 3600);
  await testStore({ folder });
  expect(await filesIn(folder)).toEqual([join(drafts, 'new')]);
});

it('a folder that cannot be used is an error with its name', async () => {
  await expect(testStore({ folder: '/proc/bergauf/media' })).rejects.toThrow(
    /^The folder of the media store, \/proc\/bergauf\/media, cannot be used: ENOENT/,
  );
});

describe.runIf(canMount)('on a full disk', () => {
  it('a picture is not stored and leaves nothing behind; it is stored once there is space', async () => {
    const folder = smallDisk(120);
    const store = await testStore({ folder });
    const filler = join(folder, 'filler');
    await writeFile(filler, randomBytes(60_000));
    const bytes = await madePhotograph(size, 'scenery').png({ compressionLevel: 0 }).toBuffer();
    await expect(store.add(bytes, 'a.png')).rejects.toThrow(/ENOSPC/);
    expect(await filesIn(folder)).toEqual([filler]);
    const small = await added(store, await photograph('#336699'));
    expect(await filesIn(folder)).toEqual([filler, join(folder, 'originals', small.id.slice(0, 2), small.id)]);
  });

  it('a rendering is sent although it cannot be stored', async () => {
    const folder = smallDisk(120);
    const store = await testStore({ folder });
    const { id } = await added(store, await madePhotograph(size, 'scenery').webp().toBuffer());
    await writeFile(join(folder, 'filler'), randomBytes(120_000)).catch(() => undefined);
    expect((await store.rendering(id, 160, 'webp'))?.toString('latin1', 8, 12)).toBe('WEBP');
    expect(store.problems).toEqual([`a rendering cannot be kept: ${id}-160.webp`]);
    expect(await filesIn(join(folder, 'renderings'))).toEqual([]);
  });
});

it('pictures that are asked for and missing are reported, but not each of any number', async () => {
  const store = await testStore();
  const ids = Array.from({ length: 30 }, (_, index) => String(index).padStart(32, '0'));
  for (const id of [...ids, ...ids]) expect(await store.rendering(id, 160, 'avif')).toBeNull();
  expect(store.problems).toEqual(ids.slice(0, 20).map((id) => `a picture is missing in the media store: ${id}`));
});

describe('in a storage of S3', () => {
  it('pictures are stored with signed requests, written once, and read for renderings', async () => {
    const s3 = await startS3Server();
    const store = await testStore({ s3: s3.location });
    const bytes = await photograph('#336699');
    const { id } = await added(store, bytes);
    await added(store, bytes);
    const path = `/bergauf/pictures/${id.slice(0, 2)}/${id}`;
    expect(s3.requests).toEqual([`HEAD ${path}`, `PUT ${path}`, `HEAD ${path}`]);
    expect([...s3.objects]).toEqual([[path, { body: bytes, contentType: 'image/png' }]]);
    await Promise.all(([160, 360] as const).map((width) => store.rendering(id, width, 'webp')));
    expect(s3.requests.slice(3).every((request) => request === `GET ${path}`)).toBe(true);
    expect(await filesIn(store.folder)).toHaveLength(2);
  });

  it('an object of another length is replaced', async () => {
    const s3 = await startS3Server();
    const store = await testStore({ s3: s3.location });
    const bytes = await photograph('#336699');
    await added(store, bytes);
    const [path = ''] = s3.objects.keys();
    s3.objects.set(path, { body: bytes.subarray(0, 20), contentType: 'image/png' });
    await added(store, bytes);
    expect(s3.objects.get(path)?.body).toEqual(bytes);
  });

  it('a read ends with its signal, although the storage does not answer', async () => {
    const s3 = await startS3Server();
    const originals = openS3Originals(s3.location);
    const answer = s3.hang('GET');
    await expect(originals.read('0'.repeat(32), AbortSignal.timeout(50))).rejects.toThrow('cannot be reached');
    answer();
  }, 10_000);

  it('a picture that is missing has no rendering', async () => {
    const store = await testStore({ s3: (await startS3Server()).location });
    expect(await store.rendering('0'.repeat(32), 160, 'webp')).toBeNull();
    expect(store.problems).toEqual([`a picture is missing in the media store: ${'0'.repeat(32)}`]);
  });

  it('credentials that may not list the bucket are enough, although AWS answers 403 for what is missing', async () => {
    const s3 = await startS3Server({ mayList: false });
    const store = await testStore({ s3: s3.location });
    const { id } = await added(store, await photograph('#336699'));
    expect(s3.requests.map((request) => request.split(' ')[0])).toEqual(['HEAD', 'GET', 'PUT']);
    expect(await store.has(id)).toBe(true);
    const missing = '0'.repeat(32);
    expect(await store.has(missing)).toBe(false);
    expect(await store.rendering(missing, 160, 'webp')).toBeNull();
    expect(store.problems).toEqual([`a picture is missing in the media store: ${missing}`]);
  });

  it('a wrong secret is an error where the bucket may not be listed, too', async () => {
    const s3 = await startS3Server({ mayList: false });
    const store = await testStore({ s3: { ...s3.location, secretAccessKey: 'falsch' } });
    await expect(store.has('0'.repeat(32))).rejects.toThrow(/answered HEAD with 403/);
    await expect(store.add(await photograph('#336699'), 'a.png')).rejects.toThrow(/answered HEAD with 403/);
  });

  it('credentials that are refused later are an error, too', async () => {
    const s3 = await startS3Server({ mayList: false });
    const store = await testStore({ s3: s3.location });
    const { id } = await added(store, await photograph('#336699'));
    s3.failures.push(403, 403);
    await expect(store.has(id)).rejects.toThrow(/answered HEAD with 403/);
    s3.failures.push(403);
    await expect(store.rendering(id, 160, 'webp')).rejects.toThrow();
    expect(store.problems).toEqual(['the media store does not answer: originals']);
  });

  it('a short failure is repeated, a long one is an error', async () => {
    const s3 = await startS3Server();
    const store = await testStore({ s3: s3.location });
    const bytes = await photograph('#336699');
    s3.failures.push(503, 500);
    await added(store, bytes);
    expect(s3.objects.size).toBe(1);
    s3.failures.push(503, 503, 503);
    const { port } = new URL(s3.location.url);
    await expect(store.add(await photograph('#996633'), 'b.png')).rejects.toThrow(
      `The media store at http://127.0.0.1:${port} answered HEAD with 503.`,
    );
    expect(s3.objects.size).toBe(1);
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'falsch' }, /answered HEAD with 403/],
    ['another region', { region: 'us-east-1' }, /answered HEAD with 403/],
  ])('%s is an error', async (_what, wrong, reason) => {
    const s3 = await startS3Server();
    const store = await testStore({ s3: { ...s3.location, ...wrong } });
    await expect(store.add(await photograph('#336699'), 'a.png')).rejects.toThrow(reason);
  });

  it('a missing bucket is an error', async () => {
    const s3 = await startS3Server();
    const url = s3.location.url.replace('/bergauf/', '/anderer/');
    const store = await testStore({ s3: { ...s3.location, url } });
    await expect(store.add(await photograph('#336699'), 'a.png')).rejects.toThrow(/has no such bucket/);
  });
});
