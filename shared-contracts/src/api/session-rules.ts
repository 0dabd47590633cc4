import type { SessionState } from '../app/session.ts';

/** SPEC 4: the three answers that end a session. */
const invalidSessionAnswers: Readonly<Record<number, string>> = {
  401: 'no uuid header',
  403: 'invalid token',
  422: 'invalid uuid',
};

export function isInvalidSessionAnswer(status: number, code: string): boolean {
  return invalidSessionAnswers[status] === code;
}

/** SPEC 4: a request id that belongs to an account, without a token, is an invalid session as well. */
export function isOrphanedAccount(session: SessionState): boolean {
  return session.kind === 'guest' && (session.requestId?.startsWith('u') ?? false);
}

export function isSameSession(a: SessionState, b: SessionState): boolean {
  const tokenOf = (session: SessionState): string | null => (session.kind === 'customer' ? session.token : null);
  return a.requestId === b.requestId && tokenOf(a) === tokenOf(b);
}
