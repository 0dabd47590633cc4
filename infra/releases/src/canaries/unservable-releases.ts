import type { ProblemKind } from '@bergauf/service-kit/shell-protocol/readiness';
import type { ChannelShells, RegisteredShell } from '../shells/registered-shells.ts';

/** Kinds of problems that a shell reports for a release that it failed to load and retries. */
const failedKinds = new Set<string>(['release-failed', 'canary-failed'] satisfies ProblemKind[]);

/** Milliseconds for which shells retry before their failure counts. */
const patienceMs = 10_000;

/** The releases that no shell can load, with the reason: a release that never serves produces no other evidence. */
export type UnservableReleases = (now: number) => ReadonlyMap<string, string>;

export const releaseKey = (name: string, version: string): string => `${name}@${version}`;

/**
 * Watches the reports of a channel's shells.
 * @returns by `<name>@<version>` why the shells fail to load a release, once all have failed for ten seconds
 */
export function watchUnservable({ live, isComplete }: Pick<ChannelShells, 'live' | 'isComplete'>): UnservableReleases {
  /** By this process's clock, as a shell's clock may differ. */
  const since = new Map<string, number>();
  return (now) => {
    // After a restart of this service some shells may not have reported yet.
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
