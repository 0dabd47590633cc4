import type { Problem, Readiness } from '@bergauf/service-kit/shell-protocol/readiness';
import { printable, readableTime } from '../printable.ts';
import type { RemoteOverview } from '../registry/overview.ts';
import type { AskedShell } from '../shells/ask-shell.ts';

/** Releases that the registry wants served, to compare shells with. */
export type Wanted = {
  revision: number;
  remotes: readonly RemoteOverview[];
};

/** What each shell serves, and where that differs from what the registry wants, with the reason that the shell gives. */
export const shellLines = (shells: readonly AskedShell[], wanted: Wanted): string[] =>
  shells
    .flatMap((shell) => ('readiness' in shell ? linesOf(shell.origin, shell.readiness, wanted) : shell.failure))
    .map(printable);

function linesOf(origin: string, { status, serving, problems }: Readiness, wanted: Wanted): string[] {
  const differences = wanted.remotes.flatMap(({ name, isOff, releases }) => {
    const now = serving?.releases[name] ?? null;
    const target = isOff ? null : (releases.find(({ isDefault }) => isDefault)?.version ?? null);
    return now === target ? [] : `  ${name}: ${servedText(now)}, wanted ${target ?? 'off'}`;
  });
  const head = serving
    ? `${origin} is ${status} and serves revision ${serving.revision} since ${readableTime(serving.since)}`
    : `${origin} is ${status} and serves nothing yet`;
  const sum = differences.length ? ':' : ', as wanted.';
  return [
    `${head}${sum}`,
    ...differences,
    ...problems.map(problemLine),
    ...revisionLine(serving?.revision ?? 0, wanted.revision),
  ];
}

const servedText = (version: string | null): string => (version ? `serves ${version}` : 'serves none');

function problemLine({ remote, version, kind, message, since, nextTryAt }: Problem): string {
  const subject = [remote, version].filter(Boolean).join(' ') || 'shop';
  const next = nextTryAt ? `, next try ${readableTime(nextTryAt)}` : '';
  return `  ${subject}: ${kind}: ${message} (since ${readableTime(since)}${next})`;
}

function revisionLine(served: number, wanted: number): string[] {
  if (served <= wanted) return [];
  if (wanted === 0) {
    return [
      `  It has seen revision ${served}, but this registry has had no rollout: another state folder, or a missing volume?`,
    ];
  }
  return [
    `  It has seen revision ${served}, this registry is at ${wanted}: its document is refused as older. "npm run remote -- recover" goes on above it.`,
  ];
}
