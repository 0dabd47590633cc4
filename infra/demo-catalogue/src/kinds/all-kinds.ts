import type { KindSpec } from '../generator/kind-spec.ts';
import { baseLayer } from './clothing/base-layer.ts';
import { beanie } from './clothing/beanie.ts';
import { cap } from './clothing/cap.ts';
import { downJacket } from './clothing/down-jacket.ts';
import { fleece } from './clothing/fleece.ts';
import { glove } from './clothing/glove.ts';
import { hoodie } from './clothing/hoodie.ts';
import { shellJacket } from './clothing/shell-jacket.ts';
import { shirt } from './clothing/shirt.ts';
import { shorts } from './clothing/shorts.ts';
import { skiPants } from './clothing/ski-pants.ts';
import { sock } from './clothing/sock.ts';
import { swimwear } from './clothing/swimwear.ts';
import { tights } from './clothing/tights.ts';
import { backpack } from './equipment/backpack.ts';
import { ball } from './equipment/ball.ts';
import { climbingHarness } from './equipment/climbing-harness.ts';
import { dumbbell } from './equipment/dumbbell.ts';
import { mat } from './equipment/mat.ts';
import { racket } from './equipment/racket.ts';
import { sleepingBag } from './equipment/sleeping-bag.ts';
import { sunglasses } from './equipment/sunglasses.ts';
import { swimGoggles } from './equipment/swim-goggles.ts';
import { tent } from './equipment/tent.ts';
import { trekkingPack } from './equipment/trekking-pack.ts';
import { climbingShoe } from './footwear/climbing-shoe.ts';
import { footballBoot } from './footwear/football-boot.ts';
import { hikingBoot } from './footwear/hiking-boot.ts';
import { runningShoe } from './footwear/running-shoe.ts';
import { sneaker } from './footwear/sneaker.ts';
import { bike } from './winter-and-bike/bike.ts';
import { bikeLight } from './winter-and-bike/bike-light.ts';
import { bikeLock } from './winter-and-bike/bike-lock.ts';
import { goggles } from './winter-and-bike/goggles.ts';
import { helmet } from './winter-and-bike/helmet.ts';
import { ski } from './winter-and-bike/ski.ts';
import { skiBinding } from './winter-and-bike/ski-binding.ts';
import { skiBoot } from './winter-and-bike/ski-boot.ts';
import { skiPoles } from './winter-and-bike/ski-poles.ts';
import { snowboard } from './winter-and-bike/snowboard.ts';

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
  skiBinding,
  skiBoot,
  skiPoles,
  snowboard,
  goggles,
  footballBoot,
  fleece,
  skiPants,
  baseLayer,
  glove,
  beanie,
  trekkingPack,
  racket,
  ball,
  tent,
  sleepingBag,
  mat,
  dumbbell,
  swimwear,
  swimGoggles,
  cap,
  sock,
  hoodie,
  sunglasses,
  bikeLight,
  bikeLock,
  climbingShoe,
  climbingHarness,
];
