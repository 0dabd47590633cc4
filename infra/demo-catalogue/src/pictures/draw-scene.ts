import { mix } from './colours.ts';
import { type Daylight, daylight, type Season, type TimeOfDay, type Weather } from './scene/daylight.ts';
import { foreground, hill } from './scene/foreground.ts';
import { woodedRidge } from './scene/forest.ts';
import { massif } from './scene/massif.ts';
import { between, type Random, seededRandom } from './scene/random.ts';
import { route as tourLine } from './scene/route.ts';
import { sky } from './scene/sky.ts';
import { mistBank, precipitation } from './scene/weather.ts';

export type { Season, TimeOfDay, Weather };

export type Scene = {
  readonly seed: number;
  readonly time: TimeOfDay;
  /** `clear` by default. */
  readonly weather?: Weather;
  /** `winter` if it snows, otherwise `summer` by default. */
  readonly season?: Season;
  /** The position of the main summit; text goes on the other side. Depends on the seed by default. */
  readonly summit?: 'left' | 'centre' | 'right';
  /** Size in CSS pixels; also the picture's units. */
  readonly width: number;
  readonly height: number;
  /** Draws the dashed line of a tour from the hut to the main summit. */
  readonly route?: boolean;
  /** A lake in the foreground; depends on the seed by default. */
  readonly lake?: boolean;
  /** False leaves out meadow, hut and near trees, for pictures whose lower part is covered. */
  readonly foreground?: boolean;
};

const summitShare = { left: 0.27, centre: 0.52, right: 0.73 } as const;
const mistStrength: Record<Weather, number> = { clear: 0.5, haze: 0.75, fog: 1, snow: 0.8, storm: 0.6 };
const distanceOfWeather: Record<Weather, number> = { clear: 0, haze: 0.1, fog: 0.2, snow: 0.16, storm: 0.06 };

/** Wooded shoulders that lead the eye from both edges to the middle, the nearer the darker. */
function shoulders(width: number, height: number, veil: number, mirrored: boolean, light: Daylight, random: Random) {
  const lines: readonly (readonly [number, number])[] = [
    [0.58, 0.76],
    [0.8, 0.64],
    [0.7, 0.8],
    [0.82, 0.74],
  ];
  return lines.map(([left, right], index) => {
    const [from, to] = mirrored ? [right, left] : [left, right];
    const near = index / (lines.length - 1);
    const edge = hill(
      width,
      [height * from, height * to],
      height * between(random, -0.03, 0.02),
      0.14 - near * 0.05,
      random,
    );
    const colour = mix(light.forest, light.haze, Math.min(0.9, 0.62 - near * 0.44 + veil));
    return `<path d="${woodedRidge(edge, width, height, height * (0.018 + near * 0.026), random)}" fill="${colour}"/>`;
  });
}

/** An alpine landscape as a standalone SVG of the given size. Equal input gives equal text. */
export function drawScene(scene: Scene): string {
  const { seed, time, weather = 'clear', width, height, route = false, foreground: hasForeground = true } = scene;
  const season = scene.season ?? (weather === 'snow' ? 'winter' : 'summer');
  const random = seededRandom(seed);
  const light = daylight(time, weather, season);
  const veil = distanceOfWeather[weather];
  const summit = scene.summit ?? (random() < 0.4 ? 'left' : 'right');
  const mirrored = summit === 'left';
  const lake = scene.lake ?? random() < 0.3;
  const summitAt = summitShare[summit] + between(random, -0.03, 0.03);
  const across = Math.min(4, Math.max(3, Math.round((width / height) * 1.6)));
  const snowline = season === 'winter' ? 0.96 : season === 'spring' ? 0.66 : season === 'autumn' ? 0.44 : 0.5;
  const chain = {
    width,
    foot: height * 0.66,
    peaks: across + 3,
    summitAt: 1 - summitAt,
    fall: 0.2,
    detail: 1,
  } as const;
  const farthest = massif(
    { ...chain, rise: height * 0.26, distance: Math.min(0.9, 0.82 + veil), snowline: 0.4, id: 'farthest' },
    light,
    random,
  );
  const far = massif(
    {
      ...chain,
      peaks: across + 1,
      summitAt: 1 - summitAt * 0.8,
      rise: height * 0.33,
      distance: 0.6 + veil,
      snowline: snowline * 0.9,
      id: 'far',
    },
    light,
    random,
  );
  const main = massif(
    {
      width,
      foot: height * 0.78,
      rise: Math.min(height * 0.62, width * 0.62),
      peaks: across,
      summitAt,
      fall: summit === 'centre' ? 0.55 : 0.8,
      distance: 0.1 + veil * 1.3,
      snowline,
      detail: 2,
      id: 'main',
    },
    light,
    random,
  );
  const sheet = { width, height };
  const mist = mistStrength[weather];
  const [backWood = '', ...nearWoods] = shoulders(width, height, veil, mirrored, light, random);
  const { middle, near, door } = foreground({ width, height, time, season, mirrored, lake }, light, random);
  const lightAt = mirrored ? between(random, 0.68, 0.82) : between(random, 0.18, 0.32);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<defs><radialGradient id="wisp"><stop stop-color="${light.haze}" stop-opacity=".85"/><stop offset=".5" stop-color="${light.haze}" stop-opacity=".4"/><stop offset="1" stop-color="${light.haze}" stop-opacity="0"/></radialGradient></defs>`,
    sky({ width, height, time, weather, lightAt }, light, random),
    farthest.svg,
    mistBank(sheet, 0.56, 0.05, mist, random),
    far.svg,
    mistBank(sheet, 0.6, 0.06, mist, random),
    main.svg,
    mistBank(sheet, 0.68, 0.07, mist, random),
    backWood,
    mistBank(sheet, 0.74, 0.06, mist, random),
    ...nearWoods,
    mistBank(sheet, 0.82, 0.05, mist * 0.8, random),
    hasForeground ? middle : '',
    route ? tourLine(door, main.summit, main.ridge, height, light, random) : '',
    weather === 'fog' ? mistBank(sheet, 0.84, 0.1, 0.7, random) : '',
    hasForeground ? near : '',
    precipitation(weather, sheet, light, random),
    '</svg>',
  ].join('');
}
