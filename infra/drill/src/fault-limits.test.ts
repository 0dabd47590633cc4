import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exceededLimits, faultLimits, type Outcome } from './fault-limits.ts';

const limit = { failedPercent: 2, bare: 1, worstMs: 3_000, wholeMs: 5_000 };
const kept: Outcome = {
  requests: 100,
  failed: 2,
  bare: 1,
  worstMs: 3_000,
  wholeMs: 5_000,
  readyMs: 9_000,
  lost: 0,
  twice: 0,
};

describe('a limit', () => {
  it('is not exceeded by its own value', () => {
    expect(exceededLimits(limit, kept)).toEqual([]);
  });

  it('allows one failure where it allows any, however few requests there were', () => {
    const few = { ...kept, requests: 20 };
    expect(exceededLimits(limit, { ...few, failed: 1 })).toEqual([]);
    expect(exceededLimits(limit, { ...few, failed: 2 })).toEqual(['failed: 10 %, at most 2 %']);
    expect(exceededLimits({ ...limit, failedPercent: 0 }, { ...few, failed: 1 })).toEqual(['failed: 5 %, at most 0 %']);
  });

  it.each<[Partial<Outcome>, string]>([
    [{ failed: 3 }, 'failed: 3 %, at most 2 %'],
    [{ bare: 2 }, 'without words: 2, at most 1'],
    [{ worstMs: 3_001 }, 'worst: 3001 ms, at most 3000 ms'],
    [{ wholeMs: 5_001 }, 'whole again: 5001 ms, at most 5000 ms'],
    [{ readyMs: Number.POSITIVE_INFINITY }, 'services ready: Infinity ms, at most 15000 ms'],
    [{ lost: 1 }, 'orders lost: 1, at most 0'],
    [{ twice: 1 }, 'orders placed twice: 1, at most 0'],
    [{ requests: 0, failed: 0 }, 'no request was made'],
  ])('is exceeded by %o', (seen, sentence) => {
    expect(exceededLimits(limit, { ...kept, ...seen })).toEqual([sentence]);
  });

  it('gives a busy machine more time, and nothing else', () => {
    const slow = { ...kept, worstMs: 8_000, wholeMs: 14_000, readyMs: 44_000 };
    expect(exceededLimits(limit, slow, 3)).toEqual([]);
    expect(exceededLimits(limit, { ...slow, failed: 3 }, 3)).toEqual(['failed: 3 %, at most 2 %']);
  });
});

it('the documentation has the table of limits', () => {
  const document = readFileSync(new URL('../docs/faults.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| (.+?) +\| +(\d+) % +\| +(\d+) +\| +([\d.]+) s +\| +([\d.]+) s +\|$/gm)].map(
    ([, name = '', failed, bare, worst, whole]) => [
      name,
      {
        failedPercent: Number(failed),
        bare: Number(bare),
        worstMs: Number(worst) * 1_000,
        wholeMs: Number(whole) * 1_000,
      },
    ],
  );
  expect(Object.fromEntries(rows)).toEqual(faultLimits);
});
