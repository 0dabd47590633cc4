import type { HistoryEntry } from './history.ts';

/** What the history tells of one remote. */
export interface RemotePast {
  /** Default releases that a rollback walks back over, the current one last. */
  defaults: readonly string[];
  /** Version in traffic to the time since when it has been there without a break, ISO 8601. */
  since: ReadonlyMap<string, string>;
}

/**
 * Reads the past of a remote off the history. A promotion goes on top of the releases before it; a rollback takes the
 * topmost off. So repeated rollbacks go further and further back, and a release that was once rolled back is not
 * returned to unless it is promoted anew.
 */
export function replay(history: readonly HistoryEntry[], name: string): RemotePast {
  let defaults: string[] = [];
  let since = new Map<string, string>();
  for (const { action, name: of, from, to, percent, at } of history) {
    if (of !== name) continue;
    if (action === 'promote' && to && to !== defaults.at(-1)) defaults = [...defaults, to];
    if (action === 'rollback' && to) defaults = defaults.at(-2) === to ? defaults.slice(0, -1) : [to];
    if (action === 'disable') continue;
    const inTraffic =
      action === 'enable' ? [...since.keys()] : action === 'canary' ? [from, percent ? to : null] : [to];
    const before = action === 'enable' ? new Map<string, string>() : since;
    since = new Map(
      inTraffic.filter((version) => version !== null).map((version) => [version, before.get(version) ?? at]),
    );
  }
  return { defaults, since };
}
