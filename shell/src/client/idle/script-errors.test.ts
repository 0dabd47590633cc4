import { expect, it } from 'vitest';
import { scriptErrors } from './script-errors.ts';

const errorAt = (...files: string[]): Error =>
  Object.assign(new Error('x'), { stack: ['Error: x', ...files.map((file) => `    at f (${file}:1:2)`)].join('\n') });
const catalogue = 'https://shop.example/_releases/mf-catalog/1.4.0-rc.1/client/list.js';

it('counts errors by the release whose file threw, and not by that of its callers', () => {
  const shell = 'https://shop.example/_shell/assets/main.js';
  expect(
    scriptErrors([
      { error: errorAt(catalogue, shell), filename: shell },
      { reason: errorAt(catalogue) },
      { error: errorAt(shell), filename: shell },
    ]),
  ).toEqual([
    { remote: 'mf-catalog', version: '1.4.0-rc.1', count: 2 },
    { remote: 'shell', version: '-', count: 1 },
  ]);
});

it('does not count what was aborted on purpose', () => {
  const skipped = new DOMException('Transition was skipped', 'AbortError');
  const quota = new DOMException('full', 'QuotaExceededError');
  expect(scriptErrors([{ reason: skipped }, { reason: quota }])).toEqual([{ remote: 'other', version: '-', count: 1 }]);
});

it('counts errors outside the shop’s files as `other`, and sends no message', () => {
  const events = [{ reason: 'geheim@example.at' }, { error: errorAt('chrome-extension://abc/x.js') }, { filename: '' }];
  expect(scriptErrors(events)).toEqual([{ remote: 'other', version: '-', count: 3 }]);
});
