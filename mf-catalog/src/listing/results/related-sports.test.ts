import type { ListedSport } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { relatedSports } from './related-sports.tsx';

const link = (id: number, count = 5, active = false) => ({ id, name: String(id), url: `/${id}/`, count, active });
const sport = (id: number, rest: Partial<ListedSport> = {}): ListedSport => ({ ...link(id), children: [], ...rest });
const ids = (sports: readonly ListedSport[]) => relatedSports(sports).map(({ id }) => id);

it('lists the other sports in their order', () => {
  expect(ids([sport(1), sport(2, { count: 0 }), sport(3)])).toEqual([1, 3]);
});

it('lists the kinds of its own sport first, and not itself', () => {
  const own = sport(2, { active: true, children: [link(21), link(22, 0), link(23, 5, true)] });
  expect(ids([sport(1), own])).toEqual([21, 1]);
});

it('lists at most eight', () => {
  expect(ids(Array.from({ length: 12 }, (_, index) => sport(index)))).toHaveLength(8);
});
