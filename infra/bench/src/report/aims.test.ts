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
    const results = [page('home', 100 * 1024, 10), page('list', 160 * 1024, 10), page('product', 120 * 1024, 10)];
    expect(row(results, 'JS')).toEqual(['JS, kB', '<= 160.0', '100.0', '160.0', '120.0', 'met']);
  });

  it('are missed by one page that does not', () => {
    const results = [page('home', 1, 8 * 1024), page('list', 1, 8 * 1024 + 1), page('product', 1, 10)];
    expect(row(results, 'largest entry')?.at(-1)).toBe('missed');
  });

  it('are not called met when a page was not measured', () => {
    expect(row([page('home', 1, 1)], 'JS')?.at(-1)).toBe('not measured');
    expect(row([page('home', 200 * 1024, 1)], 'JS')?.at(-1)).toBe('missed');
  });

  it('count what never happened as missed', () => {
    const never = Number.POSITIVE_INFINITY;
    const usable = { usable: never, fcp: 1, lcp: 1, cls: 0, lastScript: 1, blocking: 0 };
    const results = (['home', 'list', 'product'] as const).map((name): PageResult => ({ name, path: '/', usable }));
    expect(row(results, 'usable')).toEqual(['usable on a phone, s', '<= 2.00', 'never', 'never', 'never', 'missed']);
  });

  it('want enough where more is better', () => {
    const figures = { p50: 1, p99: 2, perProcessorSecond: 3000 };
    const load = {
      cached: { ...figures, perSecond: 2000 },
      uncached: { ...figures, perSecond: 59.9 },
      compressed: { ...figures, perSecond: 50 },
      doubts: [],
    };
    const results = (['home', 'list', 'product'] as const).map((name): PageResult => ({ name, path: '/', load }));
    expect(row(results, 'cached')?.at(-1)).toBe('met');
    expect(row(results, 'uncached')).toEqual([
      'uncached requests/s on one core',
      '>= 60.0',
      '59.9',
      '59.9',
      '59.9',
      'missed',
    ]);
  });
});
