// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFailureReporter } from './failure-reporter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Told = { expose: string; version: string; phase: string; error: string };

/** A page, what it has sent, and what it has passed to `reportError`, which happy-dom lacks. */
function openPage() {
  const sent: Blob[] = [];
  const sendBeacon = (_url: string, body: Blob): boolean => sent.push(body) > 0;
  const thrown: unknown[] = [];
  const reportError = (error: unknown): void => void thrown.push(error);
  Object.defineProperty(globalThis, 'reportError', { configurable: true, value: reportError });
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  return {
    report: createFailureReporter(),
    thrown,
    told: () => Promise.all(sent.map(async (body) => JSON.parse(await body.text()) as Told)),
  };
}

it('reports the name of an error, and nothing of its text', async () => {
  const { report, told } = openPage();
  const secret = 'geheim@example.at';
  report('mf-account/login-page', '1.0.0', 'render', new TypeError(`${secret} is not iterable`));
  report('mf-catalog/list-page', null, 'loader', secret);
  expect(await told()).toEqual([
    { expose: 'mf-account/login-page', version: '1.0.0', phase: 'render', error: 'TypeError' },
    { expose: 'mf-catalog/list-page', version: 'unknown', phase: 'loader', error: 'string' },
  ]);
});

it('logs to the console what a loader or a module at import has thrown, and leaves the rest to React and the browser', () => {
  const { report, thrown } = openPage();
  const error = new Error('no data');
  const atImport = new ReferenceError('process is not defined');
  report('mf-catalog/product-page', '1.0.0', 'load', atImport);
  report('mf-catalog/product-page', '1.0.0', 'load', new Error('Loading chunk 7 failed.'));
  report('mf-catalog/list-page', '1.0.0', 'loader', error);
  report('mf-catalog/list-page', '1.0.0', 'render', new TypeError('told by React'));
  expect(thrown).toEqual([atImport, error]);
});

it('reports each release once for a page load, however many of its modules fail', async () => {
  const { report, told } = openPage();
  for (const _ of [1, 2, 3]) {
    report('mf-header/header', '1.0.0', 'load', new Error('gone'));
    report('mf-header/consent', '1.0.0', 'render', new Error('gone'));
    report('mf-content/footer', '1.0.0', 'render', 'x');
    report('mf-content/footer', '1.1.0', 'render', 'x');
  }
  expect((await told()).map(({ expose, version, phase }) => `${expose} ${version} ${phase}`)).toEqual([
    'mf-header/header 1.0.0 load',
    'mf-content/footer 1.0.0 render',
    'mf-content/footer 1.1.0 render',
  ]);
});

describe('a page that is being left', () => {
  const navigation = new EventTarget();
  beforeEach(() => vi.stubGlobal('navigation', navigation));
  afterEach(() => vi.unstubAllGlobals());

  const navigate = (sameDocument: boolean, downloadRequest: string | null = null): void => {
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { sameDocument }, downloadRequest }));
  };

  it('reports nothing that does not load, as all its requests fail in Firefox, but what throws', async () => {
    const { report, told } = openPage();
    navigate(false);
    report('mf-header/header', '1.0.0', 'load', new Error('Loading chunk 337 failed.'));
    report('mf-catalog/list-page', '1.0.0', 'loader', new TypeError('NetworkError when attempting to fetch resource.'));
    report('mf-content/footer', '1.0.0', 'render', new TypeError('x is null'));
    expect((await told()).map(({ expose }) => expose)).toEqual(['mf-content/footer']);
    // It has stayed.
    vi.advanceTimersByTime(10_000);
    report('mf-header/header', '1.0.0', 'load', new Error('Loading chunk 337 failed.'));
    expect(await told()).toHaveLength(2);
  });

  it.each([
    ['another address of the same document', () => navigate(true)],
    ['a download', () => navigate(false, 'rechnung.pdf')],
  ])('is not one whose link leads to %s', async (_what, follow) => {
    const { report, told } = openPage();
    follow();
    report('mf-header/header', '1.0.0', 'load', new Error('Loading chunk 337 failed.'));
    expect(await told()).toHaveLength(1);
  });
});
