// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AppProvider } from '../app/app-context.tsx';
import { appForTests } from '../app/app-for-tests.ts';
import { Fragment } from './fragment.tsx';
import { changingRegistry } from './mount-for-tests.tsx';
import { loadedForTests } from './render-for-tests.tsx';

let environment: 'server' | 'browser';

/** A page with a fragment that has waited until the shopper came near it. @returns what is reported */
async function comeNear(Footer: () => ReactNode): Promise<readonly string[]> {
  const { remotes, reports } = changingRegistry(() =>
    loadedForTests<'mf-content/footer'>({ Fragment: Footer, messages: () => ({}) }),
  );
  const page = () => (
    <AppProvider app={appForTests({ environment, remotes })}>
      <Fragment of="mf-content/footer" when="near" />
    </AppProvider>
  );
  environment = 'server';
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await new Response((await prerender(page())).prelude).text();
  environment = 'browser';
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
  const root = await act(async () => hydrateRoot(container, <MemoryRouter>{page()}</MemoryRouter>));
  expect(container.querySelector('[data-waits]')).not.toBeNull();
  await act(async () => near());
  expect(container.querySelector('[data-waits]')).toBeNull();
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await act(async () => root.unmount());
    container.remove();
  });
  return reports;
}

it('a fragment that renders nothing in place of the server’s content has failed', async () => {
  const reports = await comeNear(() => (environment === 'server' ? <p>Bergauf</p> : null));
  expect(reports).toEqual(['mf-content/footer render: blank']);
});

it.each([
  ['with nothing on the server', () => null],
  ['with something in the browser', () => <p>Bergauf</p>],
])('a fragment %s has not', async (_what, Footer) => {
  expect(await comeNear(Footer)).toEqual([]);
});
