import { mix } from '../colour-mix.ts';
import type { Daylight } from './daylight.ts';
import type { Point } from './ridge.ts';

/** A mountain hut on its stone plinth; `size` is its width. */
export function hut(at: Point, size: number, light: Daylight): string {
  const roof = mix(light.near, '#000000', 0.15);
  const wall = mix(light.near, light.larch, 0.4);
  const gable = mix(wall, light.light, 0.28);
  return [
    `<g transform="translate(${Math.round(at.x)} ${Math.round(at.y)}) scale(${(size / 100).toFixed(2)})">`,
    `<path d="M-46 4h96v-44h-96z" fill="${wall}"/><path d="M-50 6h40v-44l-20-22-20 22z" fill="${gable}"/>`,
    `<path d="M-50-6h102v15l-102 9z" fill="${mix(light.rock, light.near, 0.35)}"/>`,
    `<path d="M-58-34l28-32 4 4-26 32zM-30-66h78l12 32h-66z" fill="${roof}"/><path d="M-30-66h78l2 5h-76z" fill="${mix(light.snow, light.haze, 0.2)}"/>`,
    `<path d="M26-64v-16h10v16z" fill="${roof}"/>`,
    `<path d="M-36-30h11v13h-11zM6-28h10v12h-10zM28-28h10v12h-10z" fill="${light.window}"/></g>`,
  ].join('');
}
