import { between, type Random } from './random.ts';
import { heightAt, type Point, polygon } from './ridge.ts';

/** A wooded ridge: the line of the hill set with the points of spruces, denser where the hill is nearer. */
export function woodedRidge(
  ridge: readonly Point[],
  width: number,
  bottom: number,
  tree: number,
  random: Random,
): string {
  const points: Point[] = [{ x: -10, y: bottom }];
  for (let x = -10; x < width + 10; ) {
    const wide = tree * between(random, 0.36, 0.66);
    const ground = heightAt(ridge, x);
    const clearing = Math.sin(x / (tree * 7) + ridge.length) + random() * 0.8 < -0.35;
    const tall = clearing ? tree * 0.08 : tree * between(random, 0.45, 1.1);
    points.push({ x, y: ground }, { x: x + wide / 2, y: ground - tall });
    x += wide;
  }
  points.push({ x: width + 10, y: heightAt(ridge, width) }, { x: width + 10, y: bottom });
  return polygon(points);
}

/** One spruce with its boughs, standing on `foot`; `breadth` 1 is a tree in the open, less one that grew among others. */
export function spruce(foot: Point, height: number, tiers: number, breadth: number, random: Random): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = (tier + 1) / tiers;
    const y = foot.y - height + height * 0.93 * share;
    const reach = height * 0.2 * breadth * share ** 0.85;
    left.push(
      { x: foot.x - reach * between(random, 0.8, 1.15), y: y + height * 0.015 },
      { x: foot.x - reach * 0.42, y: y - height * 0.03 },
    );
    right.push(
      { x: foot.x + reach * between(random, 0.8, 1.15), y: y + height * 0.015 },
      { x: foot.x + reach * 0.42, y: y - height * 0.03 },
    );
  }
  const trunk = height * 0.018;
  return polygon([
    { x: foot.x, y: foot.y - height },
    ...right.slice(0, -1),
    { x: foot.x + trunk, y: foot.y - height * 0.07 },
    { x: foot.x + trunk, y: foot.y },
    { x: foot.x - trunk, y: foot.y },
    { x: foot.x - trunk, y: foot.y - height * 0.07 },
    ...left.slice(0, -1).reverse(),
  ]);
}
