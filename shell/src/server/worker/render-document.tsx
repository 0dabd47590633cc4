import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import type { ApiResult } from 'shared-contracts/api';
import type { ExposeId } from 'shared-contracts/remote';
import { Document } from '../../app/document.tsx';
import type { PageData } from '../../app/page-data.ts';
import type { PageState } from '../../app/page-state.ts';
import { remoteOf } from '../../app/remote-registry.ts';
import { type EmbeddableJson, headTags, stateTag } from './document-tags.ts';
import type { createRenderAtOnce } from './render-at-once.ts';
import type { RemoteFailure, WorkerSetup } from './render-task.ts';
import type { RequestApp } from './request-app.ts';

type Options = {
  app: RequestApp['app'];
  setup: WorkerSetup;
  router: ReturnType<typeof createStaticRouter>;
  context: StaticHandlerContext;
  state: (exposes: readonly ExposeId[], fragmentData: Record<string, ApiResult<unknown>>) => Omit<PageState, 'page'>;
  page: PageData;
  pageJson: EmbeddableJson;
  used: ReadonlySet<ExposeId>;
  failures: RemoteFailure[];
  renderAtOnce: ReturnType<typeof createRenderAtOnce>;
  /** Milliseconds that rendering may wait for what is late. */
  timeoutMs: number;
};

/** `whole`: no boundary was left to the browser. */
export type RenderedDocument = { html: Uint8Array; whole: boolean };

/** The finished document as bytes. What has not come in time is left to the browser, as the fallback of its own boundary. */
export async function renderDocument(options: Options): Promise<RenderedDocument> {
  const { app, setup, router, context, page, pageJson, used, failures } = options;
  const document = (
    <Document app={app}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>
  );
  let whole = true;
  const markup =
    options.renderAtOnce(document) ??
    (await renderToEnd(document, options.timeoutMs, (error, componentStack) => {
      whole = false;
      noteFailure(error, componentStack, setup, failures);
    }));
  const state = options.state([...used], app.fragmentData.settled());
  const headEnd = markup.indexOf('</head>');
  const bodyEnd = markup.lastIndexOf('</body></html>');
  const parts = [
    markup.slice(0, headEnd),
    headTags(setup, used, page),
    markup.slice(headEnd, bodyEnd),
    stateTag(state, pageJson),
    markup.slice(bodyEnd),
  ];
  // Encoded one by one: joining them first would copy every character twice.
  return { html: Buffer.concat(parts.map((part) => Buffer.from(part))), whole };
}

type OnError = (error: unknown, componentStack: string) => void;

function renderToEnd(element: React.ReactElement, timeoutMs: number, onError: OnError): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const timer = setTimeout(() => stream.abort(new Error(`Rendering waited longer than ${timeoutMs} ms`)), timeoutMs);
    const stream = renderToPipeableStream(element, {
      // Above any page's size: a finished boundary is never outlined behind an inline script, which the CSP would stop.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error, { componentStack }) => onError(error, componentStack ?? ''),
    });
  });
}

/** A boundary failed: counted against the frontend whose frame is the nearest one above the error. */
function noteFailure(error: unknown, componentStack: string, setup: WorkerSetup, failures: RemoteFailure[]): void {
  // Dead modules were counted when they failed to load.
  if (error instanceof Error && error.name === 'RemoteUnavailableError') return;
  const frame = /\bat (?:Object\.)?(mf-[a-z-]+\/[a-z][a-z0-9-]*)/.exec(componentStack)?.[1] as ExposeId | undefined;
  if (!frame) return;
  const remote = remoteOf(frame);
  const message = error instanceof Error ? error.message : String(error);
  failures.push({ remote, version: setup.set.remotes[remote]?.version ?? 'none', phase: 'render', message });
}
