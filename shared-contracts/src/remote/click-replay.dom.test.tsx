// @vitest-environment happy-dom
import { act, type ReactElement, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useClickReplay } from './click-replay.ts';

let opened: string[];
let clicks: Event[];
beforeEach(() => {
  opened = [];
  clicks = [];
  globalThis.bergaufClicks = clicks;
});

function Boundary({ id, children }: { id: string; children: ReactNode }): ReactElement {
  return (
    <div id={id} data-fragment="mf-header/header">
      {children}
      <Repeat id={id} />
    </div>
  );
}

function Repeat({ id }: { id: string }): null {
  useClickReplay(id);
  return null;
}

const button = (name: string, type: 'button' | 'submit' = 'button'): ReactElement => (
  <button key={name} type={type} name={name} onClick={() => opened.push(name)}>
    <span>{name}</span>
  </button>
);

const header = (
  <Boundary id="outer">
    <form onSubmit={(event) => event.preventDefault()}>
      {button('menu')}
      {button('search', 'submit')}
      <button type="button" popoverTarget="filters" onClick={() => opened.push('filter')} />
      <Boundary id="inner">{button('heart')}</Boundary>
    </form>
  </Boundary>
);

/** The page as the server sent it, and `hydrate`, which React does later. */
function serverPage(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  container.addEventListener('submit', (event) => event.preventDefault());
  const record = (event: Event): void => void clicks.push(event);
  addEventListener('click', record, true);
  onTestFinished(() => {
    removeEventListener('click', record, true);
    container.remove();
  });
  const look = (selector: string): HTMLElement => container.querySelector<HTMLElement>(selector) ?? container;
  return {
    look,
    tap: (selector: string) => look(selector).click(),
    hydrate: () => act(() => void hydrateRoot(container, element)),
  };
}

it('repeats the click on each button once, in the order of the last clicks', () => {
  const page = serverPage(<Boundary id="outer">{['menu', 'account', 'cart'].map((name) => button(name))}</Boundary>);
  for (const name of ['account', 'menu', 'account']) page.tap(`[name=${name}] span`);
  expect(opened).toEqual([]);
  page.hydrate();
  expect(opened).toEqual(['menu', 'account']);
});

it('leaves each click to the boundary that contains the button', () => {
  const page = serverPage(header);
  page.tap('[name=heart]');
  page.hydrate();
  expect(opened).toEqual(['heart']);
});

it('ignores buttons that work without script', () => {
  const page = serverPage(header);
  page.tap('[name=search]');
  page.tap('[popovertarget]');
  page.hydrate();
  expect(opened).toEqual([]);
});

it('ignores a click older than five seconds, unless it was on a choice that still looks chosen', () => {
  const choice = (name: string): ReactElement => (
    <button key={name} type="button" name={name} aria-pressed="false" onClick={() => opened.push(name)} />
  );
  const page = serverPage(<Boundary id="outer">{[button('menu'), choice('expired'), choice('heart')]}</Boundary>);
  for (const name of ['menu', 'expired', 'heart']) page.tap(`[name=${name}]`);
  for (const name of ['menu', 'heart']) page.look(`[name=${name}]`).dataset['clicked'] = '';
  const now = vi.spyOn(performance, 'now').mockReturnValue((clicks.at(-1)?.timeStamp ?? 0) + 5_001);
  onTestFinished(() => now.mockRestore());
  page.hydrate();
  expect(opened).toEqual(['heart']);
  expect(page.look('[name=heart]').dataset['clicked']).toBeUndefined();
});

it('tells a button that its click is a repeated one', () => {
  const repeated: boolean[] = [];
  const page = serverPage(
    <Boundary id="outer">
      <button type="button" onClick={(event) => repeated.push('clicked' in event.currentTarget.dataset)} />
    </Boundary>,
  );
  page.tap('button');
  page.hydrate();
  page.tap('button');
  expect(repeated).toEqual([true, false]);
});

it('leaves a click that is still being dispatched to React', () => {
  const page = serverPage(header);
  document.body.addEventListener('click', page.hydrate, { once: true });
  page.tap('[name=menu]');
  expect(clicks).toHaveLength(1);
  expect(opened).toEqual([]);
});

/** Shows the server's HTML first, which is then replaced with content whose inner part comes later. */
function Replaced({ is, inner }: { is: boolean; inner: boolean }): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; it tells hydration to keep the server's children
  if (!is) return <div key="kept" id="tile" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div key="new" id="tile" data-fragment="mf-catalog/product-tile">
      {button('compare')}
      <Boundary id="other">{button('other')}</Boundary>
      {inner ? <Boundary id="new-heart">{[button('share'), button('heart')]}</Boundary> : null}
      <Repeat id="tile" />
    </div>
  );
}

it('repeats a click on replaced HTML, at the same button of the same inner fragment, once that is rendered', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <div id="tile" data-fragment="mf-catalog/product-tile">
      {button('compare')}
      <Boundary id="old-other">{button('other')}</Boundary>
      <Boundary id="old-heart">{[button('share'), button('heart')]}</Boundary>
    </div>,
  );
  const record = (event: Event): void => void clicks.push(event);
  addEventListener('click', record, true);
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, <Replaced is={false} inner={false} />);
  });
  onTestFinished(() => {
    removeEventListener('click', record, true);
    act(() => root?.unmount());
    container.remove();
  });
  const heart = container.querySelector<HTMLElement>('[name=heart]');
  heart?.focus();
  heart?.click();
  act(() => root?.render(<Replaced is inner={false} />));
  expect(opened).toEqual([]);
  act(() => root?.render(<Replaced is inner />));
  expect(opened).toEqual(['heart']);
  expect(document.activeElement).toBe(container.querySelector('[name=heart]'));
  // Another rendering repeats nothing.
  act(() => root?.render(<Replaced is inner />));
  expect(opened).toEqual(['heart']);
});
