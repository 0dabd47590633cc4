import type { DemoOptions } from '../demo-options.ts';

/** The catalogue that tests see. */
export const testDemoOptions: Required<DemoOptions> = { products: 600, seed: 1, day: '2026-03-02' };
