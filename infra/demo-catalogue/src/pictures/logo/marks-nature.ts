import { between, type Random } from '../scene/random.ts';

/** A mark of 100 × 100 in `currentColor`, and the lines and areas that are cut out of it. */
export type Drawn = { readonly body: string; readonly cut?: string };
export type Mark = (random: Random) => Drawn;

const r = (value: number) => Math.round(value * 10) / 10;

/** Two peaks, one before the other. */
export const peaks: Mark = (random) => {
  const top = r(between(random, 10, 24));
  const saddle = r(between(random, 46, 58));
  return { body: `<path d="M2 88L38 ${top}L${saddle} ${top + 34}L66 ${top + 20}L98 88H76L64 66L52 88z"/>` };
};

/** A summit with its shaded side and a sun. */
export const summitSun: Mark = (random) => {
  const x = r(between(random, 42, 58));
  const sun = x < 50 ? 82 : 18;
  return {
    body: `<circle cx="${sun}" cy="24" r="11"/><path d="M${x} 18L2 88H${x - 12}L${x + 3} 58L${x - 6} 46z"/><path d="M${x + 4} 26L98 88H${x + 2}L${x + 16} 60L${x + 4} 48z" opacity=".55"/>`,
  };
};

/** A mountain of facets. */
export const facets: Mark = (random) => {
  const x = r(between(random, 40, 60));
  const y = r(between(random, 52, 62));
  return {
    body: `<path d="M${x} 8L4 88L${x - 6} ${y}z"/><path d="M${x} 8L96 88L${x + 12} ${y}z" opacity=".45"/><path d="M${x} 12L${x - 4} ${y}L${x + 2} 88L${x + 10} ${y}z" opacity=".7"/><path d="M${x - 8} ${y + 4}L8 88H${x - 2}z" opacity=".7"/><path d="M${x + 13} ${y + 4}L92 88H${x + 6}z"/>`,
  };
};

/** Contour lines, seen from above. */
export const contours: Mark = (random) => {
  const turn = r(between(random, -30, 60));
  const squeeze = r(between(random, 0.7, 0.9));
  const ring = (radius: number, shift: number) =>
    `<ellipse cx="${50 + shift}" cy="${50 + shift * 0.6}" rx="${radius}" ry="${r(radius * squeeze)}"/>`;
  return {
    body: `<g fill="none" stroke="currentColor" stroke-width="7" transform="rotate(${turn} 50 50)">${ring(44, 0)}${ring(29, 4)}${ring(14, 9)}</g>`,
  };
};

/** Waves. */
export const waves: Mark = (random) => {
  const lift = r(between(random, 9, 14));
  const wave = (y: number) =>
    `<path d="M4 ${y}c12 ${-lift * 2} 18 ${-lift * 2} 30.6 0s18.6 ${lift * 2} 30.7 0s18.6 ${-lift * 2} 30.7 0"/>`;
  return {
    body: `<g fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round">${[26, 51, 76].map(wave).join('')}</g>`,
  };
};

/** A snow crystal. */
export const snow: Mark = (random) => {
  const branch = r(between(random, 9, 16));
  const at = r(between(random, 20, 28));
  const arm = `<path d="M50 50V4M50 ${at}l${-branch} ${-branch}M50 ${at}l${branch} ${-branch}"/>`;
  const arms = [0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn} 50 50)">${arm}</g>`);
  return { body: `<g fill="none" stroke="currentColor" stroke-width="7.5">${arms.join('')}</g>` };
};

/** A leaf, split by its vein. */
export const leaf: Mark = (random) => {
  const bend = r(between(random, 2, 12));
  return {
    body: `<path d="M54 4C92 30 92 66 ${54 + bend} 96L54 42z"/><path d="M46 4C8 30 8 66 ${46 - bend} 96L46 42z" opacity=".6"/>`,
  };
};

/** The horn of an ibex: a bow with ridges. */
export const horn: Mark = (random) => {
  const ridges = Math.round(between(random, 4, 6));
  const ridge = Array.from({ length: ridges }, (_, index) => {
    const angle = (200 + (index + 1) * (115 / (ridges + 1))) * (Math.PI / 180);
    const point = (radius: number) => `${r(60 + radius * Math.cos(angle))} ${r(62 + radius * Math.sin(angle))}`;
    return `<path d="M${point(30)}L${point(62)}" stroke-width="3.5"/>`;
  }).join('');
  return {
    body: `<path d="M14 96C-8 50 22 4 68 6C88 7 98 20 98 34C90 24 78 20 66 24C38 32 30 62 44 96z"/>`,
    cut: ridge,
  };
};

/** A bird's two wings. */
export const wings: Mark = (random) => {
  const dip = r(between(random, 58, 70));
  return {
    body: `<path d="M50 ${dip}C42 34 24 20 2 20C14 30 20 40 24 52C32 52 42 58 50 ${dip + 20}C58 58 68 52 76 52C80 40 86 30 98 20C76 20 58 34 50 ${dip}z"/>`,
  };
};

/** A trail that winds up a disc. */
export const trail: Mark = (random) => {
  const sway = r(between(random, 16, 26));
  return {
    body: '<circle cx="50" cy="50" r="46"/>',
    cut: `<path d="M34 100C40 84 ${50 + sway} 84 ${50 + sway * 0.6} 68C${50 + sway * 0.2} 56 ${50 - sway} 54 ${50 - sway * 0.5} 40C${50 - sway * 0.2} 30 56 26 54 2" stroke-width="9"/>`,
  };
};
