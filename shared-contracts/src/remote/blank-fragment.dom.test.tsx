// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Fragment } from './fragment.tsx';
import { changingRegistry } from './mount-for-tests.tsx';
import { nearForTests } from './near-for-tests.tsx';
import type { ExposeResult } from './remote.ts';
import { loadedForTests } from './render-for-tests.tsx';

const footer = <Fragment of="mf-content/footer" when="near" />;
const loaded = (Footer: () => ReactNode): ExposeResult =>
  loadedForTests<'mf-content/footer'>({ Fragment: Footer, messages: () => ({}) });
const OnServer = (): ReactNode => <p>Bergauf</p>;
const WithButton = (): ReactNode => (
  <p>
    Bergauf <button type="button" />
  </p>
);

/** A page with a fragment that waited until it came near the viewport. @returns the reported failures */
async function comeNear(Server: () => ReactNode, Browser: () => ReactNode): Promise<readonly string[]> {
  const server = changingRegistry(() => loaded(Server));
  const browser = changingRegistry(() => loaded(Browser));
  const page = await nearForTests(footer, (where) => (where === 'server' ? server : browser).remotes);
  expect(page.isWaiting()).toBe(true);
  await page.comeNear();
  expect(page.isWaiting()).toBe(false);
  return browser.reports;
}

it('a fragment that renders nothing in place of the server’s content has failed', async () => {
  const reports = await comeNear(OnServer, () => null);
  expect(reports).toEqual(['mf-content/footer render: blank']);
});

it.each<[string, () => ReactNode, () => ReactNode]>([
  ['with nothing on the server', () => null, () => null],
  ['with something in the browser', OnServer, () => <p>Bergauf</p>],
])('a fragment %s has not failed', async (_what, Server, Browser) => {
  expect(await comeNear(Server, Browser)).toEqual([]);
});

it('a fragment whose code does not load keeps the server’s content, also when the shopper uses it, but no sign of clicks', async () => {
  const server = changingRegistry(() => loaded(WithButton));
  const browser = changingRegistry(() => ({
    kind: 'unavailable',
    remote: 'mf-content',
    version: null,
    error: new Error('The footer is gone'),
  }));
  const page = await nearForTests(footer, (where) => (where === 'server' ? server : browser).remotes);
  const button = document.querySelector('button');
  button?.setAttribute('data-clicked', '');
  await page.comeNear();
  await page.click('p');
  expect([page.text()?.trim(), page.isWaiting()]).toEqual(['Bergauf', false]);
  expect(button?.hasAttribute('data-clicked')).toBe(false);
  expect(button?.closest('[data-unavailable]')).not.toBeNull();
});
