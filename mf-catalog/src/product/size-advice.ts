import type { Product } from 'shared-contracts/entities';

export type SizeAdviceKind = 'shoe' | 'clothing' | 'children' | 'head' | 'ski' | 'bike' | 'other';

/** UX rule 8: what a size means is explained where it is asked for, by the kind of product. */
export function sizeAdviceKind({
  isSki,
  isBike,
  options,
}: Pick<Product, 'isSki' | 'isBike' | 'options'>): SizeAdviceKind {
  if (isSki) return 'ski';
  if (isBike) return 'bike';
  const titles = options.map((option) => option.title.trim());
  if (titles.some((title) => /^(\d?X{0,3}[SL]|M)$/i.test(title))) return 'clothing';
  if (titles.some((title) => /^\d{2}–\d{2} cm$/.test(title))) return 'head';
  if (titles.length > 1 && titles.every(isShoeSize)) return 'shoe';
  return titles.every(isChildrensSize) ? 'children' : 'other';
}

/** A body height in centimetres. */
function isChildrensSize(title: string): boolean {
  const height = Number(title);
  return height >= 50 && height <= 182;
}

/** `42`, `42,5`, `42.5`, `42 2/3` between the smallest children's and the largest men's size. */
function isShoeSize(title: string): boolean {
  const size = Number(/^(\d{2})([.,]5| [12]\/3)?$/.exec(title)?.[1]);
  return size >= 18 && size <= 50;
}
