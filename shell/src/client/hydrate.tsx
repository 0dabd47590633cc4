import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { localAddress, paths } from 'shared-contracts/paths';
import { pageStateElementId } from '../app/element-ids.ts';
import { Document } from '../app/layout/layout.tsx';
import { type PageState, remoteUnavailable } from '../app/page-state.ts';
import { createRoutes } from '../app/routes.tsx';
import { createBrowserApp } from './browser-app.ts';
import { createFullPageLoads } from './navigation/full-page-loads.ts';
import { createPageLoader } from './navigation/page-loader.ts';
import { createPayloads } from './navigation/payloads.ts';
import { reportCaught, reportRecovered } from './react-errors.ts';

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
  if (state.isClientRendered) createRoot(document, { onCaughtError: reportCaught }).render(shop);
  else {
    hydrateRoot(document, shop, {
      onCaughtError: reportCaught,
      onRecoverableError: (error, info) => reportRecovered(error, info, app.remotes.reportFailure),
    });
  }
}

function readPageState(): PageState {
  const text = document.getElementById(pageStateElementId)?.textContent;
  if (!text) throw new Error('The page came without its state');
  return JSON.parse(text) as PageState;
}
