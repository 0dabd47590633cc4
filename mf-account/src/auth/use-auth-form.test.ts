import { expect, it } from 'vitest';
import { isAuthResponse } from './use-auth-form.ts';

const response = { token: 't', uuid: 'u1', hash: 'h' };

it('signs in with token, request id and hash, and with none of them empty or missing', () => {
  expect(isAuthResponse(response)).toBe(true);
  for (const field of Object.keys(response)) {
    for (const value of ['', null, undefined, 1]) {
      expect(isAuthResponse({ ...response, [field]: value }), `${field}: ${value}`).toBe(false);
    }
  }
});
