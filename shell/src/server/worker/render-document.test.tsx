import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactElement, type ReactNode, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { fulfilled } from 'shared-contracts/fulfilled';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStringRenderer } from './render-document.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function page(children: ReactNode): ReactElement {
  return (
    <html lang="de-AT">
      <head>
        <meta charSet="utf-8" />
      </head>
      <body>
        <h1>Größe {7} &lt;!--$!--&gt;</h1>
        <Suspense fallback="…">{children}</Suspense>
      </body>
    </html>
  );
}

function Shown({ text: shown }: { text: Promise<string> }): ReactElement {
  return (
    <>
      <title>{use(shown)}</title>
      <p>{use(shown)}</p>
    </>
  );
}

function Broken(): ReactElement {
  throw new Error('broken on purpose');
}

function streamed(element: ReactElement): Promise<string> {
  const sink = new PassThrough();
  const stream = renderToPipeableStream(element, { onAllReady: () => stream.pipe(sink) });
  return text(sink);
}

it('renders the same markup as the stream', async () => {
  const whole = page(<Shown text={fulfilled('Schuhe')} />);
  expect(createStringRenderer()(whole)).toBe(await streamed(whole));
});

it.each([
  ['a boundary waits', page(<Shown text={new Promise(() => {})} />)],
  ['something in a boundary throws', page(<Broken />)],
  ['the whole page waits', <Shown key="late" text={new Promise(() => {})} />],
  ['the whole page throws', <Broken key="broken" />],
])('returns null where %s', (_what, element) => {
  expect(createStringRenderer()(element)).toBeNull();
});

it('tries again only after a second, so that a failure does not double the work of every page', () => {
  const render = createStringRenderer();
  const whole = page(<p>Schuhe</p>);
  expect(render(page(<Broken />))).toBeNull();
  vi.advanceTimersByTime(990);
  expect(render(whole)).toBeNull();
  vi.advanceTimersByTime(20);
  expect(render(whole)).toContain('<p>Schuhe</p>');
});
