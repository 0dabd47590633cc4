import { between } from '../scene/random.ts';
import type { Mark } from './marks-nature.ts';

const r = (value: number) => Math.round(value * 10) / 10;

function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${r(50 + radius * Math.cos(angle))} ${r(50 + radius * Math.sin(angle))}`;
}

/** Bars that grow. */
export const bars: Mark = (random) => {
  const count = Math.round(between(random, 3, 4));
  const wide = 84 / count;
  const bar = (_: unknown, index: number) => {
    const top = 84 - ((index + 1) * 76) / count;
    const left = r(4 + index * wide);
    return `<path d="M${left} 90V${r(top + 16)}L${r(left + wide - 7)} ${r(top)}V90z"/>`;
  };
  return { body: Array.from({ length: count }, bar).join('') };
};

/** Chevrons pointing up. */
export const chevrons: Mark = (random) => {
  const deep = r(between(random, 18, 26));
  const chevron = (y: number, opacity: number) =>
    `<path d="M6 ${y + deep}L50 ${y}L94 ${y + deep}v15L50 ${y + 15}L6 ${y + deep + 15}z" opacity="${opacity}"/>`;
  return { body: chevron(4, 1) + chevron(30, 0.75) + chevron(56, 0.5) };
};

/** A compass star. */
export const star: Mark = (random) => {
  const waist = r(between(random, 8, 14));
  return {
    body: `<path d="M50 2L${50 + waist} ${50 - waist}L98 50L${50 + waist} ${50 + waist}L50 98L${50 - waist} ${50 + waist}L2 50L${50 - waist} ${50 - waist}zM44 50a6 6 0 1 0 12 0a6 6 0 1 0-12 0z" fill-rule="evenodd"/>`,
  };
};

/** A hexagon with a roof in it. */
export const hexagon: Mark = (random) => {
  const deep = r(between(random, 16, 26));
  return {
    body: `<path d="M50 3L91 26.5V73.5L50 97L9 73.5V26.5zM24 ${54 + deep / 2}L50 ${54 - deep}L76 ${54 + deep / 2}V${38 + deep / 2}L50 ${36 - deep}L24 ${38 + deep / 2}zM50 ${62 - deep / 2}L34 ${80 - deep / 2}H66z" fill-rule="evenodd"/>`,
  };
};

/** A ring in pieces. */
export const ring: Mark = (random) => {
  const pieces = Math.round(between(random, 3, 5));
  const gap = 16;
  const turn = r(between(random, 0, 60));
  const arc = Array.from({ length: pieces }, (_, index) => {
    const from = turn + (index * 360) / pieces;
    const to = from + 360 / pieces - gap;
    return `<path d="M${polar(38, from)}A38 38 0 ${to - from > 180 ? 1 : 0} 1 ${polar(38, to)}"/>`;
  }).join('');
  return { body: `<g fill="none" stroke="currentColor" stroke-width="15">${arc}</g><circle cx="50" cy="50" r="11"/>` };
};

/** Two links of a rope. */
export const links: Mark = (random) => {
  const turn = r(between(random, -50, -20));
  return {
    body: `<g fill="none" stroke="currentColor" stroke-width="12" transform="rotate(${turn} 50 50)"><rect x="2" y="32" width="54" height="36" rx="18"/><path d="M52 32H80a18 18 0 0 1 0 36H62a18 18 0 0 1-17-12"/></g>`,
  };
};

/** A wheel. */
export const wheel: Mark = (random) => {
  const spokes = Math.round(between(random, 5, 7));
  const lines = Array.from(
    { length: spokes },
    (_, index) => `M${polar(12, (index * 360) / spokes - 90)}L${polar(38, (index * 360) / spokes - 66)}`,
  );
  return {
    body: `<g fill="none" stroke="currentColor"><circle cx="50" cy="50" r="41" stroke-width="12"/><path d="${lines.join('')}" stroke-width="6"/></g><circle cx="50" cy="50" r="10"/>`,
  };
};

/** Stripes that lean within a disc. */
export const stripes: Mark = (random) => {
  const lean = r(between(random, 18, 42));
  const cut = [22, 44, 66, 88]
    .map((x) => `<path d="M${x - lean / 2} 104L${x + lean / 2} -4" stroke-width="8"/>`)
    .join('');
  return { body: '<circle cx="50" cy="50" r="46"/>', cut };
};

/** Four stones laid to a diamond. */
export const diamonds: Mark = (random) => {
  const gap = r(between(random, 2, 5));
  const stone = (x: number, y: number, opacity: number) =>
    `<path d="M${x} ${r(y - 23)}L${r(x + 23)} ${y}L${x} ${r(y + 23)}L${r(x - 23)} ${y}z" opacity="${opacity}"/>`;
  const upper = stone(50, 25 - gap / 2, 1) + stone(75 + gap / 2, 50, 0.55);
  return { body: `${upper}${stone(25 - gap / 2, 50, 0.8)}${stone(50, 75 + gap / 2, 1)}` };
};

/** A half disc over lines: a sun on the water, a ball on the court. */
export const horizon: Mark = (random) => {
  const lines = Math.round(between(random, 2, 3));
  return {
    body: `<path d="M10 54a40 40 0 0 1 80 0z"/>${Array.from({ length: lines }, (_, index) => `<path d="M${10 + index * 12} ${62 + index * 13}h${80 - index * 24}v6h-${80 - index * 24}z"/>`).join('')}`,
  };
};
