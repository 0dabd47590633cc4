import { createStaticHandler, createStaticRouter, type LoaderFunctionArgs } from 'react-router-dom';
import type { AppContext } from 'shared-contracts/app';
import { inAppPath, localAddress, localePrefix, paths } from 'shared-contracts/paths';
import type { ExposeId } from 'shared-contracts/remote';
import { isRefused, loadPage } from '../../app/load-page.ts';
import { type PageData, remoteUnavailable } from '../../app/page-state.ts';
import type { Payload } from '../../app/payload.ts';
import { remoteOf } from '../../app/remote-loader.ts';
import { type ShopRoute, shopRoutes } from '../../app/route-table.ts';
import { createRoutes } from '../../app/routes.tsx';
import { embeddableJson } from '../document/document-tags.ts';
import { privateTitle, shopName } from '../document/private-titles.ts';
import { createApiFetch } from './api-fetch.ts';
import { createFragmentDataCache } from './fragment-data-cache.ts';
import { createFragmentTimer } from './fragment-timer.ts';
import type { RemoteFailure, RenderResult, RenderTask, WorkerSetup } from './protocol.ts';
import { createRemoteModules } from './remote-modules.ts';
import { createDocumentRenderer, type PageFailure } from './render-document.tsx';
import { createRequestApp } from './request-app.ts';
import type { ModuleMarks } from './watchdog-slot.ts';

/** The context of one request, for loaders, which all requests of the worker share. */
type RequestContext = { app: AppContext; url: URL };

/** Milliseconds left for rendering when the page's data took all its time. */
const renderReserveMs = 400;

/** Milliseconds that a loader has after its abort signal. */
const abortGraceMs = 150;

const fragmentDataLifetime = { freshMs: 5_000, storedMs: 600_000, retryPauseMs: 1_000 };

/** A response that was late for the first attempt has arrived by the second. A set must not wait long for an API that is down. */
const primeAttempts = 2;

type PageTask = Extract<RenderTask, { kind: 'render' }>;

export type PageRenderer = {
  render(task: PageTask, marks: ModuleMarks): Promise<RenderResult>;
  /** Loads and evaluates every exposed module of the set, with its messages. @returns the modules that did not load */
  warm(marks: ModuleMarks): Promise<RemoteFailure[]>;
  /**
   * Loads the fragment data of a page without data of its own, which is what every page needs: otherwise the first pages of a set would
   * wait twice for a slow API, and lack menu and footer. Ends when a page would, whatever the API does.
   */
  prime(marks: ModuleMarks): Promise<void>;
};

/**
 * Renders pages in one locale: route, data, document. Modules are loaded once; everything else is created anew for each request.
 * @param setup its configuration is in this locale
 * @param loadModule the worker's federation runtime
 * @param onUnhandledError called with errors that belong to no page
 */
