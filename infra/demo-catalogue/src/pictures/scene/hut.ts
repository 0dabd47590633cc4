import { mix } from '../colours.ts';
import type { Daylight } from './daylight.ts';
import type { Point } from './ridge.ts';

export type HutPlan = {
  readonly at: Point;
  /** Its width. */
  readonly size: number;
  /** Light in the windows, seen from afar. */
  readonly isLit: boolean;
  readonly isSnowy: boolean;
};

/** A mountain hut on its stone plinth, gable to the left. */
export function hut({ at, size, isLit, isSnowy }: HutPlan, light: Daylight): string {
  const roof = mix(light.near, '#000000', 0.15);
  const wall = mix(light.near, light.leaf, 0.35);
  const gable = mix(wall, light.light, 0.3);
  const cover = isSnowy ? light.snow : mix(roof, light.light, 0.2);
  return [
    isLit
      ? `<circle cx="${Math.round(at.x)}" cy="${Math.round(at.y - size * 0.2)}" r="${Math.round(size * 1.5)}" fill="url(#glow)" opacity=".3"/>`
      : '',
    `<g transform="translate(${Math.round(at.x)} ${Math.round(at.y)}) scale(${(size / 100).toFixed(2)})">`,
    `<path d="M-46 4h96v-44h-96z" fill="${wall}"/><path d="M-50 6h40v-44l-20-22-20 22z" fill="${gable}"/>`,
    `<path d="M-46-26h34M-46-16h34M-8-30h56M-8-20h56" stroke="${roof}" stroke-opacity=".28" stroke-width="1.6"/>`,
    `<path d="M-50-6h102v15l-102 9z" fill="${mix(light.rock, light.near, 0.35)}"/>`,
    `<path d="M-30-66h78l14 34h-68z" fill="${roof}"/><path d="M-30-67h79l${isSnowy ? '11 27h-70z' : '2 5h-78z'}" fill="${cover}"/>`,
    `<path d="M-60-33l29-35 4 4-28 35z" fill="${isSnowy ? cover : roof}"/>`,
    `<path d="M26-62v-18h10v18z" fill="${roof}"/><path d="M24-83h14v5h-14z" fill="${cover}"/>`,
    `<path d="M-36-32h12v14h-12zM6-30h10v13h-10zM28-30h10v13h-10z" fill="${isLit ? light.window : mix(light.near, light.sky[1], 0.35)}"/>`,
    `<path d="M-36-26h12M-30-32v14M11-30v13M33-30v13" stroke="${wall}" stroke-width="1.4"/></g>`,
  ].join('');
}
