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

/** Body measurements in centimetres: women's chest and hips, men's chest and waist. The same as on the shop's size advice page. */
export const clothingRows: string[][] = [
  ['XS', '78–82', '86–90', '86–90', '72–76'],
  ['S', '82–88', '90–96', '90–96', '76–82'],
  ['M', '88–94', '96–102', '96–102', '82–88'],
  ['L', '94–100', '102–108', '102–108', '88–94'],
  ['XL', '100–108', '108–116', '108–116', '94–102'],
  ['XXL', '108–116', '116–124', '116–124', '102–110'],
];

/**
 * Circumference of the hand without thumb, in centimetres, as on the shop's size advice page.
 *
 * @param decimal decimal separator of the locale
 */
export function gloveRows(decimal: string): string[][] {
  const rows = [
    ['6.5', 'XS', '17–18'],
    ['7–7.5', 'S', '18–20'],
    ['8–8.5', 'M', '20–22'],
    ['9–9.5', 'L', '22–24'],
    ['10', 'XL', '24–26'],
    ['10.5', 'XXL', '26–28'],
  ];
  return rows.map((row) => row.map((cell) => cell.replace('.', decimal)));
}

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
