import { useState } from 'react';
import type { ProductCompanion, ProductOption } from 'shared-contracts/entities';
import { chosenPieces, initialChoice, type PieceChoice, type Pieces } from '../piece-choice.ts';

export type ChosenCompanions = {
  /** What the shopper wants along with the product, in the order of the page. */
  ticked: readonly ProductCompanion[];
  choice: PieceChoice;
  /** As the cart takes them; null as long as one has no size. */
  pieces: Pieces | null;
  tick(id: number, isWanted: boolean): void;
  choose(id: number, size: ProductOption): void;
};

/** Which companions are wanted, and in which sizes. A size stays chosen while its product is not wanted. */
export function useCompanions(companions: readonly ProductCompanion[], mounting: boolean): ChosenCompanions {
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const [choice, setChoice] = useState(() => initialChoice(companions));
  const ticked = companions.filter(({ product }) => wanted.includes(product.id));
  return {
    ticked,
    choice,
    pieces: chosenPieces(ticked, choice, mounting),
    tick: (id, isWanted) => setWanted((ids) => (isWanted ? [...ids, id] : ids.filter((other) => other !== id))),
    choose: (id, size) => setChoice((sizes) => ({ ...sizes, [id]: size })),
  };
}
