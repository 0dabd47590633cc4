import type { ApiError } from 'shared-contracts/api';
import { describe, expect, it } from 'vitest';
import { failureReason } from './failure-reason.ts';

const refused: ApiError = {
  kind: 'http',
  status: 422,
  code: 'validation',
  message: 'So nicht.',
  fields: {},
  retryable: false,
};

describe('the reason of a failure', () => {
  it.each<[string, Partial<ApiError>, string]>([
    [
      'the API’s words at a field',
      { fields: { amount: ['Davon sind nur 2 Stück lagernd.'] } },
      'Davon sind nur 2 Stück lagernd.',
    ],
    ['its message where it names no field', {}, 'So nicht.'],
    ['ours where it says nothing', { message: '' }, 'failure.other'],
    ['no connection', { kind: 'network', status: null }, 'failure.network'],
    ['no answer in time', { kind: 'timeout', status: null }, 'failure.timeout'],
    [
      'never a technical message',
      { kind: 'malformed', message: 'Error during server response parsing!' },
      'failure.other',
    ],
  ])('is %s', (_, error, expected) => {
    expect(failureReason((key) => key, { ...refused, ...error })).toBe(expected);
  });
});
