// @module-tag rotated
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Article, BlogList, HomeData, Listing, Product } from 'shared-contracts/entities';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madePhotograph } from '../testing/media/made-pictures.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { dataOf, openTestApi } from '../testing/test-api.ts';
import { cardSize, drawCard } from './draw-card.ts';

let api: Awaited<ReturnType<typeof openTestApi>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bergauf-cards-'));
  api = await openTestApi({ media: { ...testMedia(), renderingBytes: 50_000_000 } });
});
afterAll(async () => {
  await api.server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => api.server.inject(url);
async function firstProduct(locale = 'at'): Promise<Product> {
  const { products } = dataOf(await get('/api/v1/search/?path=/schuhe/&limit=1'), Listing);
  return dataOf(await get(`/api/v1/product/?path=${products[0]?.url}&locale=${locale}`), Product);
}

type Part = readonly [left: number, top: number, width: number, height: number];

/** Whether the part of a card has anything but one colour. */
async function isDrawn(png: Buffer, ...[left, top, width, height]: Part): Promise<boolean> {
  const { channels } = await sharp(await sharp(png).extract({ left, top, width, height }).toBuffer()).stats();
  return channels.some(({ stdev }) => stdev > 5);
}

describe('the card of a product', () => {
  it('is a PNG for shared links with brand, name, colour and picture, which caches keep for good', async () => {
    const { shareImage = '' } = await firstProduct();
    expect(shareImage).toMatch(/^\/pictures\/card\/product-\d+-at-[0-9a-f]{12}\.png$/);
    const response = await get(shareImage);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['cache-control']).toContain('immutable');
    const png = response.rawPayload;
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...cardSize });
    expect(png.length).toBeLessThan(300_000);
    const parts = {
      mark: [72, 60, 300, 80],
      text: [72, 300, 500, 200],
      detail: [72, 515, 300, 45],
      picture: [800, 100, 380, 430],
    } as const;
    for (const [name, part] of Object.entries<Part>(parts)) {
      expect(await isDrawn(png, ...part), name).toBe(true);
    }
    if (process.env['CARDS']) await writeFile(join(process.env['CARDS'], 'product.png'), png);
  });

  it('has another address once it shows something else, to which the old one leads', async () => {
    const { shareImage = '', id } = await firstProduct();
    const english = await firstProduct('en');
    expect(english.shareImage).toContain('-en-');
    await api.orm.execute(sql`update products set names = '{"at":"Umbenannt","en":"Renamed"}' where id = ${id}`);
    const old = await get(shareImage);
    expect(old.statusCode).toBe(302);
    const current = await get(String(old.headers.location));
    expect(current.statusCode).toBe(200);
    expect(old.headers.location).not.toBe(shareImage);
  });

  it('does not exist under other names: nobody can have pictures drawn that no page shows', async () => {
    const { shareImage = '' } = await firstProduct();
    for (const file of [
      'product-999999999-at-000000000000.png',
      'x.png',
      'article-1-xx-000000000000.png',
      `${'9'.repeat(80)}.png`,
    ]) {
      expect((await get(`/pictures/card/${file}`)).statusCode, file).toBeGreaterThanOrEqual(400);
    }
    const forged = shareImage.replace(/[0-9a-f]{12}\.png$/, '000000000000.png');
    expect((await get(forged)).statusCode).toBe(302);
  });
});

it('each article has a card too', async () => {
  const { articles } = dataOf(await get('/api/v1/blog/'), BlogList);
  const { shareImage = '' } = dataOf(await get(`/api/v1${articles[0]?.url}`), Article);
  const response = await get(shareImage);
  expect(response.statusCode).toBe(200);
  expect(await sharp(response.rawPayload).metadata()).toMatchObject(cardSize);
  if (process.env['CARDS']) await writeFile(join(process.env['CARDS'], 'article.png'), response.rawPayload);
});

it('the home page has a card of its main entry in each language', async () => {
  for (const locale of ['at', 'en']) {
    const { shareImage = '' } = dataOf(await get(`/api/v1/home/?locale=${locale}`), HomeData);
    expect(shareImage).toMatch(new RegExp(`^/pictures/card/home-0-${locale}-`));
    const response = await get(shareImage);
    expect(response.statusCode).toBe(200);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', ...cardSize });
    expect((await get(shareImage.replace('home-0', 'home-1'))).statusCode).toBe(404);
    if (process.env['CARDS']) await writeFile(join(process.env['CARDS'], `home-${locale}.png`), response.rawPayload);
  }
});

it('long names, single long words, other scripts and missing pictures still make a whole card', async () => {
  const titles = [
    'Dreilagige Hochtourenjacke mit abnehmbarer Kapuze, Schneefang und Unterarmbelüftung für lange Tage im Winter am Berg',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'Ψηφιακό ρολόι',
    '',
  ];
  const photograph = await madePhotograph({ width: 900, height: 600 }, '#336699').jpeg().toBuffer();
  for (const [index, title] of titles.entries()) {
    const content = { kicker: 'Norrak', title, detail: 'Moosgrün / Schwarz' };
    const bytes = index === 3 ? null : photograph;
    const png = await drawCard(content, { bytes, colour: '#e8e4da', fit: index % 2 ? 'filled' : 'whole' });
    expect(await sharp(png).metadata()).toMatchObject(cardSize);
    if (title !== '') expect(await isDrawn(png, 72, 300, 500, 200)).toBe(true);
    // Text does not run into the picture: the slanted edge between them is paper.
    expect(await isDrawn(png, 640, 200, 30, 200)).toBe(false);
    if (process.env['CARDS']) await writeFile(join(process.env['CARDS'], `edge-${index}.png`), png);
  }
});

it('a card is drawn once for many requests at a time', async () => {
  const { shareImage = '' } = await firstProduct('en');
  const { folder: media } = testMedia();
  const responses = await Promise.all(Array.from({ length: 20 }, () => get(shareImage)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  const files = await readdir(join(media, 'renderings', 'files'));
  expect(files).toContain(`card-${shareImage.slice(shareImage.lastIndexOf('/') + 1)}`);
});
