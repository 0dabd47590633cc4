import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider } from './app/app-context.tsx';
import { appForTests } from './app/app-for-tests.ts';
import { createStore, defineStore } from './store.ts';

type Counter = { count: number; add(): void };

const createCounter = () =>
  createStore<Counter>((set) => ({ count: 0, add: () => set(({ count }) => ({ count: count + 1 })) }));
const counter = defineStore(createCounter);

function Count(): ReactElement {
  return <b>{counter.use(({ count }) => count)}</b>;
}

it('creates one store for each app, on first use', () => {
  let made = 0;
  const store = defineStore(() => {
    made++;
    return createStore(() => ({}));
  });
  const app = appForTests();
  expect(made).toBe(0);
  expect(store.of(app)).toBe(store.of(app));
  expect(made).toBe(1);
});

it('passes the app to the function that creates the store', () => {
  const store = defineStore((app) => createStore(() => ({ locale: app.locale })));
  expect(store.of(appForTests({ locale: 'en' })).getState().locale).toBe('en');
});

it('never shares state between two apps', () => {
  const [one, other] = [appForTests(), appForTests()];
  counter.of(one).getState().add();
  expect(counter.of(one).getState().count).toBe(1);
  expect(counter.of(other).getState().count).toBe(0);
});

it('keeps two definitions apart within one app', () => {
  const app = appForTests();
  const second = defineStore(createCounter);
  counter.of(app).getState().add();
  expect(second.of(app).getState().count).toBe(0);
});

it('renders the initial state of a store, so that hydration matches the server’s HTML', () => {
  const app = appForTests();
  counter.of(app).getState().add();
  const html = renderToString(
    <AppProvider app={app}>
      <Count />
    </AppProvider>,
  );
  expect(html).toBe('<b>0</b>');
});

it('throws outside of an app', () => {
  expect(() => renderToString(<Count />)).toThrow(/outside of AppProvider/);
});
