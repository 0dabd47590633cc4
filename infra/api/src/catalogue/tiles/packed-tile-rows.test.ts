import { expect, it } from 'vitest';
import type { PictureRef } from '../../media/picture-ref.ts';
import { createTileRowPacking } from './packed-tile-rows.ts';
import type { TileRow } from './tile-row.ts';

const picture = (id: string, more: Partial<PictureRef> = {}): PictureRef => ({
  id: id.repeat(32),
  width: 800,
  height: 1000,
  colour: '#ebe8df',
  type: 'svg',
  ...more,
});

const rowOf = (front: PictureRef | null, back: PictureRef | null): TileRow => ({
  id: 1,
  brand_id: 2,
  gender: 1,
  names: { at: 'Kar' },
  rrp: 1000,
  vk: 900,
  premium: 800,
  staff: 700,
  pro: 600,
  is_new: false,
  sale_type: 'regular',
  variants: [{ id: 11, colour: 'rot', path: '/p/kar/', sizes: ['40'], gone: [], front, back }],
});

it('a packed row is unpacked as it was, and names each set of tones once', () => {
  const { pack, unpack } = createTileRowPacking();
  const tones = { base: '#b8402f', deep: '#6b1f15' };
  const rows = [
    rowOf(picture('a', { tones }), picture('b', { tones, alt: { at: 'Von hinten' } })),
    rowOf(picture('c', { type: 'jpeg' }), null),
    rowOf(null, null),
  ];
  const texts = rows.map(pack);
  expect(texts.map(unpack)).toEqual(rows);
  expect(texts.map((text) => pack(unpack(text)))).toEqual(texts);
  expect(JSON.stringify(texts)).not.toContain('b8402f');
});
