import { setTimeout as sleep } from 'node:timers/promises';
import { createStaticHandler, createStaticRouter, type LoaderFunctionArgs } from 'react-router-dom';
import type { AppContext } from 'shared-contracts/app';
import type { ExposeId } from 'shared-contracts/remote';
import { loadPage } from '../../app/load-page.ts';
import type { PageData } from '../../app/page-data.ts';
import type { ShopRoute } from '../../app/route-table.ts';
import { createRoutes } from '../../app/routes.tsx';
import type { PayloadAnswer } from '../../client/payloads.ts';
import { embeddableJson } from './document-tags.ts';
import { createFragmentDataCache } from './fragment-data-cache.ts';
import type { Trace } from './pulse.ts';
import { createRenderAtOnce } from './render-at-once.ts';
import { renderDocument } from './render-document.tsx';
import { type RenderResult, type RenderTask, traced, type WarmResult, type WorkerSetup } from './render-task.ts';
import { createRequestApp } from './request-app.ts';
import { createServerFederation } from './server-federation.ts';
import { createSharedModules } from './shared-modules.ts';

export type Renderer = {
  render(task: Extract<RenderTask, { kind: 'render' }>, trace: Trace): Promise<RenderResult>;
  warm(trace: Trace): Promise<WarmResult>;
};

/** What the routes, which are the worker's, need to know of a request. */
type RequestContext = { app: AppContext; url: URL };

/** What is left for rendering when the page's data took all its time, in milliseconds. */
export const renderReserveMs = 400;

/** Milliseconds between a loader's signal and giving it up. */
const overdueMs = 150;

const fragmentDataLifetime = { freshMs: 5_000, keptMs: 600_000, restMs: 1_000 };

/**
 * Renders pages of one release set. Modules are loaded once a worker; everything else is made anew for each request.
 * @param onStrayError told of errors of frontends that belong to no page
 */
export function createRenderer(setup: WorkerSetup, onStrayError: (cause: unknown) => void): Renderer {
  const ids = traced(setup);
  const fragmentData = createFragmentDataCache({ ...fragmentDataLifetime, onRefreshThrew: onStrayError });
  const modules = createSharedModules(setup, createServerFederation(setup.remotes));
  const renderAtOnce = createRenderAtOnce();
  // Compiling the routes takes longer than matching a request with them.
  const handler = createStaticHandler(createRoutes(setup.config, loadServerPage));

  async function loadServerPage(route: ShopRoute, { params, context }: LoaderFunctionArgs): Promise<PageData> {
    if (route.page === null) return { kind: 'unbuilt' };
    if (route.rendered === 'browser') return { kind: 'pending' };
    const { app, url }: RequestContext = context;
    const id = route.page;
    app.remotes.watchdog?.enter(id);
    // Timers that outlive the page would hold all of it.
    const end = new AbortController();
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('The page took too long', 'TimeoutError')),
      setup.dataTimeoutMs,
    );
    try {
      const request = { url, signal: late.signal };
      return await Promise.race([loadPage(id, { app, params, request }), overdue(app, id, end.signal)]);
    } finally {
      clearTimeout(timer);
      end.abort();
      app.remotes.watchdog?.leave(id);
    }
  }

  /** Ends the wait for a loader that does not heed its signal: a page's rendering always ends. */
  async function overdue(app: AppContext, id: ExposeId, end: AbortSignal): Promise<PageData> {
    const reason = 'loader overdue';
    try {
      await sleep(setup.dataTimeoutMs + overdueMs, null, { signal: end });
    } catch {
      // The page has come in time, and nothing waits for this any more.
      return { kind: 'failed', reason };
    }
    app.remotes.reportFailure(id, null, 'loader', new Error(`${id} did not load within ${setup.dataTimeoutMs} ms`));
    return { kind: 'failed', reason };
  }

  return {
    async warm(trace) {
      for (const id of ids) {
        trace.enter(id);
        await modules.load(id);
        trace.leave(id);
      }
      return { failures: modules.takeFailures() };
    },

    async render({ path, excluded }, trace) {
      const started = performance.now();
      const { app, used, missing, failures } = createRequestApp(
        setup,
        modules,
        excluded,
        trace,
        fragmentData.forRequest(),
      );
      const url = new URL(path, setup.config.shopOrigin);
      const context = await handler.query(new Request(url), { requestContext: { app, url } satisfies RequestContext });
      if (context instanceof Response) return redirected(context, started);
      const routeId = context.matches.at(-1)?.route.id ?? '';
      const page = context.loaderData[routeId] as PageData | undefined;
      if (!page) throw context.errors?.[routeId] ?? new Error(`No data for ${routeId}`);
      const pageJson = embeddableJson(withoutStructuredData(page));
      const { html, whole } = await renderDocument({
        app,
        setup,
        router: createStaticRouter(handler.dataRoutes, context),
        context,
        state: (exposes: readonly ExposeId[], fragmentData) => ({
          set: setup.set,
          config: setup.config,
          frameOnly: false,
          routeId,
          exposes,
          fragmentData,
        }),
        page,
        pageJson,
        used,
        failures,
        renderAtOnce,
        // The page's data and everything else share one deadline, so that a slow API is never taken for a hung worker.
        timeoutMs: Math.max(renderReserveMs, started + setup.dataTimeoutMs + renderReserveMs - performance.now()),
      });
      const dataComplete = Object.values(app.fragmentData.settled()).every((answer) => answer.ok);
      const isWhole = whole && missing.size === 0 && failures.length === 0 && excluded.length === 0;
      return {
        status: statusOf(page),
        html,
        payload: encode(`{"kind":"page","page":${pageJson}}`),
        redirect: null,
        failures,
        dataFailure: page.kind === 'failed' ? page.reason : null,
        complete: isWhole && dataComplete && page.kind !== 'failed',
        renderMs: performance.now() - started,
      };
    },
  };
}

/** A page that cannot be made whole is the shop's temporary failure: search engines come back for it. */
function statusOf(page: PageData): number {
  if (page.kind === 'not-found') return 404;
  return page.kind === 'failed' ? 503 : 200;
}

const encoder = new TextEncoder();

/** Bytes with a buffer of their own: small ones of Node's pool would take the whole pool along to the main thread. */
function encode(text: string): Uint8Array {
  return encoder.encode(text);
}

/** JSON-LD is for crawlers, and they read the HTML; the browser does without. */
function withoutStructuredData(page: PageData): PageData {
  if (page.kind !== 'data' || !page.meta.structuredData) return page;
  const { structuredData: _, ...meta } = page.meta;
  return { ...page, meta };
}

function redirected(response: Response, started: number): RenderResult {
  const to = response.headers.get('location') ?? '/';
  return {
    status: 302,
    html: new Uint8Array(),
    payload: encode(JSON.stringify({ kind: 'redirect', to } satisfies PayloadAnswer)),
    redirect: to,
    failures: [],
    dataFailure: null,
    complete: true,
    renderMs: performance.now() - started,
  };
}
