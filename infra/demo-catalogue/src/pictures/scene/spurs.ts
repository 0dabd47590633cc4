import { between, type Random } from './random.ts';
import { heightAt, type Point, polygon } from './ridge.ts';

/** A crest that runs down a face, from where it begins to where it is lost in the slope. */
export type Crest = {
  readonly from: Point;
  readonly to: Point;
};

/** A broken line from one point to the other; its kinks lie on both sides in turn. */
function zigzag({ from, to }: Crest, kinks: number, sway: number, random: Random): Point[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const side = random() < 0.5 ? 1 : -1;
  const inner = Array.from({ length: kinks }, (_, index) => {
    const share = (index + 1 + between(random, -0.25, 0.25)) / (kinks + 1);
    const push = (index % 2 === 0 ? side : -side) * between(random, 0.4, 1) * sway * long;
    return { x: from.x + (to.x - from.x) * share + push, y: from.y + (to.y - from.y) * share };
  });
  return [from, ...inner, to];
}

/**
 * Facets along a crest: at every kink a smaller crest branches off to the side the kink points to, and the face between the two
 * turns away from its surroundings. Drawn over each other with the even-odd rule, a facet in the shade is lit and the other way
 * round, however deep they are nested.
 */
function facetsAlong(line: readonly Point[], level: number, random: Random): string[] {
  const facets: string[] = [];
  for (const [index, kink] of line.entries()) {
    const before = line[index - 1];
    const after = line[index + 1];
    if (before === undefined || after === undefined) continue;
    const straight = before.x + ((after.x - before.x) * (kink.y - before.y)) / Math.max(1, after.y - before.y);
    const side = kink.x < straight ? -1 : 1;
    const drop = (after.y - kink.y) * between(random, 1.3, 1.85);
    const tip = { x: kink.x + side * drop * between(random, 0.24, 0.46), y: kink.y + drop };
    const spur = zigzag({ from: kink, to: tip }, level > 1 ? 2 : 1, 0.08, random);
    // Back up inside the face: steep at first, so that the facet ends in a point and not in a step.
    const inside = {
      x: after.x + (tip.x - after.x) * 0.42,
      y: after.y + (tip.y - after.y) * between(random, 0.3, 0.55),
    };
    facets.push(polygon([...spur, ...zigzag({ from: tip, to: inside }, 1, 0.08, random).slice(1), after]));
    if (level > 1 && random() < 0.35) facets.push(...facetsAlong(spur, level - 1, random));
  }
  return facets;
}

/** The edge between light and shade below a summit, and the facets along it. */
export function arete(crest: Crest, detail: 1 | 2, random: Random): { line: Point[]; facets: string[] } {
  const line = zigzag(crest, detail === 2 ? 7 : 3, 0.06, random);
  return { line, facets: facetsAlong(line, detail, random) };
}

/** Ribs that come down from the skyline between two points, with the narrow face on their lee side. */
export function ribs(
  ridge: readonly Point[],
  [left, right]: readonly [Point, Point],
  lean: number,
  spacing: number,
  random: Random,
): string[] {
  const found: string[] = [];
  const lowest = Math.max(left.y, right.y);
  for (let x = left.x + spacing * between(random, 0.3, 0.9); x < right.x - spacing * 0.3; ) {
    const top = { x, y: heightAt(ridge, x) };
    const reach = (lowest - top.y) * 0.5 + spacing * between(random, 0.7, 1.9);
    const tip = { x: x + lean * reach * between(random, 0.5, 1.2), y: top.y + reach };
    const line = zigzag({ from: top, to: tip }, 2, 0.06, random);
    const breadth = spacing * between(random, 0.16, 0.36);
    found.push(
      polygon([
        ...line,
        { x: tip.x + breadth * 0.7, y: tip.y - reach * between(random, 0.12, 0.3) },
        { x: top.x + breadth, y: heightAt(ridge, top.x + breadth) },
      ]),
    );
    x += spacing * between(random, 0.6, 1.5);
  }
  return found;
}
