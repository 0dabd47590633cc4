import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon, icons } from '../../../icons/draw-icons.ts';
import { configForTests } from '../../../testing/config-for-tests.ts';
import { serveAppManifest } from './app-manifest.ts';

type Manifest = {
  id: string;
  scope: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
};

it.each([
  ['/manifest.webmanifest', 'de-AT', '/', { name: 'Wunschliste', url: '/wishlist/' }],
  ['/manifest.en.webmanifest', 'en', '/en/', { name: 'Wishlist', url: '/en/wishlist/' }],
  ['/manifest.hu.webmanifest', 'de-HU', '/hu/', { name: 'Wunschliste', url: '/hu/wishlist/' }],
])('%s is in the language of its pages, and opens in it', async (path, lang, home, shortcut) => {
  const server = Fastify();
  await serveAppManifest(server, { ...configForTests, locales: ['at', 'en', 'hu'] });
  const manifest = (await server.inject(path)).json<Manifest>();
  expect(manifest.lang).toContain(lang);
  expect(manifest).toMatchObject({ id: home, start_url: home, scope: '/' });
  expect(manifest.shortcuts[0]).toEqual(shortcut);
  await server.close();
});

it('the manifest names icons that are served in the size and format that it says, one of them maskable', async () => {
  const server = Fastify();
  await serveAppManifest(server, configForTests);
  const response = await server.inject('/manifest.webmanifest');
  expect(response.headers['content-type']).toContain('application/manifest+json');
  const manifest = response.json<Manifest>();
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of [
    ...manifest.icons,
    { src: '/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  ]) {
    const icon = await server.inject(src);
    expect(icon.headers['content-type']).toBe(type);
    const { format, width, height } = await sharp(icon.rawPayload).metadata();
    expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
  }
  const { statusCode, headers } = await server.inject('/favicon.ico');
  expect([statusCode, headers.location]).toEqual([301, '/icons/icon-192.png']);
  await server.close();
});

it('the committed icons equal the drawn ones; a maskable one fills its square and keeps its mark within the circle', async () => {
  for (const icon of icons) {
    const committed = await readFile(new URL(`../../../../public/icons/${icon.file}`, import.meta.url));
    const raw = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();
    const [stored, drawn] = await Promise.all([raw(committed), drawIcon(icon).then(raw)]);
    expect(stored.equals(drawn), icon.file).toBe(true);
    if (!icon.isMaskable) continue;
    const outside = new Set<string>();
    for (let y = 0; y < icon.pixels; y++) {
      for (let x = 0; x < icon.pixels; x++) {
        const middle = (icon.pixels - 1) / 2;
        if (Math.hypot(x - middle, y - middle) <= icon.pixels * 0.4) continue;
        const at = (y * icon.pixels + x) * 4;
        outside.add(stored.subarray(at, at + 4).toString('hex'));
      }
    }
    expect([...outside], icon.file).toEqual(['10201aff']);
  }
});
