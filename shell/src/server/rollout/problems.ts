import type { RemoteName } from 'shared-contracts/remote';
import type { ProblemKind, RolloutProblem } from './rollout-status.ts';

type Found = { message: string; remote?: RemoteName; version?: string };

export type Problems = {
  /**
   * Replaces what is known of a kind; what was known already keeps its time.
   * @param nextTryAt milliseconds since the epoch; null where nothing is tried again
   */
  set(kind: ProblemKind, found: readonly Found[], nextTryAt: number | null): void;
  list(): RolloutProblem[];
};

/** Problems that last, each with the time since when. */
export function createProblems(): Problems {
  const known = new Map<ProblemKind, RolloutProblem[]>();
  return {
    set(kind, found, nextTryAt) {
      const before = known.get(kind) ?? [];
      const now = new Date().toISOString();
      const next = found.map((problem): RolloutProblem => {
        const same = before.find(({ remote, version }) => remote === problem.remote && version === problem.version);
        return {
          kind,
          ...problem,
          since: same?.since ?? now,
          ...(nextTryAt === null ? {} : { nextTryAt: new Date(nextTryAt).toISOString() }),
        };
      });
      known.set(kind, next);
    },
    list: () => [...known.values()].flat(),
  };
}
