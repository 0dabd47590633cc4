import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { localAddress, paths } from 'shared-contracts/paths';
import type { ExposeId } from 'shared-contracts/remote';
import { pageStateElementId } from '../app/element-ids.ts';
import { Document } from '../app/layout/layout.tsx';
import { type PageState, remoteUnavailable } from '../app/page-state.ts';
import { createRoutes } from '../app/routes.tsx';
import { createBrowserApp } from './browser-app.ts';
import { createFullPageLoads } from './navigation/full-page-loads.ts';
import { createPageLoader } from './navigation/page-loader.ts';
import { createPayloads } from './navigation/payloads.ts';

/** Hydrates the page that the server rendered. */
export function hydrate(): void {
  const state = readPageState();
  const payloads = createPayloads(state.set.id, {
    path: `${window.location.pathname}${window.location.search}`,
    page: state.page,
  });
  const app = createBrowserApp(state, payloads);
  for (const id of state.exposes) void app.remotes.load(id);
  const loadPage = createPageLoader({ app, payloads, documents: createFullPageLoads(app.config.limits.reloadGuardMs) });
  const router = createBrowserRouter(createRoutes(app.config, state.set, loadPage), {
    basename: localAddress(app.config, paths.home),
    hydrationData: { loaderData: { [state.routeId]: state.page } },
  });
  // The layout's styles show it when it takes long, and `idle/announce-slow-page.ts` announces it.
  router.subscribe(({ navigation }) => {
    document.documentElement.dataset['navigation'] = navigation.state;
  });
  // The API was once too slow for the server; shoppers should not have to retry because of that.
  if (state.page.kind === 'failed' && state.page.reason !== remoteUnavailable) void router.revalidate();
  const shop = (
    <Document app={app} texts={state.texts}>
      <RouterProvider router={router} />
    </Document>
  );
  const onCaughtError = reportCaught;
  if (state.isClientRendered) createRoot(document, { onCaughtError }).render(shop);
  else {
    hydrateRoot(document, shop, {
      onCaughtError,
      onRecoverableError(error, { componentStack }) {
        // A boundary that the server could not finish, which browsers render instead: only such errors have a `digest` of the server.
        if (error instanceof Error && 'digest' in error) return;
        reportError(new Error(`Hydration recovered${componentStack ?? ''}`, { cause: error }));
        // The content differs from the server's, or is missing: React has discarded the server's HTML. Component stacks contain the ids of
        // exposes.
        const [id] = /mf-[a-z-]+\/[a-z-]+/.exec(componentStack ?? '') ?? [];
        if (id) app.remotes.reportFailure(id as ExposeId, null, 'render', error);
      },
    });
  }
}

function readPageState(): PageState {
  const text = document.getElementById(pageStateElementId)?.textContent;
  if (!text) throw new Error('The page came without its state');
  return JSON.parse(text) as PageState;
}

/**
 * A fragment that failed shows its fallback. Its error is logged to the console, unless its remote is unavailable, which is reported
 * already.
 */
function reportCaught(error: unknown): void {
  if (!(error instanceof Error && error.name === 'RemoteUnavailableError')) reportError(error);
}
