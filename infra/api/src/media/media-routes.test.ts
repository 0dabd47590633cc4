// @module-tag rotated
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing, madePhotograph } from '../testing/media/made-pictures.ts';
import { filesIn } from '../testing/media/test-store.ts';
import { startTestApi } from '../testing/test-api.ts';
import { type MediaStore, openMediaStore } from './media-store.ts';
import { pictureOf } from './picture-of.ts';
import type { PictureRef } from './picture-ref.ts';

let server: FastifyInstance;
let store: MediaStore;
let folder: string;
let photograph: PictureRef;
let jacket: PictureRef;
const log: string[] = [];

async function added(content: Uint8Array): Promise<PictureRef> {
  const result = await store.add(content, 'picture');
  if (!result.ok) throw new Error(result.refusal);
  return result.picture;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bergauf-media-'));
  const media = { folder, renderingBytes: 50_000_000 };
  const logger = { level: 'error', stream: { write: (line: string) => void log.push(line) } };
  server = await startTestApi({ media, logger });
  // Another process, such as an import, writes to the same folder.
  store = await openMediaStore(media, () => undefined);
  photograph = await added(await madePhotograph({ width: 700, height: 875 }, '#ffffff').jpeg().toBuffer());
  jacket = await added(Buffer.from(drawing('<path d="M0 0h400v500z" fill="var(--tone-base, #2F68A8)"/>')));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

describe('a photograph', () => {
  it('has every rendering that its picture names, with the width that it says, cached for a year', async () => {
    const picture = pictureOf(photograph, 'at', 'Ski');
    expect(picture).toMatchObject({ alt: 'Ski', width: 700, height: 875, colour: photograph.colour });
    expect(picture.url).toBe(`/media/${photograph.id}/960.webp`);
    for (const format of ['avif', 'webp'] as const) {
      const sources = picture.srcset?.[format].split(', ').map((source) => source.split(' ')) ?? [];
      expect(sources.map(([, width]) => width)).toEqual(['160w', '360w', '640w', '700w']);
      for (const [url = '', width] of sources) {
        const response = await server.inject(url);
        expect(response.headers).toMatchObject({ ...immutable, 'content-type': `image/${format}` });
        expect(response.headers).not.toHaveProperty('vary');
        const { format: sent, width: pixels } = await sharp(response.rawPayload).metadata();
        expect([sent === 'heif' ? 'avif' : sent, `${pixels}w`]).toEqual([format, width]);
      }
    }
  });

  it('is rendered once and then sent from the disk, also by other processes', async () => {
    const url = `/media/${photograph.id}/360.webp`;
    await server.inject(url);
    await writeFile(join(folder, 'renderings/files', `${photograph.id}-360.webp`), 'kept');
    expect((await server.inject(url)).body).toBe('kept');
    expect((await store.rendering(photograph.id, 360, 'webp'))?.toString()).toBe('kept');
  });

  it('is rendered once for many requests at once', async () => {
    const { id } = await added(await madePhotograph({ width: 900, height: 600 }, 'scenery').png().toBuffer());
    const renderings = await Promise.all(Array.from({ length: 20 }, () => store.rendering(id, 640, 'avif')));
    expect(new Set(renderings).size).toBe(1);
    expect(renderings[0]).toBeInstanceOf(Buffer);
  });

  it('waits behind 400 others at most; a later request finds it', async () => {
    const ids = Array.from({ length: 1000 }, (_, index) => `${index}`.padStart(32, '0'));
    const results = await Promise.allSettled(ids.map((id) => store.rendering(id, 160, 'webp')));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ statusCode, retryAfter }) => statusCode === 503 && retryAfter === 5)).toBe(true);
    expect(await store.rendering(photograph.id, 160, 'webp')).toBeInstanceOf(Buffer);
  });

  it('that is transparent stays so', async () => {
    const { id } = await added(await madePhotograph({ width: 300, height: 300 }, null).png().toBuffer());
    for (const format of ['avif', 'webp']) {
      const { rawPayload } = await server.inject(`/media/${id}/160.${format}`);
      expect((await sharp(rawPayload).stats()).isOpaque).toBe(false);
    }
  });

  it('that was lost answers 404 and is logged once', async () => {
    const { id } = await added(await madePhotograph({ width: 120, height: 120 }, '#112233').png().toBuffer());
    await rm(join(folder, 'originals', id.slice(0, 2), id));
    log.length = 0;
    for (let time = 0; time < 3; time++) {
      const response = await server.inject(`/media/${id}/160.webp`);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(log.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'a picture is missing in the media store', picture: id }),
    ]);
  });
});

describe('a drawing', () => {
  it.each([
    [{}, '#2F68A8'],
    [{ base: '#AA3311' }, '#aa3311'],
  ])('is sent in the tones %j', async (tones, colour) => {
    const picture = pictureOf({ ...jacket, tones, alt: { at: 'Jacke', en: 'Jacket' } }, 'en', '');
    expect(picture).toMatchObject({ alt: 'Jacket', width: 400, height: 500 });
    expect(picture).not.toHaveProperty('srcset');
    const response = await server.inject(picture.url);
    expect(response.headers).toMatchObject({ ...immutable, 'content-type': 'image/svg+xml; charset=utf-8' });
    expect(response.body).toBe(drawing(`<path d="M0 0h400v500z" fill="${colour}"/>`));
  });
});

it.each([
  ['a width that is not made', () => `/media/${photograph.id}/641.webp`],
  ['a width above that of the photograph', () => `/media/${photograph.id}/1280.webp`],
  ['a width written otherwise', () => `/media/${photograph.id}/0160.webp`],
  ['a format that is not made', () => `/media/${photograph.id}/160.png`],
  ['a photograph as a drawing', () => `/media/${photograph.id}/drawing.svg`],
  ['a drawing as a photograph', () => `/media/${jacket.id}/160.webp`],
  ['tones in another order', () => `/media/${jacket.id}/b-112233_a-112233.svg`],
  ['an unknown picture', () => `/media/${'0'.repeat(32)}/160.webp`],
  ['a path', () => `/media/${encodeURIComponent('../originals')}/160.webp`],
  ['a name with more', () => `/media/${photograph.id}/160.webp.webp`],
])('%s is not found', async (_what, url) => {
  const before = await filesIn(folder);
  expect((await server.inject(url())).statusCode).toBe(404);
  expect(await filesIn(folder)).toEqual(before);
});
