// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createFailureReporter } from './failure-reporter.ts';

it('reports each release once for a page load, however many of its modules fail', async () => {
  const sent: Blob[] = [];
  Object.defineProperty(navigator, 'sendBeacon', { value: vi.fn((_url, body: Blob) => sent.push(body) > 0) });
  const report = createFailureReporter();
  for (const _ of [1, 2, 3]) {
    report('mf-header/header', '1.0.0', 'load', new Error('gone'));
    report('mf-header/consent', '1.0.0', 'render', new Error('gone'));
    report('mf-content/footer', '1.0.0', 'render', 'x');
    report('mf-content/footer', '1.1.0', 'render', 'x');
  }
  const told = await Promise.all(sent.map(async (body) => JSON.parse(await body.text())));
  expect(told.map(({ expose, version, phase }) => `${expose} ${version} ${phase}`)).toEqual([
    'mf-header/header 1.0.0 load',
    'mf-content/footer 1.0.0 render',
    'mf-content/footer 1.1.0 render',
  ]);
});
