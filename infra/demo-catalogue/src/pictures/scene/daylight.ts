import { mix } from '../colours.ts';

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';
export type Weather = 'clear' | 'haze' | 'fog' | 'snow' | 'storm';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The colours of a scene at a time of day. */
export type Daylight = {
  readonly sky: readonly [zenith: string, middle: string, horizon: string];
  readonly haze: string;
  readonly rock: string;
  /** Rock that the light does not reach. */
  readonly rockShade: string;
  readonly snow: string;
  readonly snowShade: string;
  readonly forest: string;
  readonly meadow: string;
  readonly near: string;
  /** Leaves and larches that stand out from the dark of the wood. */
  readonly leaf: string;
  readonly light: string;
  readonly cloud: string;
  readonly window: string;
};

const times: Record<TimeOfDay, Daylight> = {
  dawn: {
    sky: ['#7C9DB6', '#E7C6B3', '#FCEBD2'],
    haze: '#F0D8C4',
    rock: '#A8918A',
    rockShade: '#5C6079',
    snow: '#FFEBDA',
    snowShade: '#9AA3BD',
    forest: '#34544F',
    meadow: '#7F8A5A',
    near: '#1B3731',
    leaf: '#7E8B4E',
    light: '#FFF4DC',
    cloud: '#FFF1E2',
    window: '#F6C04A',
  },
  day: {
    sky: ['#8FBFD2', '#C9E0E5', '#F1F1E8'],
    haze: '#DCE7E6',
    rock: '#9AA3A0',
    rockShade: '#54707F',
    snow: '#FFFFFF',
    snowShade: '#A9C3D1',
    forest: '#2F5F4B',
    meadow: '#8BA062',
    near: '#1D4636',
    leaf: '#6E9150',
    light: '#FFFBEA',
    cloud: '#FFFFFF',
    window: '#2B3A36',
  },
  dusk: {
    sky: ['#3F5478', '#B9857F', '#F8C690'],
    haze: '#DDA78D',
    rock: '#8E6F70',
    rockShade: '#443F5E',
    snow: '#FFCFAE',
    snowShade: '#7C7495',
    forest: '#2A4348',
    meadow: '#565F3F',
    near: '#112426',
    leaf: '#6C6A3A',
    light: '#FFE2B0',
    cloud: '#F2B795',
    window: '#FBCB62',
  },
  night: {
    sky: ['#0A1522', '#16293B', '#345265'],
    haze: '#2C4758',
    rock: '#3E5466',
    rockShade: '#1A2C3F',
    snow: '#BACFDA',
    snowShade: '#4A667C',
    forest: '#12292E',
    meadow: '#1B3834',
    near: '#061113',
    leaf: '#1F3D36',
    light: '#F3EFDC',
    cloud: '#2E4657',
    window: '#F6BE46',
  },
};

const seasons: Record<Season, { readonly meadow: string; readonly leaf: string; readonly share: number }> = {
  spring: { meadow: '#9DB765', leaf: '#A3BE62', share: 0.45 },
  summer: { meadow: '#7F9A57', leaf: '#6E9150', share: 0.2 },
  autumn: { meadow: '#A88F4F', leaf: '#D08A2C', share: 0.62 },
  winter: { meadow: '#F4F6F4', leaf: '#8FA09A', share: 0.86 },
};

/** What a veil of weather does: its colour, and how much of it lies over sky and land. */
const veils: Record<Weather, { readonly colour: string; readonly share: number }> = {
  clear: { colour: '#FFFFFF', share: 0 },
  haze: { colour: '#F3E9DC', share: 0.16 },
  fog: { colour: '#E3E6E2', share: 0.34 },
  snow: { colour: '#DDE3E4', share: 0.36 },
  storm: { colour: '#4F5E66', share: 0.5 },
};

/** The light of a scene: the time gives the palette, the season the meadows, the weather a veil over all of it. */
export function daylight(time: TimeOfDay, weather: Weather, season: Season): Daylight {
  const clear = times[time];
  const { meadow, leaf, share } = seasons[season];
  const dark = time === 'night' ? 0.78 : time === 'dusk' ? 0.4 : 0;
  const seasonal = (colour: string, to: string) => mix(colour, mix(to, clear.near, dark), share);
  const veil = veils[weather];
  const cover = mix(veil.colour, clear.haze, time === 'night' ? 0.85 : time === 'day' ? 0.15 : 0.5);
  const veiled = (colour: string, strength: number) => mix(colour, cover, veil.share * strength);
  const [zenith, middle, horizon] = clear.sky;
  return {
    ...clear,
    sky: [veiled(zenith, 1.1), veiled(middle, 1), veiled(horizon, 0.8)],
    haze: veiled(clear.haze, 0.8),
    rock: veiled(clear.rock, 0.7),
    rockShade: veiled(clear.rockShade, 0.45),
    snow: veiled(clear.snow, 0.5),
    snowShade: veiled(clear.snowShade, 0.5),
    forest: veiled(season === 'winter' ? mix(clear.forest, clear.snowShade, 0.22) : clear.forest, 0.5),
    meadow: veiled(seasonal(clear.meadow, season === 'winter' ? clear.snow : meadow), 0.35),
    leaf: veiled(seasonal(clear.leaf, leaf), 0.3),
    cloud: veiled(clear.cloud, 0.9),
  };
}
