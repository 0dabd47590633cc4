import type { ErrorInfo } from 'react-dom/client';
import type { ExposeId, RemoteLoader } from 'shared-contracts/remote';

/**
 * A fragment that failed shows its fallback. Its error is logged to the console, unless its remote is unavailable, which is reported
 * already.
 */
export function reportCaught(error: unknown): void {
  if (!isUnavailable(error)) reportError(error);
}

/** Reports content that React has rendered again because it could not hydrate the server's. */
export function reportRecovered(
  error: unknown,
  { componentStack }: ErrorInfo,
  reportFailure: RemoteLoader['reportFailure'],
): void {
  // A boundary that the server could not finish, which browsers render instead: only such errors have a `digest` of the server.
  // React also reports, though not always, the fallback in place of a fragment whose remote is unavailable. The stack of that error starts
  // outside the fragment: the failure would count for the release that contains it.
  if (error instanceof Error && ('digest' in error || isUnavailable(error.cause))) return;
  reportError(new Error(`Hydration recovered${componentStack ?? ''}`, { cause: error }));
  // The content differs from the server's, or is missing: React has discarded the server's HTML. Component stacks contain the ids of
  // exposes.
  const [id] = /mf-[a-z-]+\/[a-z-]+/.exec(componentStack ?? '') ?? [];
  if (id) reportFailure(id as ExposeId, null, 'render', error);
}

const isUnavailable = (error: unknown): boolean => error instanceof Error && error.name === 'RemoteUnavailableError';
