import { mix } from '../colour-mix.ts';

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';
export type Weather = 'clear' | 'haze' | 'snow';

/** The colours of a scene at a time of day. */
export interface Daylight {
  readonly sky: readonly [zenith: string, middle: string, horizon: string];
  readonly haze: string;
  readonly rock: string;
  readonly snow: string;
  readonly shade: string;
  readonly forest: string;
  readonly meadow: string;
  readonly near: string;
  readonly larch: string;
  readonly light: string;
  readonly window: string;
}

const times: Record<TimeOfDay, Daylight> = {
  dawn: {
    sky: ['#8FAEC2', '#EBCFBA', '#FBE9D3'],
    haze: '#EFD9C6',
    rock: '#8C7F82',
    snow: '#FFE9D8',
    shade: '#55617F',
    forest: '#34544F',
    meadow: '#7C8658',
    near: '#1D3A33',
    larch: '#B98B3C',
    light: '#FFF4DC',
    window: '#F2B632',
  },
  day: {
    sky: ['#A9CFDC', '#D5E6EA', '#F3F1E8'],
    haze: '#DCE7E6',
    rock: '#84908E',
    snow: '#FFFFFF',
    shade: '#3D5A6C',
    forest: '#2F5F4B',
    meadow: '#8BA062',
    near: '#1F4A38',
    larch: '#8FA045',
    light: '#FFFBEA',
    window: '#2B3A36',
  },
  dusk: {
    sky: ['#4A5F7E', '#C08C84', '#F6C391'],
    haze: '#D9A48C',
    rock: '#6F6270',
    snow: '#FBC7A6',
    shade: '#3C4468',
    forest: '#2A4348',
    meadow: '#54603F',
    near: '#13282A',
    larch: '#9A6A2E',
    light: '#FFE2B0',
    window: '#F7C65A',
  },
  night: {
    sky: ['#0C1824', '#1A3042', '#3A5868'],
    haze: '#2F4A5B',
    rock: '#33485A',
    snow: '#B4CAD6',
    shade: '#14253A',
    forest: '#12292E',
    meadow: '#1B3834',
    near: '#071416',
    larch: '#22403A',
    light: '#F3EFDC',
    window: '#F2B632',
  },
};

/** The light of a scene; snowfall greys it, and whitens the meadows. */
export function daylight(time: TimeOfDay, weather: Weather): Daylight {
  const clear = times[time];
  if (weather === 'clear') return clear;
  const share = weather === 'haze' ? 0.25 : 0.4;
  const [zenith, middle, horizon] = clear.sky;
  const veil = weather === 'snow' ? mix(clear.haze, time === 'night' ? '#3B5060' : '#DDE3E4', 0.5) : clear.haze;
  return {
    ...clear,
    sky: [mix(zenith, veil, share), mix(middle, veil, share), mix(horizon, veil, share)],
    haze: veil,
    rock: mix(clear.rock, veil, share * 0.7),
    shade: mix(clear.shade, veil, share * 0.4),
    forest: mix(clear.forest, veil, weather === 'snow' ? 0.3 : 0.12),
    meadow: weather === 'snow' ? mix(clear.snow, clear.shade, 0.12) : mix(clear.meadow, veil, 0.12),
    larch: weather === 'snow' ? mix(clear.forest, clear.snow, 0.3) : clear.larch,
  };
}
