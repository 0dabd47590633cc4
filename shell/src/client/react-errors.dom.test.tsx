// @vitest-environment happy-dom
import { act, Component, type ReactElement, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { expect, it, onTestFinished, vi } from 'vitest';
import { reportCaught, reportRecovered } from './react-errors.ts';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = (): { hasFailed: boolean } => ({ hasFailed: true });
  override render(): ReactNode {
    return this.state.hasFailed ? 'fallback' : this.props.children;
  }
}

/** A page with a fragment of another frontend. */
const named = {
  'mf-catalog/list-page': ({ error }: { error: Error | null }) => (
    <Boundary>
      <Suspense>
        <Heart error={error} />
      </Suspense>
    </Boundary>
  ),
};
const ListPage = named['mf-catalog/list-page'];

function Heart({ error }: { error: Error | null }): ReactElement {
  if (error) throw error;
  return <b>heart</b>;
}

/** @param error of the fragment in the browser. @returns what is reported */
async function hydratePage(error: Error) {
  const page = (thrown: Error | null, isLater = false): ReactElement => (
    <>
      <ListPage error={thrown} />
      {isLater && <Suspense> later</Suspense>}
    </>
  );
  const logged: string[] = [];
  const failures: string[] = [];
  // React waits for `act` only where this is set; happy-dom lacks `reportError`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('reportError', (thrown: Error) => logged.push(thrown.message.split('\n')[0] ?? ''));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await new Response((await prerender(page(null))).prelude).text();
  const root = await act(async () =>
    hydrateRoot(container, page(error), {
      onCaughtError: reportCaught,
      onRecoverableError: (recovered, info) =>
        reportRecovered(recovered, info, (id, _version, phase) => void failures.push(`${id} ${phase}`)),
    }),
  );
  // React reports the error of a hydration that it has given up with the next boundary that it renders.
  await act(async () => root.render(page(error, true)));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  return { text: container.textContent, logged, failures };
}

it('a fragment that throws in place of the server’s content is a failure', async () => {
  const { text, logged, failures } = await hydratePage(new Error('broken'));
  expect(text).toBe('fallback later');
  expect(logged).toEqual(['broken', 'Hydration recovered']);
  expect(failures).toEqual(['mf-catalog/list-page render']);
});

it('a fragment whose remote is unavailable, which the loader has reported, is no failure of the page around it', async () => {
  const error = Object.assign(new Error('gone'), { name: 'RemoteUnavailableError' });
  expect(await hydratePage(error)).toEqual({ text: 'fallback later', logged: [], failures: [] });
});
