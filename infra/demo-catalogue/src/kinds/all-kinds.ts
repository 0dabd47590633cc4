import type { KindSpec } from '../generator/kind-spec.ts';
import { backpack } from './backpack.ts';
import { ball } from './ball.ts';
import { baseLayer } from './base-layer.ts';
import { beanie } from './beanie.ts';
import { bike } from './bike.ts';
import { bikeLight } from './bike-light.ts';
import { bikeLock } from './bike-lock.ts';
import { cap } from './cap.ts';
import { climbingHarness } from './climbing-harness.ts';
import { climbingShoe } from './climbing-shoe.ts';
import { downJacket } from './down-jacket.ts';
import { dumbbell } from './dumbbell.ts';
import { fleece } from './fleece.ts';
import { footballBoot } from './football-boot.ts';
import { glove } from './glove.ts';
import { goggles } from './goggles.ts';
import { helmet } from './helmet.ts';
import { hikingBoot } from './hiking-boot.ts';
import { hoodie } from './hoodie.ts';
import { mat } from './mat.ts';
import { racket } from './racket.ts';
import { runningShoe } from './running-shoe.ts';
import { shellJacket } from './shell-jacket.ts';
import { shirt } from './shirt.ts';
import { shorts } from './shorts.ts';
import { ski } from './ski.ts';
import { skiBinding } from './ski-binding.ts';
import { skiBoot } from './ski-boot.ts';
import { skiPants } from './ski-pants.ts';
import { skiPoles } from './ski-poles.ts';
import { sleepingBag } from './sleeping-bag.ts';
import { sneaker } from './sneaker.ts';
import { snowboard } from './snowboard.ts';
import { sock } from './sock.ts';
import { sunglasses } from './sunglasses.ts';
import { swimGoggles } from './swim-goggles.ts';
import { swimwear } from './swimwear.ts';
import { tent } from './tent.ts';
import { tights } from './tights.ts';
import { trekkingPack } from './trekking-pack.ts';

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