export function createPageRenderer(
  setup: WorkerSetup,
  loadModule: (id: ExposeId) => Promise<unknown>,
  onUnhandledError: (cause: unknown) => void,
): PageRenderer {
  const { config } = setup;
  const fragmentData = createFragmentDataCache({ ...fragmentDataLifetime, onRefreshThrew: onUnhandledError });
  const modules = createRemoteModules(setup, loadModule);
  const renderDocument = createDocumentRenderer(setup);
  const apiFetch = createApiFetch();
  // A path appended to `shopOrigin` is an address of this locale; pictures have one address in all locales.
  const { shopOrigin, picturesOrigin } = config;
  const metaConfig = {
    ...config,
    shopOrigin: shopOrigin + localePrefix(config),
    picturesOrigin: picturesOrigin || shopOrigin,
  };
  const basename = localAddress(config, paths.home);
  const routes = new Map(shopRoutes(config, setup.set.routes).map((route) => [route.id, route]));
  // Created once: compiling the routes takes longer than matching a request.
  const handler = createStaticHandler(createRoutes(config, setup.set, loadRoutePage), { basename });

  /** The data stage. Always ends in time, even if a loader ignores its abort signal. */
  async function loadRoutePage(route: ShopRoute, { params, context }: LoaderFunctionArgs): Promise<PageData> {
    const { app, url }: RequestContext = context;
    const id = route.page;
    const isOff = setup.set.remotes[remoteOf(id)] === null;
    if (route.rendered === 'browser')
      return isOff ? unavailable : { kind: 'pending', title: privateTitle(route, config.locale) };
    app.remotes.watchdog?.enter(id);
    const timeout = new AbortController();
    const timer = setTimeout(
      () => timeout.abort(new DOMException('The page took too long', 'TimeoutError')),
      setup.dataTimeoutMs,
    );
    let overdue: NodeJS.Timeout | undefined;
    const giveUp = new Promise<PageData>((resolve) => {
      overdue = setTimeout(() => {
        app.remotes.reportFailure(id, null, 'loader', new Error(`${id} did not load within ${setup.dataTimeoutMs} ms`));
        resolve({ kind: 'failed', reason: 'loader overdue' });
      }, setup.dataTimeoutMs + abortGraceMs);
    });
    try {
      const request = { url, signal: timeout.signal };
      const page = await Promise.race([loadPage(id, { app, params, request }, metaConfig), giveUp]);
      // Code that hung a worker, or does not load here, may run in browsers. A remote that is switched off has no code.
      return isUnavailable(page) && !isOff ? { kind: 'pending', title: shopName } : page;
    } finally {
      clearTimeout(timer);
      // The timer would keep the whole page in memory.
      clearTimeout(overdue);
      app.remotes.watchdog?.leave(id);
    }
  }

  async function renderPage(
    { path, traceparent, changedAt, excluded, isTimed = false }: Omit<PageTask, 'kind' | 'slot'>,
    marks: ModuleMarks,
  ): Promise<Omit<RenderResult, 'missingMessages'>> {
    const started = performance.now();
    const timer = isTimed ? createFragmentTimer() : null;
    const sources = { fragmentData: fragmentData.forRequest(changedAt), apiFetch };
    const request = createRequestApp(setup, modules, { excluded, traceparent, timer }, marks, sources);
    const { app, missing, failures } = request;
    const address = new URL(path, config.shopOrigin);
    // Loaders read addresses without the locale's prefix.
    const url = new URL(inAppPath(config, path) ?? path, config.shopOrigin);
    const context = await handler.query(new Request(address), {
      requestContext: { app, url } satisfies RequestContext,
    });
    if (context instanceof Response) return redirected(context, started);
    const routeId = context.matches.at(-1)?.route.id ?? '';
    const page = context.loaderData[routeId] as PageData | undefined;
    if (!page) throw context.errors?.[routeId] ?? new Error(`No data for ${routeId}`);
    const pageJson = embeddableJson(forBrowsers(page));
    const route = routes.get(routeId);
    const pageId = route?.page;
    const dataFailure = dataFailureOf(page, route);
    const { html, isComplete, pageFailure, styleHashes, timeFragments } = await renderDocument({
      request,
      router: createStaticRouter(handler.dataRoutes, context),
      context,
      routeId,
      pageId,
      page,
      pageJson,
      // Data and rendering share one deadline, so that a slow API never looks like a hung worker.
      timeoutMs: Math.max(renderReserveMs, started + setup.dataTimeoutMs + renderReserveMs - performance.now()),
    });
    const hasAllModules = missing.size === 0 && failures.length === 0 && excluded.length === 0;
    const hasAllData =
      dataFailure === null && Object.values(app.fragmentData.settled()).every((response) => response.ok);
    const status = page.kind === 'pending' && dataFailure !== null ? 503 : statusOf(page);
    return {
      status: pageFailure === null ? status : failureStatus[pageFailure],
      html,
      payload: encode(`{"kind":"page","page":${pageJson}}`),
      redirect: null,
      failures,
      dataFailure,
      unreadable: page.kind === 'failed' && pageId && isRefused(page) ? remoteOf(pageId) : null,
      isComplete: isComplete && hasAllModules && hasAllData,
      styleHashes,
      renderMs: performance.now() - started,
      // Last, so that it is not part of the document's own time.
      fragmentTimes: timeFragments(),
    };
  }

  return {
    render: async (task, marks) => ({ ...(await renderPage(task, marks)), missingMessages: modules.takeMissing() }),
    async warm(marks) {
      await modules.loadAll(marks);
      return modules.takeFailures();
    },
    async prime(marks) {
      const page = shopRoutes(config).find(({ rendered, path }) => rendered === 'browser' && !/[:*]/.test(path));
      if (!page) return;
      const task = { path: localAddress(config, `/${page.path}/`), traceparent: null, changedAt: 0, excluded: [] };
      for (let attempt = 0; attempt < primeAttempts; attempt += 1) {
        const { isComplete } = await renderPage(task, marks);
        // Failures of the warm-up must not affect the next page.
        fragmentData.forgetFailures();
        if (isComplete) return;
      }
    },
  };
}

const switchedOffStatus = 501;

/** A page that throws will throw again, unlike one that waited too long (SPEC 8). */
const failureStatus: Record<PageFailure, number> = { threw: 500, late: 503 };

/**
 * A failed page is a temporary failure: search engines retry. A page that is gone for good is removed from their index. A page of a
 * switched-off frontend gets 501: with a 500, 502, 503 or 504 shared caches would serve the earlier page, which its operator wants gone.
 */
export function statusOf(page: PageData): number {
  if (page.kind === 'not-found') return 404;
  if (page.kind === 'data' && page.meta.isGone) return 410;
  if (isUnavailable(page)) return switchedOffStatus;
  return page.kind === 'failed' ? 503 : 200;
}

const unavailable: PageData = { kind: 'failed', reason: remoteUnavailable };

const isUnavailable = (page: PageData): boolean => page.kind === 'failed' && page.reason === remoteUnavailable;

/** Why a page has no data, such as `http 503`; null where it has some. A private page has data in browsers only. */
function dataFailureOf(page: PageData, route: ShopRoute | undefined): string | null {
  if (page.kind === 'failed') return page.status === undefined ? page.reason : `${page.reason} ${page.status}`;
  return page.kind === 'pending' && route?.rendered === 'server' ? remoteUnavailable : null;
}

const encoder = new TextEncoder();

/** Bytes with a buffer of their own: moving a small buffer of Node's pool would move the whole pool to the main thread. */
function encode(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The server adds what only crawlers read to the HTML; browsers do not need it. */
function forBrowsers(page: PageData): PageData {
  if (page.kind !== 'data') return page;
  const { title, canonical, robots } = page.meta;
  return { ...page, meta: { title, ...(canonical && { canonical }), ...(robots && { robots }) } };
}

function redirected(response: Response, started: number): Omit<RenderResult, 'missingMessages'> {
  const to = response.headers.get('location') ?? '/';
  return {
    status: response.status,
    html: new Uint8Array(),
    payload: encode(JSON.stringify({ kind: 'redirect', to } satisfies Payload)),
    redirect: to,
    failures: [],
    dataFailure: null,
    unreadable: null,
    isComplete: true,
    styleHashes: [],
    renderMs: performance.now() - started,
    fragmentTimes: null,
  };
}
