import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactElement, type ReactNode, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { fulfilled } from 'shared-contracts/fulfilled';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderAtOnce } from './render-at-once.ts';

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

function Shown({ answer }: { answer: Promise<string> }): ReactElement {
  return (
    <>
      <title>{use(answer)}</title>
      <p>{use(answer)}</p>
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

it('gives to the letter what the stream gives', async () => {
  const whole = page(<Shown answer={fulfilled('Schuhe')} />);
  expect(createRenderAtOnce()(whole)).toBe(await streamed(whole));
});

it.each([
  ['a boundary waits', page(<Shown answer={new Promise(() => {})} />)],
  ['something in a boundary throws', page(<Broken />)],
  ['the whole page waits', <Shown key="late" answer={new Promise(() => {})} />],
  ['the whole page throws', <Broken key="broken" />],
])('leaves it to the stream where %s', (_what, element) => {
  expect(createRenderAtOnce()(element)).toBeNull();
});

it('tries again only after a second, so that trouble does not make every page twice the work', () => {
  const renderAtOnce = createRenderAtOnce();
  const whole = page(<p>Schuhe</p>);
  expect(renderAtOnce(page(<Broken />))).toBeNull();
  vi.advanceTimersByTime(990);
  expect(renderAtOnce(whole)).toBeNull();
  vi.advanceTimersByTime(20);
  expect(renderAtOnce(whole)).toContain('<p>Schuhe</p>');
});
