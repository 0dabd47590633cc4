import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Renders an element into the test's document. @returns its container, which is removed when the test has ended */
export async function mountForTests(element: ReactElement): Promise<HTMLElement> {
  // React waits for `act` only where this is set.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(element));
  return container;
}
