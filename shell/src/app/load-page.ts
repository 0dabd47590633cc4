import { redirect } from 'react-router-dom';
import type { ApiError } from 'shared-contracts/api';
import type { AppContext, SiteConfig } from 'shared-contracts/app';
import type { ExposeId, ExposeResult, LoaderInput, RouteModule } from 'shared-contracts/remote';
import { type FailedPageData, type PageData, remoteUnavailable } from './page-state.ts';

type LoadedRoute = { route: RouteModule<unknown>; loaded: Extract<ExposeResult, { kind: 'loaded' }> };

/** The route module of a page; null when its remote is unavailable. */
async function loadRoute(app: AppContext, page: ExposeId): Promise<LoadedRoute | null> {
  const loaded = await app.remotes.load(page);
  if (loaded.kind === 'unavailable') return null;
  if (!('route' in loaded.module)) throw new Error(`${page} exposes no route`);
  return { route: loaded.module.route, loaded };
}

/**
 * Runs a page's validity rule, loader and meta. A loader that throws fails the page, whose layout is shown.
 * @param metaConfig see `MetaContext`; browsers, which need no addresses in their meta, may leave it out
 * @throws Response a redirect, for the router
 */
export async function loadPage(
  page: ExposeId,
  input: LoaderInput,
  metaConfig: SiteConfig = input.app.config,
): Promise<PageData> {
  const { app } = input;
  const found = await loadRoute(app, page);
  if (!found) return { kind: 'failed', reason: remoteUnavailable };
  const { route, loaded } = found;
  const { pathname: path } = input.request.url;
  const notFound = { kind: 'not-found' } as const;
  try {
    if (route.isValid && !route.isValid(input)) return notFound;
    const result = await route.loader(input);
    if (result.kind === 'redirect') throw redirect(result.to, result.isPermanent ? 301 : 302);
    if (result.kind === 'not-found') return notFound;
    if (result.kind === 'failed') return failedBy(result.error);
    const { locale } = app;
    const context = { t: loaded.t, locale, config: metaConfig, path };
    return { kind: 'data', data: result.data, meta: await route.meta(result.data, context) };
  } catch (cause) {
    // In browsers an aborted signal means another navigation, which the router handles. On the server it means that the data was late: the
    // page has failed.
    const isLeft = app.environment === 'browser' && input.request.signal.aborted;
    if (cause instanceof Response || isLeft) throw cause;
    app.remotes.reportFailure(page, loaded.version, 'loader', cause);
    return { kind: 'failed', reason: 'loader threw' };
  }
}

/**
 * Whether a page failed because the product API refused its request, or because the page cannot read the response. Either counts against
 * the release, unlike an API that is down or overloaded.
 */
export function isRefused({ reason, status = 0 }: FailedPageData): boolean {
  if (reason !== 'http') return reason === 'malformed';
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function failedBy({ kind, status }: ApiError): FailedPageData {
  return { kind: 'failed', reason: kind, ...(status !== null && { status }) };
}
