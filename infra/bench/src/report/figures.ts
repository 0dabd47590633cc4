/** Kilobytes of 1,024 bytes. */
export const kB = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Milliseconds, or `never`. */
export const ms = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : 'never');

/** Milliseconds with tenths. */
export const fineMs = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : 'never');

export const seconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? (milliseconds / 1000).toFixed(2) : 'never';

/** Requests a second, with tenths below 100. */
export const rate = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
