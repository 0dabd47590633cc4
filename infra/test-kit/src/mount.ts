import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/**
 * Renders an element into the test's document, which needs the environment `happy-dom`.
 * @returns the container, which is removed when the test has ended, and a function that renders another element into it
 */
export async function mount(element: ReactElement) {
  // React waits for `act` only where this is set.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  const render = (next: ReactElement): Promise<void> => act(async () => root.render(next));
  await render(element);
  return { container, render };
}
