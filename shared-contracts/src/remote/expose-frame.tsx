import { type ReactElement, type ReactNode, Suspense, use, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/app-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ExposeId, LoadedExpose } from './remote.ts';
import { RemoteContext } from './remote-context.ts';

export type ExposeFrameProps = {
  id: ExposeId;
  className?: string | undefined;
  whenDead: 'keep-html' | 'fallback';
  /** Of the same size as what it stands for. */
  loading: ReactNode;
  failed: ReactNode;
  render: (module: Extract<LoadedExpose, { kind: 'alive' }>) => ReactNode;
};

/**
 * Places what a remote exposes, with a Suspense and an error boundary of its own, so that it can be late or fail alone.
 * The element around it bears `data-mf="<frontend>@<release>"`.
 */
export function ExposeFrame(props: ExposeFrameProps): ReactElement {
  const { remotes, environment } = useApp();
  const placed = (
    <Suspense
      fallback={
        <div className={props.className} data-mf-state="loading" data-fragment={props.id}>
          {props.loading}
        </div>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
  // Error boundaries are the browser's; on the server Suspense is one.
  if (environment === 'server') return placed;
  return (
    <ErrorBoundary
      onError={(error) => reportOnce(error, () => remotes.reportFailure(props.id, null, 'render', error))}
      onRetry={() => remotes.retry(props.id)}
      fallback={(retry) => (
        <UntilNavigation onEnd={retry}>
          <div className={props.className} data-mf-state="failed" data-fragment={props.id}>
            {props.failed}
          </div>
        </UntilNavigation>
      )}
    >
      {placed}
    </ErrorBoundary>
  );
}

/**
 * What has failed belongs to a navigation: the next one tries again. Only what has failed follows the address; following it costs every
 * frame of a page a rendering.
 */
function UntilNavigation({ onEnd, children }: { onEnd: () => void; children: ReactNode }): ReactNode {
  const { key } = useLocation();
  const [since] = useState(key);
  // Before anything of the new page is painted.
  useLayoutEffect(() => {
    if (key !== since) onEnd();
  }, [key, since, onEnd]);
  return children;
}

function Loaded({ id, className, whenDead, render }: ExposeFrameProps): ReactElement {
  const { remotes } = useApp();
  const frameId = useId();
  const loaded = use(remotes.load(id));
  const [hasServerHtml] = useState(() => typeof document !== 'undefined' && document.getElementById(frameId) !== null);
  if (loaded.kind === 'dead') {
    if (whenDead === 'keep-html' && hasServerHtml) return <ServerHtml id={frameId} className={className} />;
    throw new DeadRemoteError(loaded.error);
  }
  remotes.trace?.enter(id);
  const identity = { name: loaded.remote, version: loaded.version, expose: id, t: loaded.t };
  return (
    <div id={frameId} className={className} data-mf={`${loaded.remote}@${loaded.version}`} data-fragment={id}>
      <RemoteContext value={identity}>
        <loaded.Named>{render(loaded)}</loaded.Named>
      </RemoteContext>
      {remotes.trace && <Leave id={id} />}
    </div>
  );
}

/** Siblings are rendered in order, so this is rendered once what stands before it has been. */
function Leave({ id }: { id: ExposeId }): null {
  useApp().remotes.trace?.leave(id);
  return null;
}

/** React leaves the children of such an element as they came from the server: links and plain forms go on working. */
function ServerHtml({ id, className }: { id: string; className: string | undefined }): ReactElement {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; it tells hydration to keep the server's children
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/** The registry has reported the cause already, by remote and version. */
class DeadRemoteError extends Error {
  override readonly name = 'DeadRemoteError';
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

function reportOnce(error: unknown, report: () => void): void {
  if (!(error instanceof DeadRemoteError)) report();
}
