import type { SessionState } from '../app/session.ts';
import { isAccountRequestId } from '../app/session-cookie-names.ts';

/** SPEC 4: the three responses that end a session. */
const invalidSessionCodes: Readonly<Record<number, string>> = {
  401: 'no uuid header',
  403: 'invalid token',
  422: 'invalid uuid',
};

export function isInvalidSession(status: number, code: string): boolean {
  return invalidSessionCodes[status] === code;
}

/** SPEC 4: the request id of an account without a token is an invalid session as well. */
export function isAccountWithoutToken(session: SessionState): boolean {
  return session.kind === 'guest' && isAccountRequestId(session.requestId);
}
