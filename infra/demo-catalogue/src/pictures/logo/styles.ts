import type { Style } from './lettering.ts';

const plain = { isUpper: true, stretch: 1, corner: 'round', ends: 'butt', slant: 0, alternates: 'none' } as const;

/** The letterings of brand names. */
export const styles: readonly Style[] = [
  // Wide and heavy.
  { ...plain, weight: 24, stretch: 1.1, spacing: 12, radius: 50 },
  // Fine, with air.
  { ...plain, weight: 9, stretch: 1, spacing: 34, radius: 60, alternates: 'roof' },
  // Leaning, in a hurry.
  { ...plain, weight: 21, stretch: 1, spacing: 10, radius: 20, slant: -12 },
  // Small letters, round ends.
  { ...plain, isUpper: false, weight: 15, stretch: 1.05, spacing: 13, radius: 60, ends: 'round' },
  // Cut corners, like welded steel.
  { ...plain, weight: 19, stretch: 0.95, spacing: 14, radius: 26, corner: 'cut' },
  // Narrow and tall.
  { ...plain, weight: 18, stretch: 0.62, spacing: 15, radius: 40 },
  // Rounded squares, barred E.
  { ...plain, weight: 15, stretch: 1.15, spacing: 20, radius: 24, alternates: 'bars', ends: 'round' },
  // Heavy small letters, leaning.
  { ...plain, isUpper: false, weight: 20, stretch: 1, spacing: 9, radius: 40, slant: -9 },
  // Middle weight, round, with a roof for an A.
  { ...plain, weight: 14, stretch: 1, spacing: 22, radius: 60, alternates: 'roof' },
  // Light small letters.
  { ...plain, isUpper: false, weight: 9, stretch: 1, spacing: 17, radius: 60, ends: 'round' },
  // Cut, light and wide.
  { ...plain, weight: 11, stretch: 1.25, spacing: 26, radius: 22, corner: 'cut' },
];
