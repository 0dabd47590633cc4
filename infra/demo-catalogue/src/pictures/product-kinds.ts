import { baseLayer } from './drawings/clothing/base-layer.ts';
import { beanie } from './drawings/clothing/beanie.ts';
import { cap, runningCap } from './drawings/clothing/cap/cap.ts';
import { downJacket, downVest } from './drawings/clothing/down-jacket/down-jacket.ts';
import { fleece } from './drawings/clothing/fleece.ts';
import { glove } from './drawings/clothing/glove.ts';
import { hoodie, sweater } from './drawings/clothing/hoodie/hoodie.ts';
import { shellJacket } from './drawings/clothing/shell-jacket/shell-jacket.ts';
import { shirt } from './drawings/clothing/shirt/shirt.ts';
import { hikingShorts, shorts } from './drawings/clothing/shorts/shorts.ts';
import { skiPants } from './drawings/clothing/ski-pants.ts';
import { hikingSock, skiSock, sock } from './drawings/clothing/sock.ts';
import { swimShorts } from './drawings/clothing/swim-shorts.ts';
import { swimwear } from './drawings/clothing/swimwear.ts';
import { tights } from './drawings/clothing/tights/tights.ts';
import { backpack } from './drawings/equipment/backpack/backpack.ts';
import { ball } from './drawings/equipment/ball.ts';
import { climbingHarness } from './drawings/equipment/climbing-harness.ts';
import { dumbbell, vinylDumbbell } from './drawings/equipment/dumbbell.ts';
import { mat, sleepingMat } from './drawings/equipment/mat.ts';
import { racket } from './drawings/equipment/racket.ts';
import { blanketSleepingBag, sleepingBag } from './drawings/equipment/sleeping-bag.ts';
import { citySunglasses, sunglasses } from './drawings/equipment/sunglasses/sunglasses.ts';
import { swimGoggles } from './drawings/equipment/swim-goggles.ts';
import { campingTent, tent } from './drawings/equipment/tent/tent.ts';
import { avalanchePack, trekkingPack } from './drawings/equipment/trekking-pack/trekking-pack.ts';
import { climbingShoe, performanceClimbingShoe } from './drawings/footwear/climbing-shoe/climbing-shoe.ts';
import { footballBoot } from './drawings/footwear/football-boot.ts';
import { hikingBoot, hikingShoe } from './drawings/footwear/hiking-boot/hiking-boot.ts';
import { runningShoe } from './drawings/footwear/running-shoe/running-shoe.ts';
import { sneaker } from './drawings/footwear/sneaker/sneaker.ts';
import { bike, gravelBike, kidsBike } from './drawings/winter-and-bike/bike.ts';
import { bikeLight } from './drawings/winter-and-bike/bike-light/bike-light.ts';
import { cableLock, chainLock, foldingLock, uLock } from './drawings/winter-and-bike/bike-lock.ts';
import { goggles } from './drawings/winter-and-bike/goggles.ts';
import { helmet } from './drawings/winter-and-bike/helmet/helmet.ts';
import { ski, touringSki } from './drawings/winter-and-bike/ski/ski.ts';
import { skiBinding, touringBinding } from './drawings/winter-and-bike/ski-binding/ski-binding.ts';
import { skiBoot, touringBoot } from './drawings/winter-and-bike/ski-boot/ski-boot.ts';
import { skiHelmet } from './drawings/winter-and-bike/ski-helmet.ts';
import { skiPoles } from './drawings/winter-and-bike/ski-poles.ts';
import { snowboard } from './drawings/winter-and-bike/snowboard.ts';
import { hungBack } from './motifs/hung-back.ts';
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

/**
 * The drawings of every kind. To add a kind: one file in `kinds/`, its id above, its drawing here, its true size in `scale/sizes.ts`;
 * then run `scale/measure-boxes.ts`.
 */
export const drawingOf: Record<ProductKind, KindDrawing> = {
  'running-shoe': runningShoe,
  'hiking-boot': hikingBoot,
  'hiking-shoe': hikingShoe,
  sneaker,
  'shell-jacket': hungBack(shellJacket),
  'down-jacket': hungBack(downJacket),
  'down-vest': hungBack(downVest),
  shirt: hungBack(shirt),
  shorts: hungBack(shorts),
  tights: hungBack(tights),
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
  fleece: hungBack(fleece),
  snowboard,
  goggles,
  'ski-boot': skiBoot,
  'touring-boot': touringBoot,
  'ski-poles': skiPoles,
  beanie,
  'ski-binding': skiBinding,
  'touring-binding': touringBinding,
  glove,
  'base-layer': hungBack(baseLayer),
  'ski-pants': hungBack(skiPants),
  sunglasses,
  'swim-goggles': swimGoggles,
  hoodie: hungBack(hoodie),
  swimwear: hungBack(swimwear),
  tent,
  'sleeping-bag': sleepingBag,
  'ski-helmet': skiHelmet,
  'trekking-pack': trekkingPack,
  'avalanche-pack': avalanchePack,
  'climbing-shoe': climbingShoe,
  'climbing-harness': climbingHarness,
  'bike-light': bikeLight,
  'swim-shorts': hungBack(swimShorts),
  'camping-tent': campingTent,
  'blanket-sleeping-bag': blanketSleepingBag,
  'sleeping-mat': sleepingMat,
  'vinyl-dumbbell': vinylDumbbell,
  'running-cap': runningCap,
  'hiking-sock': hikingSock,
  'ski-sock': skiSock,
  sweater: hungBack(sweater),
  'city-sunglasses': citySunglasses,
  'performance-climbing-shoe': performanceClimbingShoe,
  'u-lock': uLock,
  'folding-lock': foldingLock,
  'chain-lock': chainLock,
  'cable-lock': cableLock,
  'hiking-shorts': hungBack(hikingShorts),
  'touring-ski': touringSki,
  'gravel-bike': gravelBike,
  'kids-bike': kidsBike,
};
