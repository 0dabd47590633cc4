import { remoteName } from 'shared-contracts/discovery';
import Type, { type Static } from 'typebox';

/** Measures that shells count for each release and the registry compares. */
export const measureNames = [
  'server-failures',
  'browser-failures',
  'script-errors',
  'slow-paint',
  'slow-input',
  'layout-shift',
  'add-to-cart',
] as const;
export type Measure = (typeof measureNames)[number];

export const isMeasure = (name: string): name is Measure => measureNames.some((known) => known === name);

const count = Type.Integer({ minimum: 0 });

/** Sums since the start of a shell, which only grow. `measure` may be one that an older registry does not know. */
export const ReleaseCount = Type.Object({
  remote: Type.String({ pattern: `^${remoteName}$` }),
  version: Type.String({ maxLength: 60 }),
  measure: Type.String({ maxLength: 40 }),
  /** Renderings, page views or page loads, depending on the measure. */
  trials: count,
  /** Trials in which the measured event happened. */
  events: count,
});
export type ReleaseCount = Static<typeof ReleaseCount>;
