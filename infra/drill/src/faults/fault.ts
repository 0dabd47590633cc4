import type { FaultName } from '../fault-limits.ts';
import type { DrillSystem } from '../system/drill-system.ts';

/** Times in milliseconds of `performance.now()`. */
export type Over = {
  /** When the fault was over; the recovery time seen by shoppers counts from here. */
  at: number;
  /** When a service went down that a supervisor has to restart; default: none did. */
  downFrom?: number;
};

export type Fault = {
  name: FaultName;
  /** Why it cannot be played on this machine; null if it can. */
  whyNot?(system: DrillSystem): string | null;
  /** Preparation, during which shoppers are served normally. */
  prepare?(system: DrillSystem): Promise<void>;
  /**
   * Plays it, including the reactions of operators or a supervisor.
   * @param outageMs duration of the outage, if it can be chosen
   */
  play(system: DrillSystem, outageMs: number): Promise<Over>;
  /** Undoes `prepare`, and what `play` leaves if it fails and `repair` of the system does not undo. Called in any case. */
  restore?(system: DrillSystem): Promise<void>;
};
