import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { AppProvider } from '../app/app-context.tsx';
import { appForTests } from '../app/app-for-tests.ts';
import type { RemoteLoader } from './remote.ts';

/** A page that the server has rendered and the browser has hydrated; `comeNear` makes everything that waits come near the viewport. */
export async function nearForTests(
  element: ReactElement,
  remotesIn: (environment: 'server' | 'browser') => RemoteLoader,
) {
  const page = (environment: 'server' | 'browser'): ReactElement => (
    <AppProvider app={appForTests({ environment, remotes: remotesIn(environment) })}>{element}</AppProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await new Response((await prerender(page('server'))).prelude).text();
  let near = (): void => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => seen([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const root = await act(async () => hydrateRoot(container, <MemoryRouter>{page('browser')}</MemoryRouter>));
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await act(async () => root.unmount());
    container.remove();
  });
  return {
    comeNear: () => act(async () => near()),
    isWaiting: () => container.querySelector('[data-waits]') !== null,
    text: () => container.textContent,
    /** A click, and the updates that it causes later. */
    click: (selector: string) =>
      act(async () => {
        container.querySelector<HTMLElement>(selector)?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}
