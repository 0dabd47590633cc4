// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AppProvider } from '../app/app-context.tsx';
import { appForTests } from '../app/app-for-tests.ts';
import { Link } from './link.tsx';

it('loads its page when a keyboard comes to it or a pointer rests on it, and not before (UX 30)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const prefetched: string[] = [];
  const app = { ...appForTests({ environment: 'browser' }), prefetch: (path: string) => void prefetched.push(path) };
  const router = createMemoryRouter([{ path: '*', element: <Link to="/herren">Herren</Link> }]);
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>,
    ),
  );
  const link = container.querySelector('a');
  expect(prefetched).toEqual([]);
  await act(async () => link?.focus());
  expect(prefetched).toEqual(['/herren/']);
  // React derives `pointerenter` from it.
  await act(async () => link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  expect(prefetched).toEqual(['/herren/', '/herren/']);
});
