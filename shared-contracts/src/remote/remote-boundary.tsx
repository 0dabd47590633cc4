import { type ReactElement, type ReactNode, Suspense, use, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/app-context.tsx';
import { useClickReplay } from './click-replay.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ExposeId, ExposeResult } from './remote.ts';
import { RemoteContext } from './remote-context.ts';
import { ServerHtml, useServerHtmlUntilNear } from './server-html.tsx';

export type RemoteBoundaryProps = {
  id: ExposeId;
  className?: string | undefined;
  when?: 'near' | undefined;
  onUnavailable: 'keep-html' | 'fallback';
  /** Takes the same space as the content. */
  loading: ReactNode;
  failed: ReactNode;
  render: (module: Extract<ExposeResult, { kind: 'loaded' }>) => ReactNode;
};

/**
 * Renders what a remote exposes inside a Suspense boundary and an error boundary of its own: it can be late or fail without affecting
 * the rest of the page. The element around it has `data-mf="<frontend>@<release>"`.
 */
export function RemoteBoundary(props: RemoteBoundaryProps): ReactElement {
  const { remotes, environment } = useApp();
  const placed = (
    <Suspense
      fallback={
        <div className={props.className} data-mf-state="loading" data-fragment={props.id}>
          {props.loading}
        </div>
      }
    >
      <Placed {...props} />
    </Suspense>
  );
  // Error boundaries work in browsers only; on the server Suspense catches the error.
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
 * A failure lasts until the next navigation, which retries. Only failed boundaries subscribe to the location: a subscription re-renders a
 * boundary with every navigation.
 */
function UntilNavigation({ onEnd, children }: { onEnd: () => void; children: ReactNode }): ReactNode {
  const { key } = useLocation();
  const [since] = useState(key);
  // Before the new page is painted.
  useLayoutEffect(() => {
    if (key !== since) onEnd();
  }, [key, since, onEnd]);
  return children;
}

function Placed(props: RemoteBoundaryProps): ReactElement {
  const { id, className, when, onUnavailable } = props;
  const { remotes } = useApp();
  const boundaryId = useId();
  const isKept = useServerHtmlUntilNear(boundaryId, when, async () => {
    const { kind } = await remotes.load(id);
    return kind === 'loaded' || onUnavailable === 'fallback';
  });
  if (isKept) return <ServerHtml id={boundaryId} className={className} />;
  return <Loaded {...props} boundaryId={boundaryId} />;
}

type LoadedProps = RemoteBoundaryProps & { boundaryId: string };

function Loaded({ id, className, when, onUnavailable, render, boundaryId }: LoadedProps): ReactElement {
  const { remotes } = useApp();
  const loaded = use(remotes.load(id, when));
  /** Number of child nodes that the server has rendered here; undefined where it did not. */
  const [onServer] = useState(() => globalThis.document?.getElementById(boundaryId)?.childNodes.length);
  if (loaded.kind === 'unavailable') {
    if (onUnavailable === 'keep-html' && onServer !== undefined)
      return <ServerHtml id={boundaryId} className={className} isUnavailable />;
    throw new RemoteUnavailableError(loaded.error);
  }
  remotes.watchdog?.enter(id);
  const identity = { name: loaded.remote, version: loaded.version, expose: id, t: loaded.t };
  return (
    // Around the element: if the server's content has more nodes than the browser's, React's component stack starts there.
    <loaded.Named>
      <div id={boundaryId} className={className} data-mf={`${loaded.remote}@${loaded.version}`} data-fragment={id}>
        <RemoteContext value={identity}>{render(loaded)}</RemoteContext>
        <Hydrated id={id} boundaryId={boundaryId} onServer={onServer} />
        {remotes.watchdog && <Leave id={id} />}
      </div>
    </loaded.Named>
  );
}

type HydratedProps = { id: ExposeId; boundaryId: string; onServer: number | undefined };

/** Its effects run after those of the content before it. */
function Hydrated({ id, boundaryId, onServer }: HydratedProps): null {
  const { remotes } = useApp();
  // Rendering nothing in place of the server's content is a failure: no store can have changed yet.
  useLayoutEffect(() => {
    if (onServer && !document.getElementById(boundaryId)?.firstChild)
      remotes.reportFailure(id, null, 'render', 'blank');
  }, [remotes, id, boundaryId, onServer]);
  useClickReplay(boundaryId);
  // Read once the page is idle, by the measurements (shell/src/client/idle).
  useEffect(() => {
    if (onServer !== undefined) performance.mark(id);
  }, [id, onServer]);
  return null;
}

/** Siblings render in order: this one renders after the content. */
function Leave({ id }: { id: ExposeId }): null {
  useApp().remotes.watchdog?.leave(id);
  return null;
}

/** The loader has already reported its cause, by remote and version. */
class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

function reportOnce(error: unknown, report: () => void): void {
  if (!(error instanceof RemoteUnavailableError)) report();
}
