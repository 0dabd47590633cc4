// @module-tag rotated
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { placeholder } from '../media/placeholder.ts';
import { madePhotograph } from '../testing/media/made-pictures.ts';
import { testStore } from '../testing/media/test-store.ts';
import { pagePicture } from './page-pictures.ts';

it('a page has a photograph as the smallest rendering that fills it, and the placeholder for a missing one', async () => {
  const media = await testStore();
  const photograph = madePhotograph({ width: 1400, height: 1050 }, '#ffffff');
  const added = await media.add(await photograph.jpeg().toBuffer(), 'a photograph');
  if (!added.ok) throw new Error(added.refusal);
  const { svg, ...shown } = await pagePicture({ media }, added.picture);
  expect(shown).toEqual({ width: 1400, height: 1050, ground: '#ffffff' });
  const [, type, data = ''] = /href="data:image\/(\w+);base64,([^"]+)"/.exec(svg) ?? [];
  expect(type).toBe('webp');
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 640 });

  const missing = await pagePicture({ media }, { ...added.picture, id: '0'.repeat(added.picture.id.length) });
  expect(missing).toMatchObject({ width: placeholder.width, height: placeholder.height, ground: null });
  expect(missing.svg).not.toContain('base64');
});
