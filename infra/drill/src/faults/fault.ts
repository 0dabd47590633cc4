import type { FaultName } from '../fault-limits.ts';
import type { DrillSystem } from '../system/drill-system.ts';

/** In milliseconds of `performance.now()`. */
export type Over = {
  /** When the fault was over: from then on the time counts until shoppers see no more of it. */
  at: number;
  /** When a service went down that a supervisor has to start again; default: none did. */
  downFrom?: number;
};

export type Fault = {
  name: FaultName;
  /** Why it cannot be played on this machine; null where it can. */
  whyNot?(system: DrillSystem): string | null;
  /** What it needs beforehand; shoppers are served as always. */
  prepare?(system: DrillSystem): Promise<void>;
  /**
   * Plays it, with all that operators or a supervisor do against it.
   * @param outageMs how long what fails stays so, where that can be chosen
   */
  play(system: DrillSystem, outageMs: number): Promise<Over>;
  /** Takes back what `prepare` did. */
  restore?(system: DrillSystem): Promise<void>;
};
