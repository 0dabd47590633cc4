import { expect, it } from 'vitest';
import { teamInAddress } from './team-in-address.ts';

it.each([
  [true, '/sv-almtal/p/norrak-vento/', 'sv-almtal'],
  [true, '/en/sv-almtal/p/norrak-vento/', 'sv-almtal'],
  [true, '/wishlist/', null],
  [true, '/list/', null],
  [true, '/p/norrak-vento/', null],
  [false, '/sv-almtal/p/norrak-vento/', null],
])('team build %s: %s is of %s', (teamBuild, path, team) => {
  expect(teamInAddress({ teamBuild }, path)).toBe(team);
});
