import { type ComponentType, createElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useApp } from '../app/app-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useRemote } from './remote-context.ts';

type PartStates = {
  /** Shown while the code is on its way. */
  waiting?: ReactNode;
  /** Shown when the code did not come or broke; `retry` loads it again. */
  failed?: (retry: () => void) => ReactNode;
  onFailed?: () => void;
};

export type Part<P extends object> = {
  (props: P & PartStates): ReactElement;
  /** At the first sign that the part will be wanted. A failure shows when it is. */
  preload(): void;
};

/**
 * A part of a frontend whose code is loaded when it is first shown, and which fails alone: a chunk lost on a weak network
 * costs a dialog, not the fragment that the dialog belongs to. It is counted as a failed load of that fragment.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  const create = (): ComponentType<P> => lazy(async () => ({ default: await load() }));
  const first = create();

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module level, as `lazy` itself
  function Placed({ waiting, failed = () => null, onFailed, ...rest }: P & PartStates): ReactElement {
    const { remotes } = useApp();
    const { expose } = useRemote();
    // A lazy component keeps its failure, so another attempt needs another one.
    const [Shown, setShown] = useState(() => first);
    return (
      <ErrorBoundary
        fallback={failed}
        onError={(error) => {
          remotes.reportFailure(expose, null, 'load', error);
          onFailed?.();
        }}
        onRetry={() => setShown(create)}
      >
        {/* What is left of the props is P; TypeScript cannot subtract from a type parameter. */}
        <Suspense fallback={waiting}>{createElement(Shown, rest as unknown as P)}</Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(Placed, {
    preload: () => {
      load().catch(() => {});
    },
  });
}
