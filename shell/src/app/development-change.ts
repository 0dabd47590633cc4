/** What the badge of a page hears of the development server that its browser sees. */
export type DevelopmentChange = {
  /** Differs after each build and each failure; null while the server does not answer. */
  change: string | null;
  /** Id of the release set with the newest build that can be shown; null without one. */
  set: string | null;
  version: string | null;
  /** How a page of a build since `from` gets there without a load: modules to evaluate anew, and the entry; null where it has to be loaded. */
  refresh: { from: string; modules: readonly string[]; entry: string; integrity: string } | null;
  /** Why the newest sources are not shown. */
  problem: DevelopmentProblem | null;
};

/** `failed`: the server could not render what the page shows of it; `thrown`: it has thrown in this browser. */
export type DevelopmentProblem = { kind: 'broken' | 'gone' | 'failed' | 'thrown'; message: string };

/** What the badge says of a problem. */
export function problemText({ kind, message }: DevelopmentProblem): string {
  if (kind === 'gone')
    return 'The development server does not answer. Pages that load now are those of the shop without it; “End” leaves it.';
  if (kind === 'thrown') return `It has thrown in this browser; the next save loads the page.\n${message}`;
  if (kind === 'failed') return `The server could not render it.\n${message}`;
  return `The newest sources cannot be shown; the last good build stays.\n${message}`;
}
