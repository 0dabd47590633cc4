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
import { createRenderAtOnce } from './render-at-once.ts';
import { renderDocument } from './render-document.tsx';
import { type RenderResult, type RenderTask, traced, type WarmResult, type WorkerSetup } from './render-task.ts';
import { createRequestApp } from './request-app.ts';
import { createServerFederation } from './server-federation.ts';
import { createSharedModules } from './shared-modules.ts';
import { createTrace } from './trace.ts';

export type Renderer = {
  render(task: Extract<RenderTask, { kind: 'render' }>): Promise<RenderResult>;
  warm(trace: SharedArrayBuffer): Promise<WarmResult>;
};

/** What the routes, which are the worker's, need to know of a request. */
type RequestContext = { app: AppContext; url: URL };

/** What is left for rendering when the page's data took all its time, in milliseconds. */
export const renderReserveMs = 400;

const fragmentDataLifetime = { freshMs: 5_000, keptMs: 600_000 };

/** Renders pages of one release set. Modules are loaded once a worker; everything else is made anew for each request. */
export function createRenderer(setup: WorkerSetup): Renderer {
  const ids = traced(setup);
  const fragmentData = createFragmentDataCache(fragmentDataLifetime);
  const modules = createSharedModules(setup, createServerFederation(setup.remotes));
  const renderAtOnce = createRenderAtOnce();
  // Compiling the routes takes longer than matching a request with them.
  const handler = createStaticHandler(createRoutes(setup.config, loadServerPage));

  async function loadServerPage(route: ShopRoute, { params, context }: LoaderFunctionArgs): Promise<PageData> {
    if (route.page === null) return { kind: 'unbuilt' };
    if (route.rendered === 'browser') return { kind: 'pending' };
    const { app, url }: RequestContext = context;
    app.remotes.trace?.enter(route.page);
    const signal = AbortSignal.timeout(setup.dataTimeoutMs);
    const page = await loadPage(route.page, { app, params, request: { url, signal } });
    app.remotes.trace?.leave(route.page);
    return page;
  }

  return {
    async warm(buffer) {
      const trace = createTrace(ids, buffer);
      for (const id of ids) {
        trace.enter(id);
        await modules.load(id);
        trace.leave(id);
      }
      return { failures: modules.takeFailures() };
    },

    async render({ path, excluded, trace: buffer }) {
      const started = performance.now();
      const { app, used, failures } = createRequestApp(
        setup,
        modules,
        excluded,
        createTrace(ids, buffer),
        fragmentData.forRequest(),
      );
      const url = new URL(path, setup.config.shopOrigin);
      const context = await handler.query(new Request(url), { requestContext: { app, url } satisfies RequestContext });
      if (context instanceof Response) return redirected(context, started);
      const routeId = context.matches.at(-1)?.route.id ?? '';
      const page = context.loaderData[routeId] as PageData | undefined;
      if (!page) throw context.errors?.[routeId] ?? new Error(`No data for ${routeId}`);
      const pageJson = embeddableJson(withoutStructuredData(page));
      const html = await renderDocument({
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
      return {
        status: page.kind === 'not-found' ? 404 : 200,
        html,
        payload: Buffer.from(`{"kind":"page","page":${pageJson}}`),
        redirect: null,
        failures,
        dataFailure: page.kind === 'failed' ? page.reason : null,
        complete: failures.length === 0 && page.kind !== 'failed' && dataComplete && excluded.length === 0,
        renderMs: performance.now() - started,
      };
    },
  };
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
    html: Buffer.alloc(0),
    payload: Buffer.from(JSON.stringify({ kind: 'redirect', to } satisfies PayloadAnswer)),
    redirect: to,
    failures: [],
    dataFailure: null,
    complete: true,
    renderMs: performance.now() - started,
  };
}
