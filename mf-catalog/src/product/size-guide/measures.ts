import type { SizeSystem } from 'shared-contracts/entities';

/** How to measure for a size. Part of the page's data, so that no page's script contains all guides. */
export type SizeGuide = {
  readonly text: string;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
};

export type SizeGuides = Readonly<Record<SizeSystem, SizeGuide>>;

/**
 * Foot lengths by EU size, which counts in steps of two thirds of a centimetre (Paris points) and includes 1.5 cm of toe room.
 *
 * @param decimal decimal separator of the locale
 */
export function shoeRows(from: number, to: number, decimal: string): string[][] {
  const rows: string[][] = [];
  for (let size = from; size <= to; size += 1) {
    const foot = Math.floor((size / 1.5 - 1.5) * 10) / 10;
    rows.push([String(size), `${foot.toFixed(1).replace('.', decimal)} cm`]);
  }
  return rows;
}

/** Chest, waist and hips in centimetres. */
export const clothingRows: string[][] = [
  ['XS', '78–82', '62–66', '86–90'],
  ['S', '83–90', '67–74', '91–97'],
  ['M', '91–98', '75–82', '98–104'],
  ['L', '99–106', '83–91', '105–111'],
  ['XL', '107–115', '92–101', '112–118'],
  ['XXL', '116–125', '102–112', '119–126'],
];

/** Circumference of the hand without thumb, in centimetres. */
export const gloveRows: string[][] = [
  ['6,5', 'XS', '17–18'],
  ['7–7,5', 'S', '18–20'],
  ['8–8,5', 'M', '20–22'],
  ['9–9,5', 'L', '22–24'],
  ['10', 'XL', '24–26'],
  ['10,5', 'XXL', '26–28'],
];

/** Inside leg and frame size in centimetres. */
export const frameRows: string[][] = [
  ['S (43 cm)', '72–77'],
  ['M (47 cm)', '77–82'],
  ['L (51 cm)', '82–87'],
  ['XL (55 cm)', '87–93'],
];

/** EU sizes by mondopoint, which is the foot's length in centimetres. */
export function mondopointRows(from: number, to: number, decimal: string): string[][] {
  const rows: string[][] = [];
  for (let length = from; length <= to; length += 1) {
    rows.push([`MP ${String(length).replace('.', decimal)}`, `EU ${Math.round((length + 1.5) * 1.5)}`]);
  }
  return rows;
}
