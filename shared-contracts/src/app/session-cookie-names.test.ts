import { expect, it } from 'vitest';
import { sessionCookies, sessionCookiesOf } from './session-cookie-names.ts';

it('the team shop’s cookies share no name with the main shop’s, so that both can have one host', () => {
  expect(sessionCookiesOf(false)).toBe(sessionCookies);
  const teams = sessionCookiesOf(true);
  expect(Object.keys(teams)).toEqual(Object.keys(sessionCookies));
  const names = [...Object.values(sessionCookies), ...Object.values(teams)];
  expect(new Set(names).size).toBe(names.length);
  expect(teams.token).toBe('bergauf_team_token');
});
