import { expect, it } from 'vitest';
import { teamOfPage } from './wishlist-api.ts';

it.each([
  [true, '/sv-almtal/p/norrak-vento/', 'sv-almtal'],
  [true, '/en/sv-almtal/p/norrak-vento/', 'sv-almtal'],
  [true, '/wishlist/', null],
  [true, '/list/', null],
  [true, '/p/norrak-vento/', null],
  [false, '/sv-almtal/p/norrak-vento/', null],
])('team shop %s: the page %s belongs to the team %s', (teamBuild, path, team) => {
  expect(teamOfPage({ teamBuild }, path)).toBe(team);
});
