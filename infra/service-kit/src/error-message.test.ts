import { expect, it } from 'vitest';
import { messageOf, messageWithCause } from './error-message.ts';

it.each([
  ['an error', new Error('It failed.'), 'It failed.'],
  ['one with a cause', new Error('It failed.', { cause: new Error('no file') }), 'It failed. (no file)'],
  [
    'a cause of several lines',
    new Error('It failed.', { cause: new Error('"{\n  a" is no JSON') }),
    'It failed. ("{ a" is no JSON)',
  ],
  [
    'a message that names its cause',
    new Error('It failed: no file.', { cause: new Error('no file') }),
    'It failed: no file.',
  ],
  ['a cause without a message', new Error('It failed.', { cause: new Error() }), 'It failed.'],
  ['a cause that is no error', new Error('It failed.', { cause: 'no file' }), 'It failed.'],
  ['no error', 'failed', 'failed'],
])('%s is one line', (_what, thrown, line) => {
  expect(messageWithCause(thrown)).toBe(line);
});

it.each([
  ['an error', new TypeError('It failed.', { cause: new Error('no file') }), 'It failed.'],
  ['a text', 'failed', 'failed'],
  ['nothing', undefined, 'undefined'],
])('the message of %s is found without its cause', (_what, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
