// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { DrawnAvatar, PersonalData } from 'shared-contracts/entities';
import sharp from 'sharp';
import Type from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller, dataOf, errorOf, signUp, startTestApi } from '../../testing/test-api.ts';
import { avatarBytes } from './uploaded-avatar.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

async function customer() {
  const { email: _, ...headers } = await signUp(server);
  const upload = (bytes: Buffer, type = 'image/jpeg') =>
    server.inject({
      method: 'POST',
      url: '/api/v1/user/avatar/',
      headers: { ...headers, 'content-type': type },
      payload: bytes,
    });
  return { session: caller(server, headers), upload };
}

/** A photograph that was taken sideways, with a place in its metadata. */
const photograph = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#1F5C43' } })
    .withExif({ IFD0: { Copyright: 'Anna Berger' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

it('is one of the drawings, by its key, or none', async () => {
  const { session } = await customer();
  const drawn = dataOf(await server.inject('/api/v1/avatars/?locale=en'), Type.Array(DrawnAvatar));
  expect(drawn.map(({ key, name }) => `${key} ${name}`)).toContain('summit Summit');
  for (const { url } of drawn) {
    const response = await server.inject(url);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(response.rawPayload).metadata()).format).toBe('svg');
  }
  const choose = (key: string | null) => session.put('/api/v1/user/avatar/', { key });
  expect(dataOf(await choose('tent'), PersonalData).avatar).toBe(drawn.find(({ key }) => key === 'tent')?.url);
  expect(dataOf(await choose(null), PersonalData).avatar).toBeNull();
  for (const unknown of ['yeti', 'constructor']) {
    expect(errorOf(await choose(unknown), 422).errors).toHaveProperty('key');
  }
});

it('is an upload: upright, 256 pixels square, WebP, without the metadata of the photograph', async () => {
  const { session, upload } = await customer();
  const source = await photograph();
  expect((await sharp(source).metadata()).exif).toBeDefined();
  const { avatar } = dataOf(await upload(source), PersonalData);
  expect(avatar).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
  const response = await server.inject(avatar ?? '');
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    // No proxy keeps it after it was deleted.
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const { format, width, height, exif, orientation } = await sharp(response.rawPayload).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'webp',
    width: 256,
    height: 256,
    exif: undefined,
    orientation: undefined,
  });
  // Another upload has another address, and the earlier one is gone.
  const next = dataOf(await upload(await sharp(source).png().toBuffer(), 'image/png'), PersonalData).avatar;
  expect(next).not.toBe(avatar);
  expect((await server.inject(avatar ?? '')).statusCode).toBe(404);
  expect((await session.delete('/api/v1/user/')).statusCode).toBe(200);
  expect((await server.inject(next ?? '')).statusCode).toBe(404);
});

it('is upright as its camera was held, and may be long', async () => {
  const { upload } = await customer();
  // A red and a blue half side by side. Orientation 6 is a quarter turn clockwise: the left half is on top.
  const half = (background: string) => sharp({ create: { width: 200, height: 400, channels: 3, background } }).png();
  const [red, blue] = await Promise.all([half('#ff0000').toBuffer(), half('#0000ff').toBuffer()]);
  const sideways = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ffffff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 200, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { avatar } = dataOf(await upload(sideways), PersonalData);
  const shown = (await server.inject(avatar ?? '')).rawPayload;
  const colourAt = async (top: number) => {
    const pixel = sharp(shown).extract({ left: 64, top, width: 1, height: 1 }).removeAlpha();
    const [r = 0, , b = 0] = await pixel.raw().toBuffer();
    return r > b ? 'red' : 'blue';
  };
  expect([await colourAt(40), await colourAt(216)]).toEqual(['red', 'blue']);

  const panorama = sharp({ create: { width: 12_000, height: 300, channels: 3, background: '#1F5C43' } }).png();
  const cut = dataOf(await upload(await panorama.toBuffer(), 'image/png'), PersonalData).avatar;
  const { width, height } = await sharp((await server.inject(cut ?? '')).rawPayload).metadata();
  expect([width, height]).toEqual([256, 256]);
});

it('is refused when it is not a photograph, whatever type it declares, when it is too large, and when a guest sends it', async () => {
  const { upload } = await customer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h64v64z"/></svg>',
  );
  const whole = await photograph();
  const half = whole.subarray(0, whole.length / 2);
  // Two frames, black and white.
  const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3), Buffer.alloc(8 * 8 * 3, 255)]);
  const animation = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0 })
    .toBuffer();
  // Few bytes, many pixels.
  const huge = await sharp({ create: { width: 12_000, height: 5_000, channels: 3, background: '#1F5C43' } })
    .png()
    .toBuffer();
  for (const bytes of [svg, half, animation, huge, Buffer.from('GIF89a'), Buffer.from('x'), Buffer.alloc(0)]) {
    const { avatar } = errorOf(await upload(bytes), 422).errors;
    expect(avatar).toEqual([expect.stringContaining('ohne Animation, mit höchstens 50 Millionen Pixeln')]);
  }
  expect((await upload(Buffer.alloc(avatarBytes + 1), 'image/png')).statusCode).toBe(413);
  expect((await upload(await photograph(), 'text/html')).statusCode).toBe(415);
  expect((await upload(Buffer.from('{}'), 'application/json')).statusCode).toBe(415);
  const guest = await server.inject({
    method: 'POST',
    url: '/api/v1/user/avatar/',
    headers: { 'content-type': 'image/jpeg' },
    payload: await photograph(),
  });
  expect(guest.statusCode).toBe(401);
});
