import { renderToString } from 'react-dom/server';
import type { FilterGroup } from 'shared-contracts/entities';
import { RemoteContext } from 'shared-contracts/remote-context';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterGroupField } from './filter-group.tsx';

const value = (fv_id: number) => ({ fv_id, fv_name: `${fv_id}`, count: 1, hidden: false });
const genders: FilterGroup = { f_id: 82, f_name: 'x', sysname: 'gender', type: 'radio', values: [value(1), value(2)] };

function htmlOf(group: FilterGroup, selected: readonly number[]): string {
  const remote = { name: 'mf-catalog', version: '1.0.0', expose: 'mf-catalog/list-page', t: String } as const;
  return renderToString(
    <RemoteContext value={remote}>
      <FilterGroupField group={group} selected={selected} savedCount={selected.length} isLocked={false} />
    </RemoteContext>,
  );
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ['the radio for any value is checked without a selection', [], ''],
  ['the radio of the selected value is checked', [2], '2'],
])('%s, and React warns of no controlled field', (_what, selected, checked) => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const boxes = htmlOf(genders, selected).match(/<input[^>]*checked[^>]*>/g) ?? [];
  expect(boxes).toEqual([expect.stringContaining(`value="${checked}"`)]);
  expect(warned).not.toHaveBeenCalled();
});

it.each([
  ['any value without a selection', [], ''],
  ['the selected value', [2], '2'],
])('a dropdown has %s selected in the HTML', (_what, selected, chosen) => {
  const options = htmlOf({ ...genders, type: 'dropdown' }, selected).match(/<option[^>]*selected[^>]*>/g);
  expect(options).toEqual([expect.stringContaining(`value="${chosen}"`)]);
});
