import { mix } from '../colours.ts';
import type { Daylight, TimeOfDay, Weather } from './daylight.ts';
import { between, type Random } from './random.ts';

const sunHeight: Record<TimeOfDay, number> = { dawn: 0.42, day: 0.17, dusk: 0.46, night: 0.2 };

export type SkyPlan = {
  readonly width: number;
  readonly height: number;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  /** Position of the sun or moon across the width, 0 to 1. */
  readonly lightAt: number;
};

const at = (value: number) => Math.round(value);

/** A heap of cloud: bellies of different size on a flat base, brighter where the light falls. */
function heap(x: number, y: number, long: number, random: Random): string {
  const count = 5 + Math.floor(random() * 3);
  const bellies = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const radius = long * between(random, 0.09, 0.15) * (0.55 + Math.sin(share * Math.PI) * 0.75);
    const cx = x - long / 2 + long * share;
    return `M${at(cx - radius)} ${at(y)}a${at(radius)} ${at(radius)} 0 0 1 ${at(radius * 2)} 0z`;
  });
  return `${bellies.join('')}M${at(x - long * 0.62)} ${at(y)}h${at(long * 1.24)}q${at(-long * 0.1)} ${at(long * 0.05)} ${at(-long * 0.3)} ${at(long * 0.05)}h${at(-long * 0.64)}q${at(-long * 0.2)} 0 ${at(-long * 0.3)} ${at(-long * 0.05)}z`;
}

/** Long, thin banks, as they hang over mountains morning and evening. */
function bank({ width, height }: SkyPlan, random: Random): string {
  const x = between(random, 0, width);
  const y = between(random, 0.1, 0.44) * height;
  const long = between(random, 0.08, 0.22) * width;
  const thick = between(random, 0.004, 0.011) * height;
  return `M${at(x - long)} ${at(y)}q${at(long * 0.5)}-${at(thick * 2.4)} ${at(long)}-${at(thick)}t${at(long)} ${at(thick)}q-${at(long * 0.6)} ${at(thick * 1.6)}-${at(long * 1.1)} ${at(thick)}z`;
}

function clouds(plan: SkyPlan, light: Daylight, random: Random): string {
  const { width, height, time, weather } = plan;
  if (weather === 'storm') {
    const rows = [0.06, 0.16, 0.26].map((row, index) => {
      const heaps = Array.from({ length: 5 }, (_, place) =>
        heap(
          width * (place * 0.24 + between(random, -0.06, 0.1)),
          height * (row + between(random, 0, 0.04)),
          width * between(random, 0.22, 0.36),
          random,
        ),
      );
      return `<path d="${heaps.join('')}" fill="${mix(light.sky[0], index === 2 ? light.cloud : light.rockShade, 0.2 + index * 0.16)}" opacity=".9"/>`;
    });
    return rows.join('');
  }
  const banks = Array.from({ length: 5 }, () => bank(plan, random)).join('');
  const thin = `<path d="${banks}" fill="${light.cloud}" opacity="${time === 'night' ? 0.25 : 0.5}"/>`;
  if (time !== 'day' || weather === 'snow' || weather === 'fog') return thin;
  const low = Array.from({ length: 3 }, () =>
    heap(between(random, 0, width), between(random, 0.34, 0.48) * height, between(random, 0.1, 0.2) * width, random),
  );
  return `${thin}<path d="${low.join('')}" fill="${light.cloud}" opacity=".62"/>`;
}

/** Faint stars in number, some brighter, and the band of the Milky Way. */
function stars({ width, height }: SkyPlan, light: Daylight, random: Random): string {
  const dots = (count: number, below: number) =>
    Array.from(
      { length: count },
      () => `M${at(between(random, 0, width))} ${at(random() ** 1.4 * height * below)}h.1`,
    ).join('');
  const band = Array.from({ length: 90 }, () => {
    const along = random();
    const off = (random() + random() - 1) * 0.09;
    return `M${at((0.18 + along * 0.5 + off) * width)} ${at((along * 0.52 + off * 0.5) * height)}h.1`;
  }).join('');
  const size = Math.max(1, height / 560);
  return [
    `<g stroke="${light.light}" stroke-linecap="round"><path d="${dots(110, 0.6)}" stroke-width="${size}" opacity=".5"/>`,
    `<path d="${band}" stroke-width="${size}" opacity=".4"/>`,
    `<path d="${dots(26, 0.5)}" stroke-width="${size * 2.1}" opacity=".85"/></g>`,
  ].join('');
}

/** A moon that is nearly full: the disc, and the dark of its seas. */
function moon(x: number, y: number, radius: number, light: Daylight): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light.light}"/><path d="M${at(x - radius * 0.45)} ${at(y - radius * 0.35)}h.1M${at(x + radius * 0.2)} ${at(y - radius * 0.1)}h.1M${at(x - radius * 0.1)} ${at(y + radius * 0.42)}h.1" stroke="${light.haze}" stroke-width="${at(radius * 0.42)}" stroke-linecap="round" opacity=".13"/>`;
}

/** Gradient, light with its glow, stars or cloud. */
export function sky(plan: SkyPlan, light: Daylight, random: Random): string {
  const { width, height, time, weather, lightAt } = plan;
  const [zenith, middle, horizon] = light.sky;
  const x = at(width * lightAt);
  const y = at(height * sunHeight[time]);
  const isNight = time === 'night';
  const radius = at(Math.min(width, height) * (isNight ? 0.042 : 0.05));
  const isCovered = weather === 'snow' || weather === 'storm' || weather === 'fog';
  return [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset=".4" stop-color="var(--tone-ground, ${middle})"/><stop offset=".72" stop-color="${horizon}"/></linearGradient>`,
    `<radialGradient id="glow"><stop stop-color="${light.light}" stop-opacity=".85"/><stop offset=".25" stop-color="${light.light}" stop-opacity=".38"/><stop offset="1" stop-color="${light.light}" stop-opacity="0"/></radialGradient></defs>`,
    `<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
    isNight && !isCovered ? stars(plan, light, random) : '',
    `<circle cx="${x}" cy="${y}" r="${radius * (isNight ? 4 : 8)}" fill="url(#glow)" opacity="${isNight ? 0.35 : weather === 'storm' ? 0.4 : 0.9}"/>`,
    isCovered
      ? ''
      : isNight
        ? moon(x, y, radius, light)
        : `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light.light}"/>`,
    clouds(plan, light, random),
  ].join('');
}
