/** Limits of an original, so that an import cannot exhaust the memory. */
export const pictureLimits = {
  /** Bytes of a photograph's file, and of a drawing's. */
  photographBytes: 40_000_000,
  drawingBytes: 2_000_000,
  /** Width times height. */
  pixels: 50_000_000,
  /** Timeout of decoding in seconds. */
  seconds: 20,
} as const;

/** A limit in millions with one decimal, for sentences about it. */
export const inMillions = (count: number): number => Math.round(count / 100_000) / 10;
