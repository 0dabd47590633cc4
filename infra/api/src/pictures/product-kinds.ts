import { backpack } from './kinds/backpack.ts';
import { ball } from './kinds/ball.ts';
import { baseLayer } from './kinds/base-layer.ts';
import { beanie } from './kinds/beanie.ts';
import { bike } from './kinds/bike.ts';
import { bikeLight } from './kinds/bike-light.ts';
import { bikeLock } from './kinds/bike-lock.ts';
import { cap } from './kinds/cap.ts';
import { climbingHarness } from './kinds/climbing-harness.ts';
import { climbingShoe } from './kinds/climbing-shoe.ts';
import { downJacket } from './kinds/down-jacket.ts';
import { dumbbell } from './kinds/dumbbell.ts';
import { fleece } from './kinds/fleece.ts';
import { footballBoot } from './kinds/football-boot.ts';
import { glove } from './kinds/glove.ts';
import { goggles } from './kinds/goggles.ts';
import { helmet } from './kinds/helmet.ts';
import { hikingBoot } from './kinds/hiking-boot.ts';
import { hoodie } from './kinds/hoodie.ts';
import { mat } from './kinds/mat.ts';
import { racket } from './kinds/racket.ts';
import { runningShoe } from './kinds/running-shoe.ts';
import { shellJacket } from './kinds/shell-jacket.ts';
import { shirt } from './kinds/shirt.ts';
import { shorts } from './kinds/shorts.ts';
import { ski } from './kinds/ski.ts';
import { skiBinding, touringBinding } from './kinds/ski-binding.ts';
import { skiBoot, touringBoot } from './kinds/ski-boot.ts';
import { skiHelmet } from './kinds/ski-helmet.ts';
import { skiPants } from './kinds/ski-pants.ts';
import { skiPoles } from './kinds/ski-poles.ts';
import { sleepingBag } from './kinds/sleeping-bag.ts';
import { sneaker } from './kinds/sneaker.ts';
import { snowboard } from './kinds/snowboard.ts';
import { sock } from './kinds/sock.ts';
import { sunglasses } from './kinds/sunglasses.ts';
import { swimGoggles } from './kinds/swim-goggles.ts';
import { swimwear } from './kinds/swimwear.ts';
import { tent } from './kinds/tent.ts';
import { tights } from './kinds/tights.ts';
import { avalanchePack, trekkingPack } from './kinds/trekking-pack.ts';
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
  'football-boot',
  'fleece',
  'snowboard',
  'goggles',
  'ski-boot',
  'touring-boot',
  'ski-poles',
  'beanie',
  'ski-binding',
  'touring-binding',
  'glove',
  'base-layer',
  'ski-pants',
  'sunglasses',
  'swim-goggles',
  'hoodie',
  'swimwear',
  'tent',
  'sleeping-bag',
  'ski-helmet',
  'trekking-pack',
  'avalanche-pack',
  'climbing-shoe',
  'climbing-harness',
  'bike-light',
  'bike-lock',
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
  'football-boot': footballBoot,
  fleece,
  snowboard,
  goggles,
  'ski-boot': skiBoot,
  'touring-boot': touringBoot,
  'ski-poles': skiPoles,
  beanie,
  'ski-binding': skiBinding,
  'touring-binding': touringBinding,
  glove,
  'base-layer': baseLayer,
  'ski-pants': skiPants,
  sunglasses,
  'swim-goggles': swimGoggles,
  hoodie,
  swimwear,
  tent,
  'sleeping-bag': sleepingBag,
  'ski-helmet': skiHelmet,
  'trekking-pack': trekkingPack,
  'avalanche-pack': avalanchePack,
  'climbing-shoe': climbingShoe,
  'climbing-harness': climbingHarness,
  'bike-light': bikeLight,
  'bike-lock': bikeLock,
};
