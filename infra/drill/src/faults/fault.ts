import type { FaultName } from '../promises.ts';
import type { DrillSystem } from '../system/drill-system.ts';

export type Fault = {
  name: FaultName;
  /** Why it cannot be played on this machine; null where it can. */
  whyNot?(system: DrillSystem): string | null;
  /** What it needs beforehand; shoppers are served as always. */
  prepare?(system: DrillSystem): Promise<void>;
  /**
   * Plays it, with all that operators or a supervisor do against it.
   * @param outageMs how long what fails stays so, where that can be chosen
   * @returns when it was over, in milliseconds of `performance.now()`: from then on the time counts until all is whole
   */
  play(system: DrillSystem, outageMs: number): Promise<number>;
  /** Takes back what `prepare` did. */
  restore?(system: DrillSystem): Promise<void>;
};
