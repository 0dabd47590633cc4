import { redirect } from 'react-router-dom';
import type { AppContext } from 'shared-contracts/app';
import { loadPage } from '../app/load-page.ts';
import type { PageData } from '../app/page-data.ts';
import type { LoadRoutePage } from '../app/routes.tsx';
import type { Payloads } from './payloads.ts';

/** How the browser comes by a page: a public one as the payload file that the server has cached, a private one by itself. */
export function createPageLoader(app: AppContext, payloads: Payloads): LoadRoutePage {
  return async (route, { request, params }) => {
    if (route.page === null) return { kind: 'unbuilt' };
    const url = new URL(request.url);
    const path = `${url.pathname}${url.search}`;
    const code = app.remotes.load(route.page);
    if (route.rendered === 'server') return loadPublic(path, request.signal);
    const [current] = await Promise.all([payloads.isCurrent(), code]);
    if (!current) return leaveTo(path);
    return loadPage(route.page, { app, params, request: { url, signal: request.signal } });

    async function loadPublic(target: string, signal: AbortSignal): Promise<PageData> {
      // Back and Forward have changed the address before they load, a link changes it afterwards.
      const before = isAddress(target) ? payloads.recall(target) : null;
      if (before) return before;
      try {
        const [answer] = await Promise.all([payloads.load(target, signal), code]);
        if (answer.kind === 'outdated') return leaveTo(target);
        if (answer.kind === 'redirect') throw redirect(answer.to);
        return answer.page;
      } catch (cause) {
        if (cause instanceof Response || signal.aborted) throw cause;
        return { kind: 'failed', reason: 'no payload' };
      }
    }
  };
}

/** The shop has moved on to another set: one full page load brings this tab there too. */
function leaveTo(path: string): Promise<never> {
  if (isAddress(path)) window.location.reload();
  else window.location.assign(path);
  return new Promise(() => {});
}

function isAddress(path: string): boolean {
  return `${window.location.pathname}${window.location.search}` === path;
}
