import { mix } from './colour-mix.ts';
import { type Daylight, daylight, type TimeOfDay, type Weather } from './scene/daylight.ts';
import { foreground, hill } from './scene/foreground.ts';
import { woodedRidge } from './scene/forest.ts';
import { massif } from './scene/massif.ts';
import { between, type Random, seededRandom } from './scene/random.ts';
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

function snowfall(width: number, height: number, light: Daylight, random: Random): string {
  const flakes = (count: number, size: number, opacity: number) =>
    `<path d="${Array.from({ length: count }, () => `M${Math.round(between(random, 0, width))} ${Math.round(between(random, 0, height))}h.1`).join('')}" stroke="${light.snow}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
  return flakes(64, height / 240, 0.8) + flakes(24, height / 130, 0.75);
}

/** An alpine landscape as a standalone SVG of the given size; the same input gives the same text. */
export function drawScene({ seed, time, weather = 'clear', width, height, route = false }: Scene): string {
  const random = seededRandom(seed);
  const light = daylight(time, weather);
  const veil = weather === 'clear' ? 0 : weather === 'haze' ? 0.16 : 0.24;
  const across = Math.min(4, Math.max(2, Math.round((width / height) * 2.1)));
  const mirrored = random() < 0.4;
  const lake = random() < 0.35;
  const summitAt = mirrored ? between(random, 0.36, 0.46) : between(random, 0.54, 0.7);
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
      summitAt: mirrored ? 0.88 : 0.12,
      distance: 0.18 + veil,
      snowline: 0,
      detail: 1,
      id: 'low',
    },
    { ...light, rock: mix(light.rock, light.forest, 0.62), shade: mix(light.shade, light.forest, 0.7) },
    random,
  );
  const edges = [height * between(random, 0.7, 0.76), height * between(random, 0.76, 0.82)] as const;
  const woods = hill(width, mirrored ? [edges[1], edges[0]] : edges, height * 0.02, 0.1, random);
  const { middle, near, door } = foreground({ width, height, weather, mirrored, lake }, light, random);
  const forest = mix(light.forest, light.haze, 0.22 + veil);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    sky(
      { width, height, time, weather, lightAt: mirrored ? between(random, 0.08, 0.18) : between(random, 0.2, 0.34) },
      light,
      random,
    ),
    far.svg,
    main.svg,
    shoulder.svg,
    `<path d="${woodedRidge(woods, width, height, height * 0.045, random)}" fill="${forest}"/>`,
    `<linearGradient id="mist" x2="0" y2="1"><stop stop-color="${light.haze}" stop-opacity="0"/><stop offset="1" stop-color="${light.haze}" stop-opacity=".6"/></linearGradient><path fill="url(#mist)" d="M0 ${Math.round(height * 0.7)}h${width}v${Math.round(height * 0.24)}H0z"/>`,
    middle,
    route ? tourLine(door, main.summit, main.ridge, height, light, random) : '',
    near,
    weather === 'snow' ? snowfall(width, height, light, random) : '',
    '</svg>',
  ].join('');
}
