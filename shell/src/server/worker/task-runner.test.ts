import { createStaticHandler } from 'react-router-dom';
import { expect, it } from 'vitest';
import { stackOf } from './task-runner.ts';

it('a response that the router throws is named with its status and reason', async () => {
  const handler = createStaticHandler([{ path: '/' }]);
  const context = await handler.query(new Request('https://shop.test/away/?q=laufschuhe'));
  const [thrown] = context instanceof Response ? [context] : Object.values(context.errors ?? {});
  expect(stackOf(thrown)).toMatch(/status: 404,\s+statusText: 'Not Found'.*No route matches URL "\/away\/"/s);
  expect(stackOf(thrown)).not.toContain('laufschuhe');
});

it.each([
  ['an error, with its place', new TypeError('a defect'), /^TypeError: a defect\n +at .*task-runner\.test\.ts/],
  ['an error without a place', Object.assign(new Error('a defect'), { stack: undefined }), /^Error: a defect$/],
  ['data', { code: 7 }, /^\{ code: 7 \}$/],
  ['a text', 'a defect', /^a defect$/],
  ['nothing', null, /^null$/],
])('%s is readable in the log', (_what, thrown, text) => {
  expect(stackOf(thrown)).toMatch(text);
});
