import { useState } from 'react';
import type { ProductCompanion, ProductOption } from 'shared-contracts/entities';
import { chosenPieces, initialChoice, type PieceChoice, type Pieces } from '../piece-choice.ts';

export type CompanionChoice = {
  /** The checked companions, in the order of the page. */
  ticked: readonly ProductCompanion[];
  sizes: PieceChoice;
  /** The checked companions as the cart expects them; null while one has no size. */
  pieces: Pieces | null;
  tick(id: number, checked: boolean): void;
  chooseSize(id: number, size: ProductOption): void;
};

/** Checked companions and their sizes. A size stays selected while its companion is not checked. */
export function useCompanions(companions: readonly ProductCompanion[], mounting: boolean): CompanionChoice {
  const [checkedIds, setCheckedIds] = useState<readonly number[]>([]);
  const [sizes, setSizes] = useState(() => initialChoice(companions));
  const ticked = companions.filter(({ product }) => checkedIds.includes(product.id));
  return {
    ticked,
    sizes,
    pieces: chosenPieces(ticked, sizes, mounting),
    tick: (id, checked) => setCheckedIds((ids) => (checked ? [...ids, id] : ids.filter((other) => other !== id))),
    chooseSize: (id, size) => setSizes((before) => ({ ...before, [id]: size })),
  };
}
