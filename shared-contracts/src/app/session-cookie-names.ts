/**
 * Names of the session's cookies, which the shell writes and the checkout host reads (SPEC 9). Remotes never touch a cookie: they get
 * `session`.
 */
export const sessionCookies = {
  token: 'bergauf_token',
  requestId: 'bergauf_request_id',
  userHash: 'bergauf_user',
  priceType: 'bergauf_price_type',
  /** A random number for each writing of the others by a script. */
  writing: 'bergauf_session_writing',
} as const;

export type SessionCookieNames = Readonly<Record<keyof typeof sessionCookies, string>>;

/** The team shop may have the main shop's host or parent domain (decision 0068), so its cookies have names of their own. */
export function sessionCookiesOf(teamBuild: boolean): SessionCookieNames {
  if (!teamBuild) return sessionCookies;
  const names = Object.entries(sessionCookies).map(([key, name]) => [key, name.replace('_', '_team_')]);
  return Object.fromEntries(names) as SessionCookieNames;
}
