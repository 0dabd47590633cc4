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
