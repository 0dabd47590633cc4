import type { ChannelShells } from '../shells/registered-shells.ts';
import type { RegisteredShell } from '../shells/shell-report.ts';

/** What a shell reports of a release that it could not load, and tries again. */
const failedKinds = new Set(['release-failed', 'canary-failed']);

/** Milliseconds in which shells try again before their failure counts. */
const patienceMs = 10_000;

/** Tells which releases no shell can load: a release that never serves would otherwise leave no evidence. */
export type UnservableReleases = (now: number) => ReadonlyMap<string, string>;

export const releaseKey = (name: string, version: string): string => `${name}@${version}`;

/**
 * Looks at what the shells of a channel report.
 * @returns by `<name>@<version>` why each shell fails to load a release, once all have done so for ten seconds
 */
export function watchUnservable({ live, isComplete }: Pick<ChannelShells, 'live' | 'isComplete'>): UnservableReleases {
  /** Counted by this clock: that of a shell may differ. */
  const since = new Map<string, number>();
  return (now) => {
    // After a restart of this service some may not have reported yet.
    const [first, ...others] = isComplete() ? live().map(failedReleases) : [];
    const byAll = [...(first ?? [])].filter(([key]) => others.every((failed) => failed.has(key)));
    for (const key of since.keys()) if (!byAll.some(([failed]) => failed === key)) since.delete(key);
    for (const [key] of byAll) if (!since.has(key)) since.set(key, now);
    return new Map(byAll.filter(([key]) => now - (since.get(key) ?? now) >= patienceMs));
  };
}

function failedReleases({ readiness }: RegisteredShell): Map<string, string> {
  return new Map(
    readiness.problems.flatMap(({ kind, remote, version, message }) =>
      failedKinds.has(kind) && remote !== undefined && version !== undefined
        ? [[releaseKey(remote, version), message.replace(/\s+/g, ' ').slice(0, 300)] as const]
        : [],
    ),
  );
}
