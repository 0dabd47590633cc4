import { describe, expect, it } from 'vitest';
import type { ApiError } from './api-result.ts';
import { failureText } from './failure-text.ts';

const refused: ApiError = {
  kind: 'http',
  status: 422,
  code: 'validation',
  message: 'So nicht.',
  fields: {},
  retryable: false,
};

describe('the text of a failure', () => {
  it.each<[string, Partial<ApiError>, string]>([
    [
      'the API’s words at a field',
      { fields: { amount: ['Davon sind nur 2 Stück lagernd.'] } },
      'Davon sind nur 2 Stück lagernd.',
    ],
    ['its message where it names no field', {}, 'So nicht.'],
    ['ours where it says nothing', { message: '' }, 'failure.other'],
    ['no connection', { kind: 'network', status: null }, 'failure.network'],
    ['no response in time', { kind: 'timeout', status: null }, 'failure.timeout'],
    [
      'never a technical message',
      { kind: 'malformed', message: 'Error during server response parsing!' },
      'failure.other',
    ],
  ])('is %s', (_, error, expected) => {
    expect(failureText((key) => key, { ...refused, ...error })).toBe(expected);
  });
});
