/** SPEC 4: the request id of an account begins with `u`, that of a guest never does. */
export const isAccountRequestId = (requestId: string | null): boolean => requestId?.startsWith('u') ?? false;

/**
 * Names of the session's cookies, which the shell writes and the checkout host reads (SPEC 9). Remotes never touch a cookie: they get
 * `session`.
 */
export const sessionCookies = {
  token: 'bergauf_token',
  requestId: 'bergauf_request_id',
  userHash: 'bergauf_user',
  priceType: 'bergauf_price_type',
  /**
   * Id of the cookie write by a script: a random number for a customer's session, `guest` and the request id for a guest's, `guest` without
   * one after a logout. A token beside one of the latter two belongs to a session that has ended (decision 0040).
   */
  writing: 'bergauf_session_writing',
  /** Set by the server with the others, for a day, during which they need no renewal. Its value has no meaning. */
  renewed: 'bergauf_renewed',
} as const;

export type SessionCookieNames = Readonly<Record<keyof typeof sessionCookies, string>>;

/** Id of a guest's cookie write; without a request id, that of the end of a session. */
export const guestWriting = (requestId: string | null): string => `guest ${requestId ?? ''}`;

/** The request id in a guest's write id, empty for none; undefined for a customer's. Request ids contain no spaces. */
export const writtenGuest = (writing = ''): string | undefined => writing.split(' ')[1];

/** The team shop may have the main shop's host or parent domain (decision 0068), so its cookies have other names. */
export const cookieNameIn = (teamBuild: boolean, name: string): string =>
  teamBuild ? name.replace('_', '_team_') : name;

export function sessionCookiesOf(teamBuild: boolean): SessionCookieNames {
  if (!teamBuild) return sessionCookies;
  const names = Object.entries(sessionCookies).map(([key, name]) => [key, cookieNameIn(teamBuild, name)]);
  return Object.fromEntries(names) as SessionCookieNames;
}
