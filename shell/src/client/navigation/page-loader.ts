import { redirect } from 'react-router-dom';
import type { AppContext } from 'shared-contracts/app';
import { inAppPath } from 'shared-contracts/paths';
import type { LoaderInput } from 'shared-contracts/remote';
import { loadPage } from '../../app/load-page.ts';
import { type PageData, remoteUnavailable } from '../../app/page-state.ts';
import type { LoadRoutePage } from '../../app/routes.tsx';
import { address, type FullPageLoads } from './full-page-loads.ts';
import type { Payloads } from './payloads.ts';

type Parts = { app: AppContext; payloads: Payloads; documents: FullPageLoads };

/**
 * Loads a page in the browser: a public page as the payload that the server has cached, a private page by its own loader.
 *
 * | what | then | where the guard refuses that (decision 0020) |
 * |---|---|---|
 * | the shop runs another release set | one full page load, unless this is another view of the page that is shown | this tab renders the data of the other set as well as it can |
 * | the page's code does not load | a full page load: the server may render it | the page has failed |
 * | there is no payload | the browser loads the page's data itself | |
 */
export function createPageLoader({ app, payloads, documents }: Parts): LoadRoutePage {
  /** Path of the page that this tab shows or is about to show. */
  let shown = window.location.pathname;
  const load: LoadRoutePage = async (route, { request, params }) => {
    const { signal } = request;
    const url = new URL(request.url);
    const path = `${url.pathname}${url.search}`;
    // A module that did not load for an earlier page may load now.
    app.remotes.retry(route.page);
    const code = app.remotes.load(route.page);
    const { page, isOfThisSet } = await (route.rendered === 'server' ? publicPage(path, signal) : privatePage(signal));
    signal.throwIfAborted();
    const input: LoaderInput = { app, params, request: { url: inAppUrl(url), signal } };
    if (!isOfThisSet) {
      // A filter must not close the sheet that contains it, so the list is rendered by this tab's own release.
      const own = url.pathname === shown ? await loadPage(route.page, input) : null;
      signal.throwIfAborted();
      if (own && own.kind !== 'failed') return own;
      await documents.ofOtherSet(path);
    }
    shown = url.pathname;
    if (page && page.kind !== 'data') return page;
    const loaded = await code;
    signal.throwIfAborted();
    if (loaded.kind === 'loaded') return page ?? loadPage(route.page, input);
    const isSwitchedOff = loaded.version === null;
    if (!isSwitchedOff) await documents.ofServerHtml(path);
    return { kind: 'failed', reason: remoteUnavailable };
  };

  return async (route, context) => {
    // A link changes the address after its page has loaded. Back, Forward and a new document change it before: a redirect then takes the
    // place of that history entry. Otherwise Back from its target would load the entry, and be redirected again.
    const isEntry = location.origin + address() === context.request.url;
    try {
      return await load(route, context);
    } catch (cause) {
      // As the router's `replace` does.
      if (isEntry && cause instanceof Response) cause.headers.set('X-Remix-Replace', 'true');
      throw cause;
    }
  };

  /** Loaders read addresses without the locale's prefix. */
  function inAppUrl(url: URL): URL {
    return new URL(inAppPath(app.config, `${url.pathname}${url.search}`) ?? url, url);
  }

  /** @throws Response a redirect, for the router */
  async function publicPage(
    path: string,
    signal: AbortSignal,
  ): Promise<{ page: PageData | null; isOfThisSet: boolean }> {
    // Back and Forward change the address before they load, links change it afterwards.
    const before = address() === path ? payloads.recall(path) : null;
    if (before) return { page: before, isOfThisSet: true };
    const fetched = await payloads.load(path, signal).catch(() => null);
    if (!fetched) return { page: null, isOfThisSet: true };
    const { payload, isOfThisSet } = fetched;
    if (payload.kind === 'redirect') throw redirect(inAppPath(app.config, payload.to) ?? payload.to);
    return { page: payload.page, isOfThisSet };
  }

  /** Private pages have no payload: their loader runs once their code has loaded. */
  async function privatePage(signal: AbortSignal): Promise<{ page: null; isOfThisSet: boolean }> {
    return { page: null, isOfThisSet: await payloads.isCurrent(signal) };
  }
}
