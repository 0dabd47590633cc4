import { backpack } from './kinds/backpack.ts';
import { ball } from './kinds/ball.ts';
import { bike } from './kinds/bike.ts';
import { cap } from './kinds/cap.ts';
import { downJacket } from './kinds/down-jacket.ts';
import { dumbbell } from './kinds/dumbbell.ts';
import { helmet } from './kinds/helmet.ts';
import { hikingBoot } from './kinds/hiking-boot.ts';
import { mat } from './kinds/mat.ts';
import { racket } from './kinds/racket.ts';
import { runningShoe } from './kinds/running-shoe.ts';
import { shellJacket } from './kinds/shell-jacket.ts';
import { shirt } from './kinds/shirt.ts';
import { shorts } from './kinds/shorts.ts';
import { ski } from './kinds/ski.ts';
import { sneaker } from './kinds/sneaker.ts';
import { sock } from './kinds/sock.ts';
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
  'racket',
  'ball',
  'dumbbell',
  'mat',
  'cap',
  'sock',
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
  racket,
  ball,
  dumbbell,
  mat,
  cap,
  sock,
};
