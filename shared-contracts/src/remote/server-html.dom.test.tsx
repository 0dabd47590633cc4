// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { AppProvider, type Locale } from '../app/app-context.tsx';
import { appForTests, configForTests } from '../app/app-for-tests.ts';
import { ServerHtml } from './server-html.tsx';

const links = `
  <a id="product" href="/p/ski/?farbe=2#mass"><b>Ski</b></a>
  <a id="tab" href="/p/ski/" target="_blank">Ski</a>
  <a id="file" href="/rechnung.pdf" download>Rechnung</a>
  <a id="checkout" href="https://checkout.example/">Kassa</a>
  <a id="english" href="/en/p/ski/">Ski, English</a>
  <a id="language" href="/_shell/locale/en/">English</a>
  <button type="button" id="heart">Merken</button>`;

/** The page as the server sent it, hydrated, at the home address. */
async function openPage(locale: Locale = 'at') {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div id="footer">${links}</div>`;
  const router = createMemoryRouter([{ path: '*', element: <ServerHtml id="footer" className={undefined} /> }]);
  const app = appForTests({ config: { ...configForTests, locale, locales: ['at', 'en'] } });
  const page = (
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  );
  const root = await act(async () => hydrateRoot(container, page));
  const left: (string | null)[] = [];
  // Clicks that reach the document unprevented are left to the browser.
  const onClick = (event: Event): void => {
    if (!event.defaultPrevented) left.push((event.target as Element).id);
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  onTestFinished(async () => {
    document.removeEventListener('click', onClick);
    await act(async () => root.unmount());
    container.remove();
  });
  const click = (selector: string, init: MouseEventInit = {}) =>
    act(async () => {
      container
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    });
  const place = (): string => Object.values(router.state.location).slice(0, 3).join('');
  return { click, left, place };
}

it('follows its links in-app', async () => {
  const { click, left, place } = await openPage();
  await click('#product b');
  expect([place(), left]).toEqual(['/p/ski/?farbe=2#mass', []]);
});

it('leaves other tabs, downloads, other hosts and buttons to the browser', async () => {
  const { click, left, place } = await openPage();
  for (const id of ['tab', 'file', 'checkout', 'heart']) await click(`#${id}`);
  await click('#product', { ctrlKey: true });
  expect([place(), left]).toEqual(['/', ['tab', 'file', 'checkout', 'heart', 'product']]);
});

it('leaves pages in another language, and the choice of one, to the browser', async () => {
  const { click, left, place } = await openPage();
  for (const id of ['english', 'language']) await click(`#${id}`);
  expect([place(), left]).toEqual(['/', ['english', 'language']]);
});

it('follows links of its own language without their prefix, which the router adds', async () => {
  const { click, left, place } = await openPage('en');
  await click('#english');
  await click('#language');
  await click('#product');
  expect([place(), left]).toEqual(['/p/ski/', ['language', 'product']]);
});
