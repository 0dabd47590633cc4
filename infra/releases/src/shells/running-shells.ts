import { setTimeout as sleep } from 'node:timers/promises';
import type { ProblemKind, Readiness } from '@bergauf/service-kit/shell-protocol/readiness';
import type { ServedReleases } from '../registry/document/recover-document.ts';
import type { Observation } from '../registry/history/history.ts';
import { type AskedShell, askShell } from './ask-shell.ts';
import { askHangs, type Hang } from './worker-hangs.ts';

/** The running shells that read this registry. */
export type RunningShells = {
  ask: () => Promise<AskedShell[]>;
  /** Their observations of a remote's releases. A problem of one shell counts, even if others report none. */
  observe: (name: string) => Promise<Observation[]>;
  /** The highest revision they have seen, and the releases they serve; null if none responds. */
  served: () => Promise<ServedReleases | null>;
  /** Polls until each responding shell has applied an edit or reports a problem, for at most ten seconds. */
  askUntilTaken: (edit: { revision: number; name: string }) => Promise<AskedShell[]>;
};

const pauseMs = 200;
const defaultTries = 50;

/** Source of the shells' state. */
export type ShellSource = {
  ask: () => Promise<AskedShell[]>;
  hangs: () => Promise<Hang[]>;
};

/** Asks shells directly, at their operators' ports. */
export const createRunningShells = (origins: readonly string[], options: { tries?: number } = {}): RunningShells =>
  runningShells(
    {
      ask: () => Promise.all(origins.map(askShell)),
      hangs: async () => (await Promise.all(origins.map(askHangs))).flat(),
    },
    options,
  );

export function runningShells({ ask, hangs }: ShellSource, { tries = defaultTries } = {}): RunningShells {
  const readinesses = async (): Promise<Readiness[]> =>
    (await ask()).flatMap((asked) => ('readiness' in asked ? asked.readiness : []));
  return {
    ask,
    observe: async (name) => observations(...(await Promise.all([readinesses(), hangs()])), name),
    served: async () => servedBy(await readinesses()),
    askUntilTaken: async (edit) => {
      for (let left = tries; ; left -= 1) {
        const asked = await ask();
        if (left <= 1 || asked.every((shell) => !('readiness' in shell) || hasSettled(shell.readiness, edit)))
          return asked;
        await sleep(pauseMs);
      }
    },
  };
}

/** Problems of the shop, not of the release: here, more canaries than it can serve. */
const problemsOfTheShop = new Set<string>(['canary-not-served'] satisfies ProblemKind[]);

function observations(readinesses: readonly Readiness[], hangs: readonly Hang[], name: string): Observation[] {
  const seen = new Map<string, string | null>();
  for (const { serving } of readinesses) {
    const version = serving?.releases[name];
    if (version) seen.set(version, null);
  }
  for (const { remote, version, kind, message } of readinesses.flatMap(({ problems }) => problems)) {
    if (remote !== name || !version || problemsOfTheShop.has(kind)) continue;
    seen.set(version, `${kind}: ${message}`.replace(/\s+/g, ' ').slice(0, 200));
  }
  for (const { remote, version, times } of hangs) {
    if (remote === name) seen.set(version, `hang: it stopped render workers ${times} times`);
  }
  return [...seen].map(([version, problem]) => ({ version, problem }));
}

function servedBy(readinesses: readonly Readiness[]): ServedReleases | null {
  const revisions = readinesses.flatMap(({ wanted, serving }) => [wanted?.revision ?? 0, serving?.revision ?? 0]);
  const newest = readinesses
    .flatMap(({ serving }) => serving ?? [])
    .reduce<Readiness['serving']>((best, one) => (best && best.revision >= one.revision ? best : one), null);
  if (!readinesses.length) return null;
  const releases = Object.entries(newest?.releases ?? {}).flatMap(([name, version]) =>
    version ? [[name, version] as const] : [],
  );
  return { revision: Math.max(0, ...revisions), releases: Object.fromEntries(releases) };
}

function hasSettled(
  { wanted, serving, problems }: Readiness,
  { revision, name }: { revision: number; name: string },
): boolean {
  if (!wanted || wanted.revision < revision) return false;
  if (problems.some(({ remote }) => remote === name || remote === undefined)) return true;
  return serving !== null && serving.revision >= revision;
}
