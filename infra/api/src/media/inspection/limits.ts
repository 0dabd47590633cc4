/** What an original may have at most. A catalogue's importer is no reason to run out of memory. */
export const pictureLimits = {
  /** Bytes of a photograph's file, and of a drawing's. */
  photographBytes: 40_000_000,
  drawingBytes: 2_000_000,
  /** Width times height. */
  pixels: 50_000_000,
  /** Seconds until decoding is given up. */
  seconds: 20,
} as const;

/** A limit in millions with one decimal, for sentences about it. */
export const inMillions = (count: number): number => Math.round(count / 100_000) / 10;
