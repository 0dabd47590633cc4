import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { AppProvider } from '../app/app-context.tsx';
import { appForTests } from '../app/app-for-tests.ts';
import type { AppContext, ExposeId, ExposeResult, RemoteLoader } from './remote.ts';

/** React waits for `act` only where this is set. */
const reactGlobals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** A page in the test's document that renders the same element at every address. @param changes parts of the app */
export async function mountForTests(element: ReactElement, changes: Partial<AppContext> = {}) {
  reactGlobals.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.body.appendChild(document.createElement('div'));
  const router = createMemoryRouter([{ path: '*', element }]);
  // React reports caught errors to the console as well.
  const root = createRoot(container, { onCaughtError: () => {} });
  const app = { ...appForTests({ environment: 'browser' }), ...changes };
  await act(async () =>
    root.render(
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return {
    container,
    router,
    text: () => container.textContent,
    state: () => container.querySelector('[data-mf-state]')?.getAttribute('data-mf-state') ?? null,
    navigate: (to: string) => act(() => router.navigate(to)),
    press: (button: string) =>
      act(async () => [...container.querySelectorAll('button')].find((it) => it.textContent === button)?.click()),
  };
}

/** A loader whose modules come from `load`, each cached until `retry`; reported failures are in `reports`. */
export function changingRegistry(load: (id: ExposeId) => ExposeResult) {
  const promises = new Map<ExposeId, Promise<ExposeResult>>();
  const reports: string[] = [];
  const remotes: RemoteLoader = {
    load(id) {
      const promise = promises.get(id) ?? Promise.resolve(load(id));
      promises.set(id, promise);
      return promise;
    },
    retry: (id) => void promises.delete(id),
    reportFailure: (id, _version, phase, error) => void reports.push(`${id} ${phase}: ${String(error)}`),
  };
  return { remotes, reports };
}
