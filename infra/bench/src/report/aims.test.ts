import { describe, expect, it } from 'vitest';
import type { PageName } from '../pages.ts';
import type { PageResult } from '../results.ts';
import { aimRows } from './aims.ts';

const page = (name: PageName, js: number, entry: number): PageResult => ({
  name,
  path: '/',
  bytes: {
    js,
    css: 0,
    html: 0,
    jsByOwner: { shell: { entry: 0, rest: js }, 'mf-header': { entry, rest: 0 } },
    requests: 1,
    scripts: 1,
    fetched: 0,
    oddities: [],
  },
});

const row = (results: PageResult[], title: string): string[] | undefined =>
  aimRows(results).find(([first]) => first?.startsWith(title));

describe('the aims', () => {
  it('are met when every page keeps them', () => {
    const results = [page('home', 100, 3072), page('list', 100, 1024), page('product', 100, 10)];
    expect(row(results, 'largest entry')).toEqual([
      'largest entry of a frontend, kB',
      '<= 3.0',
      '3.0',
      '1.0',
      '0.0',
      'met',
    ]);
  });

  it('may apply to some pages only', () => {
    expect(row([page('home', 140 * 1024, 1), page('list', 200 * 1024, 1)], 'JS')).toEqual([
      'JS, kB',
      '<= 140.0',
      '140.0',
      '-',
      '-',
      'met',
    ]);
  });

  it('are missed by one page that does not', () => {
    const results = [page('home', 1, 3 * 1024), page('list', 1, 3 * 1024 + 1), page('product', 1, 10)];
    expect(row(results, 'largest entry')?.at(-1)).toBe('missed');
  });

  it('are not called met when a page was not measured', () => {
    expect(row([page('home', 1, 1)], 'largest entry')?.at(-1)).toBe('not measured');
    expect(row([page('home', 1, 4 * 1024)], 'largest entry')?.at(-1)).toBe('missed');
  });

  it('count what never happened as missed', () => {
    const never = Number.POSITIVE_INFINITY;
    const usable = { usable: never, fcp: 1, lcp: 1, cls: 0, lastScript: 1, blocking: 0 };
    const results = (['home', 'list', 'product'] as const).map((name): PageResult => ({ name, path: '/', usable }));
    expect(row(results, 'whole page')).toEqual([
      'whole page hydrated on a phone, s',
      '<= 2.40',
      'never',
      'never',
      'never',
      'missed',
    ]);
  });

  it('set a minimum where more is better', () => {
    const figures = { p50: 1, p99: 2, perSecond: 3000 };
    const load = {
      cached: { ...figures, perProcessorSecond: 5000 },
      uncached: { ...figures, perProcessorSecond: 140 },
      compressed: { ...figures, perProcessorSecond: 50 },
      doubts: [],
    };
    const results = (['home', 'list', 'product'] as const).map((name): PageResult => ({ name, path: '/', load }));
    expect(row(results, 'cached')?.at(-1)).toBe('met');
    expect(row(results, 'uncached')).toEqual([
      'uncached requests for a second of the processor',
      '>= 150',
      '-',
      '140',
      '-',
      'missed',
    ]);
  });
});
