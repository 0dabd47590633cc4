import type { ApiError } from 'shared-contracts/api';

/** An answer that came, but is not what was asked for. */
export const malformed: ApiError = {
  kind: 'malformed',
  status: null,
  code: 'malformed',
  message: '',
  fields: {},
  retryable: true,
};
