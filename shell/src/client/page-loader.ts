import { redirect } from 'react-router-dom';
import type { AppContext } from 'shared-contracts/app';
import type { LoaderInput } from 'shared-contracts/remote';
import { loadPage } from '../app/load-page.ts';
import { deadRemote, type PageData } from '../app/page-data.ts';
import type { LoadRoutePage } from '../app/routes.tsx';
import { address, type DocumentLoads } from './document-loads.ts';
import type { Payloads } from './payloads.ts';

type Parts = { app: AppContext; payloads: Payloads; documents: DocumentLoads };

/**
 * How the browser comes by a page: a public one as the payload file that the server has cached, a private one by itself.
 *
 * | what | then | where the guard refuses that |
 * |---|---|---|
 * | the shop runs another set | one full page load | this tab goes on, with what it can show of the other set's data |
 * | the page's code cannot be loaded | a document: the server may render it | the page has failed |
 * | there is no payload | the browser loads the page's data itself | |
 */
export function createPageLoader({ app, payloads, documents }: Parts): LoadRoutePage {
  return async (route, { request, params }) => {
    if (route.page === null) return { kind: 'unbuilt' };
    const { signal } = request;
    const url = new URL(request.url);
    const path = `${url.pathname}${url.search}`;
    // What could not be loaded for an earlier page may be there now.
    app.remotes.retry(route.page);
    const code = app.remotes.load(route.page);
    const { page, isOfThisSet } = await (route.rendered === 'server' ? publicPage(path, signal) : privatePage(signal));
    signal.throwIfAborted();
    if (!isOfThisSet) await documents.ofOtherSet(path);
    if (page && page.kind !== 'data') return page;
    const loaded = await code;
    signal.throwIfAborted();
    if (loaded.kind === 'loaded') {
      const input: LoaderInput = { app, params, request: { url, signal } };
      return page ?? loadPage(route.page, input);
    }
    const isSwitchedOff = loaded.version === null;
    if (!isSwitchedOff) await documents.ofServerHtml(path);
    return { kind: 'failed', reason: deadRemote };
  };

  /** @throws Response a redirect, for the router */
  async function publicPage(
    path: string,
    signal: AbortSignal,
  ): Promise<{ page: PageData | null; isOfThisSet: boolean }> {
    // Back and Forward have changed the address before they load, a link changes it afterwards.
    const before = address() === path ? payloads.recall(path) : null;
    if (before) return { page: before, isOfThisSet: true };
    const payload = await payloads.load(path, signal).catch(() => null);
    if (!payload) return { page: null, isOfThisSet: true };
    const { answer, isOfThisSet } = payload;
    if (answer.kind === 'redirect') throw redirect(answer.to);
    return { page: answer.page, isOfThisSet };
  }

  /** There is no payload of a private page: its data is asked for once its code is here. */
  async function privatePage(signal: AbortSignal): Promise<{ page: null; isOfThisSet: boolean }> {
    return { page: null, isOfThisSet: await payloads.isCurrent(signal) };
  }
}
