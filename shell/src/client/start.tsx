import { provideSharedRuntime } from '@bergauf/build/shared-runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Document } from '../app/document.tsx';
import { pageStateElementId } from '../app/page-data.ts';
import type { PageState } from '../app/page-state.ts';
import { createRoutes } from '../app/routes.tsx';
import { createBrowserApp } from './browser-app.ts';
import { createDocumentLoads } from './document-loads.ts';
import { createPageLoader } from './page-loader.ts';
import { createPayloads } from './payloads.ts';
import '../app/provided-modules.ts';

/** Takes over the page that the server rendered. */
export function start(): void {
  provideSharedRuntime();
  const state = readPageState();
  const payloads = createPayloads(state.set.id, {
    path: `${window.location.pathname}${window.location.search}`,
    page: state.page,
  });
  const app = createBrowserApp(state, payloads);
  for (const id of state.exposes) void app.remotes.load(id);
  const loadPage = createPageLoader({ app, payloads, documents: createDocumentLoads() });
  const router = createBrowserRouter(createRoutes(app.config, loadPage), {
    hydrationData: { loaderData: { [state.routeId]: state.page } },
  });
  const shop = (
    <Document app={app}>
      <RouterProvider router={router} />
    </Document>
  );
  const onCaughtError = reportCaught;
  if (state.frameOnly) createRoot(document, { onCaughtError }).render(shop);
  else {
    hydrateRoot(document, shop, {
      onCaughtError,
      onRecoverableError: (error, { componentStack }) => reportRecovered(error, componentStack),
    });
  }
}

function readPageState(): PageState {
  const text = document.getElementById(pageStateElementId)?.textContent;
  if (!text) throw new Error('The page came without its state');
  return JSON.parse(text) as PageState;
}

/** A fragment that failed shows its fallback; its error is for the console, unless it is only the echo of a dead remote. */
function reportCaught(error: unknown): void {
  if (!(error instanceof Error && error.name === 'RemoteUnavailableError')) reportError(error);
}

/** A boundary that the server could not render recovers in the browser by design; everything else is a defect to be seen. */
function reportRecovered(error: unknown, componentStack: string | undefined): void {
  // 419: "The server could not finish this Suspense boundary"; production builds of React carry numbers only.
  if (error instanceof Error && error.message.includes('#419')) return;
  reportError(new Error(`Hydration recovered${componentStack ?? ''}`, { cause: error }));
}
