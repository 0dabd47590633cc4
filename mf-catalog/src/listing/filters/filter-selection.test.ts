import fc from 'fast-check';
import type { FilterGroup, FilterType } from 'shared-contracts/entities';
import { describe, expect, it, test } from 'vitest';
import { countSelected, idsOf, isSelected, narrowingIds, replaceGroup, selectValue } from './filter-selection.ts';

const value = (fv_id: number, children: number[] = []) => ({
  fv_id,
  fv_name: String(fv_id),
  count: 1,
  hidden: false,
  ...(children.length > 0 && {
    children: children.map((id) => ({ fv_id: id, fv_name: String(id), count: 1, hidden: false })),
  }),
});
const group = (f_id: number, type: FilterType, values: FilterGroup['values']): FilterGroup => {
  return { f_id, f_name: String(f_id), sysname: String(f_id), type, values };
};

const sports = group(95, 'checkbox', [value(10, [11, 12, 13]), value(20, [21]), value(30)]);
const genders = group(82, 'radio', [value(1), value(2), value(3)]);
const conditions = group(93, 'dropdown', [value(2735), value(2736)]);
const brands = group(83, 'checkbox', [value(41), value(42), value(43)]);
const groups = [genders, brands, sports, conditions];

describe('selecting a value (SPEC 4)', () => {
  test.each<[string, number[], number, boolean, number[]]>([
    ['a value is added', [41], 43, true, [41, 43]],
    ['a value is removed', [41, 43], 43, false, [41]],
    ['a radio group holds one value', [1, 41], 3, true, [3, 41]],
    ['a dropdown holds one value', [41, 2735], 2736, true, [41, 2736]],
    ['a radio value is removed', [1, 41], 1, false, [41]],
    ['a sub-sport adds its sport', [], 12, true, [10, 12]],
    ['a second sub-sport finds its sport added', [10, 12], 11, true, [10, 11, 12]],
    ['a sub-sport that is not the last keeps its sport', [10, 11, 12], 11, false, [10, 12]],
    ['the last sub-sport removes its sport', [10, 12, 20, 21], 12, false, [20, 21]],
    ['a sport is removed with its sub-sports', [10, 11, 12, 20], 10, false, [20]],
    ['a sport alone adds none of its sub-sports', [], 10, true, [10]],
    ['a value outside of all groups is added', [7], 8, true, [7, 8]],
    ['a value outside of all groups is removed', [7, 8], 8, false, [7]],
  ])('%s', (_, selected, id, checked, expected) => {
    expect(selectValue(groups, selected, id, checked)).toEqual(expected);
  });

  const everyId = groups.flatMap(idsOf);
  const clicks = fc.array(fc.tuple(fc.constantFrom(...everyId), fc.boolean()), { maxLength: 40 });

  it('satisfies its rules after any clicks', () => {
    fc.assert(
      fc.property(clicks, (all) => {
        const selected = all.reduce<number[]>((ids, [id, checked]) => selectValue(groups, ids, id, checked), []);
        expect(selected).toEqual([...new Set(selected)].sort((a, b) => a - b));
        const held = ({ values }: FilterGroup) => values.filter(({ fv_id }) => selected.includes(fv_id)).length;
        expect(held(genders)).toBeLessThanOrEqual(1);
        expect(held(conditions)).toBeLessThanOrEqual(1);
        for (const sport of sports.values) {
          const isAnySubSport = sport.children?.some(({ fv_id }) => selected.includes(fv_id)) ?? false;
          if (isAnySubSport) expect(selected).toContain(sport.fv_id);
        }
      }),
    );
  });

  it('changes only the group of the value', () => {
    fc.assert(
      fc.property(clicks, fc.constantFrom(...everyId), fc.boolean(), (all, id, checked) => {
        const before = all.reduce<number[]>((ids, [each, on]) => selectValue(groups, ids, each, on), []);
        const after = selectValue(groups, before, id, checked);
        for (const other of groups.filter((each) => !idsOf(each).includes(id))) {
          expect(after.filter((each) => idsOf(other).includes(each))).toEqual(
            before.filter((each) => idsOf(other).includes(each)),
          );
        }
      }),
    );
  });

  it('deselecting a value restores the empty selection, sub-sports included', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyId), (id) => {
        expect(selectValue(groups, selectValue(groups, [], id, true), id, false)).toEqual([]);
      }),
    );
  });
});

it('clears a group with its sub-sports and leaves the others', () => {
  expect(replaceGroup(sports, [1, 10, 12, 41])).toEqual([1, 41]);
});

it('counts a sport as selected when an address names only its sub-sport', () => {
  const [running = value(0), , other = value(0)] = sports.values;
  expect(isSelected(running, [12])).toBe(true);
  expect(isSelected(other, [12])).toBe(false);
});

it('a sport with a selected sub-sport does not narrow the list', () => {
  expect(narrowingIds(groups, [1, 10, 12, 20])).toEqual([1, 12, 20]);
});

it('counts the selected values of a group, but no sport with a selected sub-sport', () => {
  expect(countSelected(sports, [1, 10, 12, 20])).toBe(2);
  expect(countSelected(sports, [])).toBe(0);
});
