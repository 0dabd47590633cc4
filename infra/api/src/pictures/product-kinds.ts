import { backpack } from './kinds/backpack.ts';
import { bike } from './kinds/bike.ts';
import { downJacket } from './kinds/down-jacket.ts';
import { helmet } from './kinds/helmet.ts';
import { hikingBoot } from './kinds/hiking-boot.ts';
import { runningShoe } from './kinds/running-shoe.ts';
import { shellJacket } from './kinds/shell-jacket.ts';
import { shirt } from './kinds/shirt.ts';
import { shorts } from './kinds/shorts.ts';
import { ski } from './kinds/ski.ts';
import { sneaker } from './kinds/sneaker.ts';
import { tights } from './kinds/tights.ts';
import type { KindDrawing } from './sheet.ts';

export const productKinds = [
  'running-shoe',
  'hiking-boot',
  'sneaker',
  'shell-jacket',
  'down-jacket',
  'shirt',
  'shorts',
  'tights',
  'ski',
  'helmet',
  'bike',
  'backpack',
] as const;

export type ProductKind = (typeof productKinds)[number];

/** The drawings of every kind. To add a kind: one file in `kinds/`, its id above, its drawing here. */
export const drawingOf: Record<ProductKind, KindDrawing> = {
  'running-shoe': runningShoe,
  'hiking-boot': hikingBoot,
  sneaker,
  'shell-jacket': shellJacket,
  'down-jacket': downJacket,
  shirt,
  shorts,
  tights,
  ski,
  helmet,
  bike,
  backpack,
};
