import { atCut } from '../design.ts';
import type { ProductKind } from '../product-kinds.ts';
import { boxes } from './boxes.ts';
import { type ModelName, models } from './models.ts';
import { type Size, sizes } from './sizes.ts';

/** What is compared, in centimetres. */
export type Measures = {
  readonly width: number;
  readonly height: number;
  /** Height of its lower edge above the ground; 0: it stands. */
  readonly hem: number;
  /** The part of its height that is not measured. */
  readonly skip: number;
  readonly along: 'width' | 'height';
  /** Length of what is measured, as the picture says it. */
  readonly label: number;
  readonly model: ModelName;
};

/** Edges of a cut's drawing on its sheet. */
export function boxOf(kind: ProductKind, cut: number) {
  const edges = atCut(boxes[kind].split(', '), cut).split(' ').map(Number);
  return { left: atCut(edges, 0), top: atCut(edges, 1), right: atCut(edges, 2), bottom: atCut(edges, 3) };
}

function sizeOf(kind: ProductKind, cut: number): Size {
  const found = sizes[kind];
  return 'beside' in found ? found : atCut(found, cut);
}

const childRatio = models.child.height / models.person.height;

/** The true size of a product of this kind and cut, and what it is compared with. */
export function measuresOf(kind: ProductKind, cut: number, isForChildren: boolean): Measures {
  const { length, along, child, beside, hem = 0, skip = 0, widen = 1 } = sizeOf(kind, cut);
  const { left, top, right, bottom } = boxOf(kind, cut);
  const ratio = ((right - left) / (bottom - top)) * widen;
  const share = isForChildren && hem > 0 ? childRatio : 1;
  const long = (isForChildren ? child : undefined) ?? length * share;
  const skipped = skip * share;
  return {
    ...(along === 'width' ? { width: long, height: long / ratio } : { width: long * ratio, height: long }),
    hem: hem * share,
    skip: skipped,
    along,
    label: Math.round(long - skipped),
    model: beside === 'hand' ? 'hand' : isForChildren ? 'child' : 'person',
  };
}
