import type { KindSpec } from '../kind-spec';
import { backpack } from './backpack';
import { bike } from './bike';
import { downJacket } from './down-jacket';
import { helmet } from './helmet';
import { hikingBoot } from './hiking-boot';
import { runningShoe } from './running-shoe';
import { shellJacket } from './shell-jacket';
import { shirt } from './shirt';
import { shorts } from './shorts';
import { ski } from './ski';
import { sneaker } from './sneaker';
import { tights } from './tights';

export const allKinds: readonly KindSpec[] = [
  runningShoe,
  hikingBoot,
  sneaker,
  shellJacket,
  downJacket,
  shirt,
  shorts,
  tights,
  ski,
  helmet,
  bike,
  backpack,
];
