import type { Product } from 'shared-contracts/entities';

export type SizeAdviceKind = 'shoe' | 'clothing' | 'ski' | 'bike' | 'other';

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
  if (titles.length > 1 && titles.every(isShoeSize)) return 'shoe';
  return 'other';
}

/** `42`, `42,5`, `42.5`, `42 2/3` between the smallest children's and the largest men's size. */
function isShoeSize(title: string): boolean {
  const size = Number(/^(\d{2})([.,]5| [12]\/3)?$/.exec(title)?.[1]);
  return size >= 18 && size <= 50;
}
