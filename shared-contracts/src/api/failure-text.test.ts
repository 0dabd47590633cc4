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
      'the API’s text at a field',
      { fields: { amount: ['Davon sind nur 2 Stück lagernd.'] } },
      'Davon sind nur 2 Stück lagernd.',
    ],
    ['the API’s message where it names no field', {}, 'So nicht.'],
    ['our text where the API sends none', { message: '' }, 'failure.other'],
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
