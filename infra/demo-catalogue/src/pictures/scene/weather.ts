import type { Daylight, Weather } from './daylight.ts';
import { between, type Random } from './random.ts';

export type Sheet = {
  readonly width: number;
  readonly height: number;
};

const at = (value: number) => Math.round(value);

/** A bank of mist lying across the picture at `share` of its height. */
export function mistBank(
  { width, height }: Sheet,
  share: number,
  thick: number,
  strength: number,
  random: Random,
): string {
  const wisps = Array.from({ length: 4 }, () => {
    const cx = between(random, -0.05, 1.05) * width;
    const cy = (share + between(random, -0.3, 0.3) * thick) * height;
    return `<ellipse cx="${at(cx)}" cy="${at(cy)}" rx="${at(between(random, 0.22, 0.42) * width)}" ry="${at(thick * height * between(random, 0.45, 0.9))}"/>`;
  });
  return `<g fill="url(#wisp)" opacity="${strength}">${wisps.join('')}</g>`;
}

/** Flakes near and far; the near ones are drawn out by the wind. */
function snowfall({ width, height }: Sheet, light: Daylight, random: Random): string {
  const flakes = (count: number, size: number, drift: number, opacity: number) =>
    `<path d="${Array.from({ length: count }, () => `M${at(between(random, 0, width))} ${at(between(random, 0, height))}l${drift} ${drift * 1.4}`).join('')}" stroke-width="${size}" opacity="${opacity}"/>`;
  const unit = height / 700;
  return `<g stroke="${light.snow}" stroke-linecap="round">${flakes(150, 1.6 * unit, 0.1, 0.75)}${flakes(70, 3 * unit, 0.1, 0.8)}${flakes(16, 5.4 * unit, at(2 * unit), 0.7)}</g>`;
}

/** Slanting rain below the clouds. */
function rain({ width, height }: Sheet, light: Daylight, random: Random): string {
  const long = height / 22;
  const strokes = Array.from(
    { length: 120 },
    () =>
      `M${at(between(random, -0.05, 1) * width)} ${at(between(random, 0.2, 1) * height)}l${at(-long * 0.28)} ${at(long)}`,
  );
  return `<path d="${strokes.join('')}" stroke="${light.cloud}" stroke-width="${Math.max(1, height / 620).toFixed(1)}" stroke-linecap="round" opacity=".22"/>`;
}

/** What falls in front of everything. */
export function precipitation(weather: Weather, sheet: Sheet, light: Daylight, random: Random): string {
  if (weather === 'snow') return snowfall(sheet, light, random);
  return weather === 'storm' ? rain(sheet, light, random) : '';
}
