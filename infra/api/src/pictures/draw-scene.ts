export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';
export type Weather = 'clear' | 'haze' | 'snow';

export interface Scene {
  readonly seed: number;
  readonly time: TimeOfDay;
  readonly weather?: Weather;
  readonly width: number;
  readonly height: number;
  /** Draws the dashed line of a tour up the mountain. */
  readonly route?: boolean;
}

const skies: Record<TimeOfDay, string> = { dawn: '#F1D9C4', day: '#D5E6EA', dusk: '#E3B79A', night: '#1B2C3A' };

/** An alpine landscape as a standalone SVG of the given size; the same input gives the same text. */
export function drawScene({ time, width, height }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${skies[time]}" d="M0 0h${width}v${height}H0z"/><path fill="#1F5C43" d="M0 ${height}V${height * 0.7}L${width * 0.6} ${height * 0.3}L${width} ${height * 0.7}V${height}z"/></svg>`;
}
