import { spruce } from './forest.ts';
import { between, type Random } from './random.ts';
import { type Point, polygon } from './ridge.ts';

export type TreeKind = 'spruce' | 'slender' | 'larch' | 'veteran' | 'broadleaf' | 'snag';

const at = (value: number) => Math.round(value);

function trunk({ x, y }: Point, height: number, thick: number): string {
  return polygon([
    { x: x - thick, y },
    { x: x - thick * 0.4, y: y - height },
    { x: x + thick * 0.4, y: y - height },
    { x: x + thick, y },
  ]);
}

/** A larch: airy, with boughs that hang a little and air between them. */
function larch(foot: Point, height: number, random: Random): string {
  const count = 11;
  const boughs = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    const y = foot.y - height + height * 0.92 * share;
    const reach = height * 0.2 * share ** 0.6 * between(random, 0.7, 1.15);
    const thick = height * 0.075;
    return polygon([
      { x: foot.x, y: y - thick * 1.5 },
      { x: foot.x + reach * 0.6, y: y - thick * 0.35 },
      { x: foot.x + reach, y: y + thick * 0.25 },
      { x: foot.x + reach * 0.35, y: y + thick * 0.1 },
      { x: foot.x, y: y + thick * 0.3 },
      { x: foot.x - reach * 0.4, y: y + thick * 0.12 },
      { x: foot.x - reach, y: y + thick * 0.3 },
      { x: foot.x - reach * 0.55, y: y - thick * 0.4 },
    ]);
  });
  return trunk(foot, height, height * 0.016) + boughs.join('');
}

/** An old spruce that has lost its top: a short, full crown with a bare tip. */
function veteran(foot: Point, height: number, random: Random): string {
  const lean = between(random, -0.05, 0.05) * height;
  return (
    spruce(foot, height * 0.84, height > 90 ? 8 : 5, 1.25, random) +
    polygon([
      { x: foot.x - height * 0.014, y: foot.y - height * 0.7 },
      { x: foot.x + lean, y: foot.y - height },
      { x: foot.x + height * 0.014, y: foot.y - height * 0.7 },
    ])
  );
}

/** A maple or beech in the open: a round crown of several bellies. */
function broadleaf(foot: Point, height: number, random: Random): string {
  const bellies = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2;
    const radius = height * between(random, 0.16, 0.23);
    const x = foot.x + Math.cos(angle) * height * 0.18;
    const y = foot.y - height * 0.62 + Math.sin(angle) * height * 0.17;
    return `M${at(x - radius)} ${at(y)}a${at(radius)} ${at(radius)} 0 1 1 ${at(radius * 2)} 0a${at(radius)} ${at(radius)} 0 1 1 ${at(-radius * 2)} 0z`;
  });
  return trunk(foot, height * 0.6, height * 0.03) + bellies.join('');
}

/** A tree that lightning or age has left bare. */
function snag(foot: Point, height: number, random: Random): string {
  const arms = [0.38, 0.55, 0.7, 0.84].map((share, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const y = foot.y - height * share;
    const reach = height * between(random, 0.1, 0.2) * (1.2 - share) * side;
    const thick = height * 0.012;
    return polygon([
      { x: foot.x, y: y + thick },
      { x: foot.x + reach, y: y - height * 0.07 },
      { x: foot.x + reach * 1.05, y: y - height * 0.12 },
      { x: foot.x + reach * 0.8, y: y - height * 0.07 },
      { x: foot.x, y: y - thick },
    ]);
  });
  return trunk(foot, height, height * 0.022) + arms.join('');
}

/** One tree's silhouette, standing on `foot`. */
export function tree(kind: TreeKind, foot: Point, height: number, random: Random): string {
  switch (kind) {
    case 'spruce':
      return spruce(foot, height, height > 90 ? 9 : 5, 1, random);
    case 'slender':
      return spruce(foot, height, height > 90 ? 12 : 6, 0.62, random);
    case 'larch':
      return larch(foot, height, random);
    case 'veteran':
      return veteran(foot, height, random);
    case 'broadleaf':
      return broadleaf(foot, height, random);
    case 'snag':
      return snag(foot, height * 0.8, random);
  }
}
