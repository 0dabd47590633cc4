/** State of the development server, as the shell sends it to the badge of a page. */
export type DevelopmentChange = {
  /** Differs after each build and each failure; null while the server does not respond. */
  change: string | null;
  /** Id of the release set with the newest build that can be shown; null without one. */
  set: string | null;
  version: string | null;
  /**
   * How a page with a build since `from` is updated without a page load: modules to evaluate again, and the entry; null where a load is
   * needed.
   */
  refresh: { from: string; modules: readonly string[]; entry: string; integrity: string } | null;
  /** Why the newest sources are not shown. */
  problem: DevelopmentProblem | null;
};

/** `failed`: the server could not render this frontend's part of the page; `thrown`: the frontend threw an error in this browser. */
export type DevelopmentProblem = { kind: 'broken' | 'gone' | 'failed' | 'thrown'; message: string };

/** The badge's text for a problem. */
export function problemText({ kind, message }: DevelopmentProblem): string {
  if (kind === 'gone')
    return 'The development server does not respond. Pages that load now show the shop without it; “End” leaves it.';
  if (kind === 'thrown') return `It threw an error in this browser; the next save reloads the page.\n${message}`;
  if (kind === 'failed') return `The server could not render it.\n${message}`;
  return `The newest sources cannot be shown; the last good build stays.\n${message}`;
}
