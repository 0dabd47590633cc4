import { mix } from './colour-mix.ts';
import { type Daylight, daylight, type TimeOfDay, type Weather } from './scene/daylight.ts';
import { spruce, woodedRidge } from './scene/forest.ts';
import { hut } from './scene/hut.ts';
import { massif } from './scene/massif.ts';
import { between, type Random, seededRandom } from './scene/random.ts';
import { fractal, heightAt, type Point, polygon } from './scene/ridge.ts';
import { route as tourLine } from './scene/route.ts';
import { sky } from './scene/sky.ts';

export type { TimeOfDay, Weather };

export interface Scene {
  readonly seed: number;
  readonly time: TimeOfDay;
  /** `clear` when left out. */
  readonly weather?: Weather;
  /** Size in CSS pixels; also the picture's units. */
  readonly width: number;
  readonly height: number;
  /** Draws the dashed line of a tour from the hut to the main summit. */
  readonly route?: boolean;
}

function hill(width: number, from: number, to: number, bulge: number, roughness: number, random: Random): Point[] {
  const middle = { x: width * between(random, 0.35, 0.65), y: (from + to) / 2 - bulge };
  return fractal([{ x: -20, y: from }, middle, { x: width + 20, y: to }], 4, roughness, random);
}

function snowfall(width: number, height: number, light: Daylight, random: Random): string {
  const flakes = (count: number, size: number, opacity: number) =>
    `<path d="${Array.from({ length: count }, () => `M${Math.round(between(random, 0, width))} ${Math.round(between(random, 0, height))}h.1`).join('')}" stroke="${light.snow}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
  return flakes(110, height / 260, 0.8) + flakes(34, height / 130, 0.75);
}

/** An alpine landscape as a standalone SVG of the given size; the same input gives the same text. */
export function drawScene({ seed, time, weather = 'clear', width, height, route = false }: Scene): string {
  const random = seededRandom(seed);
  const light = daylight(time, weather);
  const veil = weather === 'clear' ? 0 : weather === 'haze' ? 0.16 : 0.24;
  const across = Math.min(4, Math.max(2, Math.round((width / height) * 2.1)));
  const summitAt = between(random, 0.56, 0.7);
  const far = massif(
    {
      width,
      foot: height * 0.66,
      rise: height * 0.36,
      peaks: across + 2,
      summitAt: 1 - summitAt,
      distance: 0.66 + veil,
      snowline: 0.5,
      detail: 1,
      id: 'far',
    },
    light,
    random,
  );
  const main = massif(
    {
      width,
      foot: height * 0.76,
      rise: Math.min(height * 0.6, width * 0.62),
      peaks: across,
      summitAt,
      distance: 0.12 + veil,
      snowline: 0.62,
      detail: 2,
      id: 'main',
    },
    light,
    random,
  );
  const shoulder = massif(
    {
      width,
      foot: height * 0.84,
      rise: height * 0.26,
      peaks: across,
      summitAt: 0.12,
      distance: 0.18 + veil,
      snowline: 0,
      detail: 1,
      id: 'low',
    },
    { ...light, rock: mix(light.rock, light.forest, 0.62), shade: mix(light.shade, light.forest, 0.7) },
    random,
  );
  const woods = hill(
    width,
    height * between(random, 0.7, 0.76),
    height * between(random, 0.76, 0.84),
    height * 0.02,
    0.1,
    random,
  );
  const meadow = hill(width, height * 0.93, height * 0.82, height * 0.01, 0.04, random);
  const fold = hill(width, height * 0.9, height * 0.98, height * 0.02, 0.05, random);
  const swell = hill(width, height * 1.02, height * 0.88, height * 0.03, 0.05, random);
  const near = hill(width, height * 0.9, height * 1.03, -height * 0.02, 0.06, random);
  const hutX = width * between(random, 0.68, 0.8);
  const hutAt = { x: hutX, y: heightAt(meadow, hutX) + height * 0.012 };
  const ground = (ridge: readonly Point[]) =>
    polygon([{ x: -20, y: height + 9 }, ...ridge, { x: width + 20, y: height + 9 }]);
  const trees = Array.from({ length: 7 }, (_, index) => {
    const x = width * (index < 5 ? between(random, -0.01, 0.24) : between(random, 0.92, 1.01));
    return spruce(
      { x, y: Math.min(height * 1.02, heightAt(near, x) + height * 0.03) },
      height * between(random, 0.16, index < 5 ? 0.42 : 0.24),
      7,
      random,
    );
  });
  const larches = Array.from({ length: 7 }, () => {
    const x = width * between(random, 0.3, 0.98);
    return spruce(
      { x, y: heightAt(meadow, x) + height * between(random, 0.005, 0.05) },
      height * between(random, 0.05, 0.1),
      4,
      random,
    );
  });
  const forest = mix(light.forest, light.haze, 0.22 + veil);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    sky({ width, height, time, weather, lightAt: between(random, 0.2, 0.34) }, light, random),
    far.svg,
    main.svg,
    shoulder.svg,
    `<path d="${woodedRidge(woods, width, height, height * 0.045, random)}" fill="${forest}"/>`,
    `<linearGradient id="mist" x2="0" y2="1"><stop stop-color="${light.haze}" stop-opacity="0"/><stop offset="1" stop-color="${light.haze}" stop-opacity=".6"/></linearGradient><path fill="url(#mist)" d="M0 ${Math.round(height * 0.7)}h${width}v${Math.round(height * 0.24)}H0z"/>`,
    `<linearGradient id="grass" x2="0" y2="1"><stop stop-color="${mix(light.meadow, light.light, 0.3)}"/><stop offset="1" stop-color="${mix(light.meadow, light.near, 0.45)}"/></linearGradient><path d="${ground(meadow)}" fill="url(#grass)"/>`,
    `<path d="${ground(fold)}" fill="${light.near}" opacity=".16"/><path d="${ground(swell)}" fill="${light.light}" opacity=".1"/>`,
    `<path d="${larches.join('')}" fill="${mix(light.larch, light.near, 0.25)}"/>`,
    hut(hutAt, height * 0.085, light),
    route ? tourLine({ x: hutAt.x - height * 0.03, y: hutAt.y }, main.summit, main.ridge, height, light, random) : '',
    `<path d="${ground(near)}" fill="${weather === 'snow' ? mix(light.snow, light.shade, 0.34) : light.near}"/><path d="${trees.join('')}" fill="${light.near}"/>`,
    weather === 'snow' ? snowfall(width, height, light, random) : '',
    '</svg>',
  ].join('');
}
