import { designCount } from '../design.ts';
import { designOfProduct } from '../draw-product.ts';
import { downJacketCuts, downVestCuts } from '../drawings/clothing/down-jacket/quilts.ts';
import { shellJacketCuts } from '../drawings/clothing/shell-jacket/makes.ts';
import { shirtCuts } from '../drawings/clothing/shirt/tailoring.ts';
import { hikingShortsCuts, runningShortsCuts } from '../drawings/clothing/shorts/lengths.ts';
import { tightsCuts } from '../drawings/clothing/tights/poses.ts';
import { backpackCuts } from '../drawings/equipment/backpack/packs.ts';
import { hikingBootCuts, hikingShoeCuts } from '../drawings/footwear/hiking-boot/lasts.ts';
import { runningShoeCuts } from '../drawings/footwear/running-shoe/lasts.ts';
import { sneakerCuts } from '../drawings/footwear/sneaker/lasts.ts';
import { pisteSkiCuts, touringSkiCuts } from '../drawings/winter-and-bike/ski/plans.ts';
import type { ProductKind } from '../product-kinds.ts';
import { downSuits, shellJacketSuits, shirtSuits, shortsSuits, tightsSuits } from './clothing.ts';
import { backpackSuits, skiSuits } from './equipment.ts';
import { hikingSuits, runningShoeSuits, sneakerSuits } from './footwear.ts';
import type { ProductFacts, Suits, Test } from './product-facts.ts';

/** The cuts of a kind, in the order of its drawing, each with the products it suits. */
type Choice = readonly { readonly cut: string; readonly suits: Test }[];

function choice<Cut extends string>(cuts: readonly Cut[], suits: Suits<Cut>): Choice {
  return cuts.map((cut) => ({ cut, suits: suits[cut] }));
}

const choices: Partial<Record<ProductKind, Choice>> = {
  'running-shoe': choice(runningShoeCuts, runningShoeSuits),
  sneaker: choice(sneakerCuts, sneakerSuits),
  'hiking-boot': choice(hikingBootCuts, hikingSuits),
  'hiking-shoe': choice(hikingShoeCuts, hikingSuits),
  shirt: choice(shirtCuts, shirtSuits),
  'shell-jacket': choice(shellJacketCuts, shellJacketSuits),
  'down-jacket': choice(downJacketCuts, downSuits),
  'down-vest': choice(downVestCuts, downSuits),
  tights: choice(tightsCuts, tightsSuits),
  shorts: choice(runningShortsCuts, shortsSuits),
  'hiking-shorts': choice(hikingShortsCuts, shortsSuits),
  backpack: choice(backpackCuts, backpackSuits),
  ski: choice(pisteSkiCuts, skiSuits),
  'touring-ski': choice(touringSkiCuts, skiSuits),
};

/** Kinds whose designs follow the texts. */
export const chosenKinds: readonly ProductKind[] = Object.keys(choices) as ProductKind[];

/** The names of a kind's cuts, for kinds whose designs follow the texts. */
export function cutNames(kind: ProductKind): readonly string[] {
  return (choices[kind] ?? []).map(({ cut }) => cut);
}

/** The name of a design's cut, for kinds whose designs follow the texts. */
export function cutName(kind: ProductKind, design: number): string | undefined {
  const names = cutNames(kind);
  return names[design % names.length];
}

const trims = ['tonal', 'dark', 'pale'] as const;

/** A dark trim disappears on black, a pale one on white. */
function trimsOf([colour]: readonly string[]): readonly number[] {
  return trims.flatMap((trim, index) =>
    (trim === 'dark' && colour === 'schwarz') || (trim === 'pale' && colour === 'weiss') ? [] : [index],
  );
}

/** The numbers of the cuts that suit a product; empty for kinds whose designs do not follow the texts. */
export function suitableCuts(facts: ProductFacts): readonly number[] {
  return (choices[facts.kind] ?? []).flatMap(({ suits }, cut) => (suits(facts) ? [cut] : []));
}

/** An id's bits mixed, so that neighbouring products differ in every remainder. */
function mixed(id: number): number {
  const first = Math.imul(id ^ (id >>> 15), 0x2c1b3c6d);
  const second = Math.imul(first ^ (first >>> 12), 0x297a2d39);
  return (second ^ (second >>> 15)) >>> 0;
}

/**
 * The design (a number below `designsOf(kind)`) that shows what the product's texts say: a trail shoe has lugs, a jacket with
 * a hood has one, children's things are smaller. Among the cuts that suit a product its id decides. Equal facts give equal
 * designs.
 */
export function designForProduct(facts: ProductFacts): number {
  const { kind, id, colours } = facts;
  const cuts = choices[kind];
  if (cuts === undefined) return designOfProduct(kind, id);
  const suitable = suitableCuts(facts);
  const possible = suitable.length > 0 ? suitable : cuts.map((_, cut) => cut);
  const hash = mixed(id);
  const cut = possible[hash % possible.length] ?? 0;
  const fitting = trimsOf(colours);
  const trim = fitting[Math.floor(hash / possible.length) % fitting.length] ?? 0;
  const design = cut + trim * cuts.length;
  if (design >= designCount(cuts.length)) throw new Error(`There is no design ${design} of a ${kind}`);
  return design;
}
