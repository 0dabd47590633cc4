// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AppProvider } from '../app/app-context.tsx';
import { appForTests } from '../app/app-for-tests.ts';
import { Form } from './get-form.tsx';

it('adds a history entry for a new address, and none for the current one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const element = (
    <Form action="/search/">
      <input name="q" />
      <button type="submit" />
    </Form>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <AppProvider app={appForTests({})}>
        <RouterProvider router={router} />
      </AppProvider>,
    ),
  );
  const submit = (query: string) =>
    act(async () => {
      for (const input of container.querySelectorAll('input')) input.value = query;
      container.querySelector('button')?.click();
    });
  const shown = (): string[] => [router.state.historyAction, router.state.location.search];
  await submit('ski schuhe');
  expect(shown()).toEqual(['PUSH', '?q=ski+schuhe']);
  await submit('ski schuhe');
  expect(shown()).toEqual(['REPLACE', '?q=ski+schuhe']);
  await submit('helm');
  expect(shown()).toEqual(['PUSH', '?q=helm']);
});
