import type { Gender } from 'shared-contracts/entities';

function range(from: number, to: number, step = 1): string[] {
  const values: string[] = [];
  for (let value = from; value <= to; value += step) values.push(String(value).replace('.', ','));
  return values;
}

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const kidsShoes = range(28, 38);
const kidsClothing = range(104, 164, 12);
const skiLengths = range(142, 184, 7).map((length) => `${length} cm`);
const kidsSkiLengths = range(100, 140, 10).map((length) => `${length} cm`);
const headSizes = ['51–55 cm', '55–59 cm', '59–62 cm'];
const kidsHeadSizes = ['47–51 cm', '51–55 cm'];
const frameSizes = ['S (43 cm)', 'M (47 cm)', 'L (51 cm)', 'XL (55 cm)'];
const wheelSizes = ['16 Zoll', '20 Zoll', '24 Zoll'];
const oneSize = 'Einheitsgröße';

export function shoeSizes(gender: Gender): readonly string[] {
  if (gender === 1) return range(36, 42, 0.5);
  if (gender === 3) return kidsShoes;
  return range(40, 47.5, 0.5);
}

/** Shoes that are sold in whole sizes only. */
export function wholeShoeSizes(gender: Gender): readonly string[] {
  if (gender === 1) return range(36, 42);
  if (gender === 3) return kidsShoes;
  return gender === 0 ? range(36, 47) : range(40, 48);
}

export function clothingSizes(gender: Gender): readonly string[] {
  if (gender === 3) return kidsClothing;
  return gender === 1 ? letters.slice(0, 5) : letters.slice(1);
}

export function skiSizes(gender: Gender): readonly string[] {
  if (gender === 3) return kidsSkiLengths;
  return gender === 1 ? skiLengths.slice(0, 5) : skiLengths;
}

export function helmetSizes(gender: Gender): readonly string[] {
  return gender === 3 ? kidsHeadSizes : headSizes;
}

export function bikeSizes(gender: Gender): readonly string[] {
  return gender === 3 ? wheelSizes : frameSizes;
}

export function noSizes(): readonly string[] {
  return [oneSize];
}

/** Every size there is, in the order in which a filter lists them. */
export const allSizes: readonly string[] = [
  ...new Set([
    ...range(28, 35),
    ...range(36, 48, 0.5),
    ...letters,
    ...kidsClothing,
    ...kidsHeadSizes,
    ...headSizes,
    ...kidsSkiLengths,
    ...skiLengths,
    ...wheelSizes,
    ...frameSizes,
    oneSize,
  ]),
];
