import { backpack } from './kinds/backpack.ts';
import { ball } from './kinds/ball.ts';
import { baseLayer } from './kinds/base-layer.ts';
import { beanie } from './kinds/beanie.ts';
import { bike, gravelBike, kidsBike } from './kinds/bike.ts';
import { bikeLight } from './kinds/bike-light.ts';
import { cableLock, chainLock, foldingLock, uLock } from './kinds/bike-lock.ts';
import { cap, runningCap } from './kinds/cap.ts';
import { climbingHarness } from './kinds/climbing-harness.ts';
import { climbingShoe, performanceClimbingShoe } from './kinds/climbing-shoe.ts';
import { downJacket, downVest } from './kinds/down-jacket.ts';
import { dumbbell, vinylDumbbell } from './kinds/dumbbell.ts';
import { fleece } from './kinds/fleece.ts';
import { footballBoot } from './kinds/football-boot.ts';
import { glove } from './kinds/glove.ts';
import { goggles } from './kinds/goggles.ts';
import { helmet } from './kinds/helmet.ts';
import { hikingBoot, hikingShoe } from './kinds/hiking-boot.ts';
import { hoodie, sweater } from './kinds/hoodie.ts';
import { mat, sleepingMat } from './kinds/mat.ts';
import { racket } from './kinds/racket.ts';
import { runningShoe } from './kinds/running-shoe.ts';
import { shellJacket } from './kinds/shell-jacket.ts';
import { shirt } from './kinds/shirt.ts';
import { hikingShorts, shorts } from './kinds/shorts.ts';
import { ski, touringSki } from './kinds/ski.ts';
import { skiBinding, touringBinding } from './kinds/ski-binding.ts';
import { skiBoot, touringBoot } from './kinds/ski-boot.ts';
import { skiHelmet } from './kinds/ski-helmet.ts';
import { skiPants } from './kinds/ski-pants.ts';
import { skiPoles } from './kinds/ski-poles.ts';
import { blanketSleepingBag, sleepingBag } from './kinds/sleeping-bag.ts';
import { sneaker } from './kinds/sneaker.ts';
import { snowboard } from './kinds/snowboard.ts';
import { hikingSock, skiSock, sock } from './kinds/sock.ts';
import { citySunglasses, sunglasses } from './kinds/sunglasses.ts';
import { swimGoggles } from './kinds/swim-goggles.ts';
import { swimShorts } from './kinds/swim-shorts.ts';
import { swimwear } from './kinds/swimwear.ts';
import { campingTent, tent } from './kinds/tent.ts';
import { tights } from './kinds/tights.ts';
import { avalanchePack, trekkingPack } from './kinds/trekking-pack.ts';
import type { KindDrawing } from './sheet.ts';

export const productKinds = [
  'running-shoe',
  'hiking-boot',
  'hiking-shoe',
  'sneaker',
  'shell-jacket',
  'down-jacket',
  'down-vest',
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
  'swim-shorts',
  'camping-tent',
  'blanket-sleeping-bag',
  'sleeping-mat',
  'vinyl-dumbbell',
  'running-cap',
  'hiking-sock',
  'ski-sock',
  'sweater',
  'city-sunglasses',
  'performance-climbing-shoe',
  'u-lock',
  'folding-lock',
  'chain-lock',
  'cable-lock',
  'hiking-shorts',
  'touring-ski',
  'gravel-bike',
  'kids-bike',
] as const;

export type ProductKind = (typeof productKinds)[number];

/** The drawings of every kind. To add a kind: one file in `kinds/`, its id above, its drawing here. */
export const drawingOf: Record<ProductKind, KindDrawing> = {
  'running-shoe': runningShoe,
  'hiking-boot': hikingBoot,
  'hiking-shoe': hikingShoe,
  sneaker,
  'shell-jacket': shellJacket,
  'down-jacket': downJacket,
  'down-vest': downVest,
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
  'swim-shorts': swimShorts,
  'camping-tent': campingTent,
  'blanket-sleeping-bag': blanketSleepingBag,
  'sleeping-mat': sleepingMat,
  'vinyl-dumbbell': vinylDumbbell,
  'running-cap': runningCap,
  'hiking-sock': hikingSock,
  'ski-sock': skiSock,
  sweater,
  'city-sunglasses': citySunglasses,
  'performance-climbing-shoe': performanceClimbingShoe,
  'u-lock': uLock,
  'folding-lock': foldingLock,
  'chain-lock': chainLock,
  'cable-lock': cableLock,
  'hiking-shorts': hikingShorts,
  'touring-ski': touringSki,
  'gravel-bike': gravelBike,
  'kids-bike': kidsBike,
};
