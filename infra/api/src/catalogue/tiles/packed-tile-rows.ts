import type { PictureRef } from '../../media/picture-ref.ts';
import type { PriceCents } from '../money.ts';
import type { TileRow } from './tile-row.ts';

type PackedPicture = readonly [
  id: string,
  width: number,
  height: number,
  colour: string,
  type: PictureRef['type'],
  /** Index of its tones in the list of all; -1 without tones. */
  tones: number,
  alt: PictureRef['alt'] | null,
];

/** A row as JSON, without its prices, which change separately. Equal rows have equal texts. */
export type PackedTileRow = { readonly prices: string; readonly row: string };

export type TileRowPacking = {
  pack(row: TileRow): PackedTileRow;
  unpack(packed: PackedTileRow): TileRow;
};

export function packPrices({ rrp, vk, premium, staff, pro }: PriceCents): string {
  return JSON.stringify({ rrp, vk, premium, staff, pro });
}

/**
 * Rows as JSON in which each set of tones is a number: all products share a few sets, which would otherwise be the larger
 * part of a row.
 */
export function createTileRowPacking(): TileRowPacking {
  const numbers = new Map<string, number>();
  const sets: NonNullable<PictureRef['tones']>[] = [];

  function numberOf(tones: PictureRef['tones']): number {
    if (tones === undefined) return -1;
    const text = JSON.stringify(tones);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, sets.length);
    return sets.push(tones) - 1;
  }

  function packed(picture: PictureRef | null): PackedPicture | null {
    // A reference of an earlier release has no id: the placeholder is shown.
    if (picture?.id === undefined) return null;
    const { id, width, height, colour, type, tones, alt } = picture;
    return [id, width, height, colour, type, numberOf(tones), alt ?? null];
  }

  function unpacked(picture: PackedPicture | null): PictureRef | null {
    if (picture === null) return null;
    const [id, width, height, colour, type, number, alt] = picture;
    const tones = sets[number];
    return { id, width, height, colour, type, ...(tones && { tones }), ...(alt && { alt }) };
  }

  return {
    pack: ({ rrp, vk, premium, staff, pro, ...row }) => ({
      prices: packPrices({ rrp, vk, premium, staff, pro }),
      row: JSON.stringify({
        ...row,
        variants: row.variants.map((variant) => ({
          ...variant,
          front: packed(variant.front),
          back: packed(variant.back),
        })),
      }),
    }),
    unpack(packedRow) {
      const row = { ...JSON.parse(packedRow.row), ...JSON.parse(packedRow.prices) };
      for (const variant of row.variants) {
        variant.front = unpacked(variant.front);
        variant.back = unpacked(variant.back);
      }
      return row;
    },
  };
}
