import { type ComponentType, createElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useApp } from '../app/app-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useRemote } from './remote-context.ts';

type LazyStates = {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown when the code does not load or throws; `retry` loads it again. */
  failed?: (retry: () => void) => ReactNode;
  onFailed?: () => void;
};

export type LazyComponent<P extends object> = {
  (props: P & LazyStates): ReactElement;
  /** Loads the code ahead of its first use. A failure shows only at that use. */
  preload(): void;
};

/**
 * As React's `lazy`, with its own Suspense and error boundary: a chunk that does not load breaks a dialog, not the fragment around it. It
 * is reported as a failed load of that fragment.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  const create = (): ComponentType<P> => lazy(async () => ({ default: await load() }));
  // React's lazy component caches its failure, so every attempt needs a new one.
  let current = create();

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only, as `lazy` itself
  function Placed({ fallback, failed = () => null, onFailed, ...rest }: P & LazyStates): ReactElement {
    const { remotes } = useApp();
    const { expose } = useRemote();
    const [Shown, setShown] = useState(() => current);
    return (
      <ErrorBoundary
        fallback={failed}
        onError={(error) => {
          current = create();
          remotes.reportFailure(expose, null, 'load', error);
          onFailed?.();
        }}
        onRetry={() => setShown(() => current)}
      >
        {/* The other props are P; TypeScript cannot subtract from a type parameter. */}
        <Suspense fallback={fallback}>{createElement(Shown, rest as unknown as P)}</Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(Placed, {
    preload: () => {
      load().catch(() => {});
    },
  });
}
