import { type DrillSystem, type DrillSystemOptions, startDrillSystem } from './drill-system.ts';
import { endAtSignals } from './end-at-signals.ts';

/** Starts a system, and stops it after use or on a signal. */
export async function withDrillSystem<T>(
  options: DrillSystemOptions,
  use: (system: DrillSystem) => Promise<T>,
): Promise<T> {
  const starting = startDrillSystem(options);
  endAtSignals(starting);
  const system = await starting;
  try {
    return await use(system);
  } finally {
    await system.stop();
  }
}
