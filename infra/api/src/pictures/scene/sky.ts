import type { Daylight, TimeOfDay, Weather } from './daylight.ts';
import { between, type Random } from './random.ts';

const sunHeight: Record<TimeOfDay, number> = { dawn: 0.36, day: 0.16, dusk: 0.4, night: 0.2 };

export interface SkyPlan {
  readonly width: number;
  readonly height: number;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  /** Place of the sun or moon across the width, 0 to 1. */
  readonly lightAt: number;
}

/** Long, thin banks of cloud. */
function clouds({ width, height }: SkyPlan, light: Daylight, random: Random): string {
  const banks = Array.from({ length: 4 }, () => {
    const x = between(random, 0, width);
    const y = between(random, 0.08, 0.4) * height;
    const long = between(random, 0.1, 0.26) * width;
    const thick = between(random, 0.006, 0.014) * height;
    return `M${Math.round(x - long)} ${Math.round(y)}q${Math.round(long * 0.5)}-${Math.round(thick * 2.4)} ${Math.round(long)}-${Math.round(thick)}t${Math.round(long)} ${Math.round(thick)}q-${Math.round(long * 0.6)} ${Math.round(thick * 1.6)}-${Math.round(long * 1.1)} ${Math.round(thick)}z`;
  });
  return `<path d="${banks.join('')}" fill="${light.light}" opacity=".45"/>`;
}

/** Gradient, light with its glow, stars or cloud. */
export function sky(plan: SkyPlan, light: Daylight, random: Random): string {
  const { width, height, time, weather, lightAt } = plan;
  const [zenith, middle, horizon] = light.sky;
  const x = Math.round(width * lightAt);
  const y = Math.round(height * sunHeight[time]);
  const radius = Math.round(Math.min(width, height) * (time === 'night' ? 0.045 : 0.055));
  const stars = Array.from(
    { length: 54 },
    () => `M${Math.round(between(random, 0, width))} ${Math.round(between(random, 0, height * 0.5))}h.1`,
  );
  return [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset=".38" stop-color="${middle}"/><stop offset=".7" stop-color="${horizon}"/></linearGradient>`,
    `<radialGradient id="glow"><stop stop-color="${light.light}" stop-opacity=".85"/><stop offset=".3" stop-color="${light.light}" stop-opacity=".35"/><stop offset="1" stop-color="${light.light}" stop-opacity="0"/></radialGradient></defs>`,
    `<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
    time === 'night' && weather !== 'snow'
      ? `<path d="${stars.join('')}" stroke="${light.light}" stroke-width="${Math.max(1.4, height / 420)}" stroke-linecap="round" opacity=".75"/>`
      : '',
    time === 'night' ? '' : clouds(plan, light, random),
    `<circle cx="${x}" cy="${y}" r="${radius * (time === 'night' ? 4 : 6)}" fill="url(#glow)" opacity="${time === 'night' ? 0.4 : 0.9}"/>`,
    weather === 'snow' ? '' : `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light.light}"/>`,
    time === 'night' && weather !== 'snow'
      ? `<path d="M${Math.round(x - radius * 0.4)} ${Math.round(y - radius * 0.3)}h.1M${Math.round(x + radius * 0.25)} ${y}h.1M${x} ${Math.round(y + radius * 0.45)}h.1" stroke="${light.haze}" stroke-width="${radius * 0.34}" stroke-linecap="round" opacity=".14"/>`
      : '',
  ].join('');
}
