import { describe, expect, it } from 'vitest';
import { type BrowserTest, chooseBrowserTests, mostInEveryRun } from './browser-test-slices.ts';
import { extentFrom, filesOfSlice, sliceCount } from './slices.ts';
import { checkCostly, mostCostlyInEveryRun, rotatedUnitTests, unitTestArguments } from './unit-test-slices.ts';

const slices = Array.from({ length: sliceCount }, (_, index) => index + 1);
const files = Array.from({ length: 100 }, (_, index) => `file-${index}.spec.ts`);
const browserTest = (file: string, ...tags: string[]): BrowserTest => ({
  project: 'parallel',
  file,
  names: [`a test of ${file}`],
  tags,
});

describe('the slices', () => {
  it('have every file once, and take about equally long', () => {
    const seconds = (file: string): number => 1 + (files.indexOf(file) % 7) ** 2;
    const found = slices.map((slice) => filesOfSlice(files, slice, seconds));
    expect(found.flat().sort()).toEqual(files.toSorted());
    const sums = found.map((ofSlice) => ofSlice.reduce((sum, file) => sum + seconds(file), 0));
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(10);
  });

  it('of unit tests have every file with rotated tests once', () => {
    const rotated = rotatedUnitTests();
    const found = slices.flatMap((slice) => filesOfSlice(rotated, slice));
    expect(found.toSorted()).toEqual(rotated.toSorted());
    expect(unitTestArguments({ slice: 3 }).slice).toEqual(['--tags-filter', 'rotated', ...filesOfSlice(rotated, 3)]);
    expect(found).toContain('infra/api/src/database/data-folder.pglite.test.ts');
  });

  it('include the costly files of unit tests that are too many for every run', () => {
    const many = Array.from({ length: mostCostlyInEveryRun + 1 }, (_, index) => `file-${index}.test.ts`);
    expect(() => checkCostly(many, [])).toThrow(`${mostCostlyInEveryRun} at most`);
    expect(() => checkCostly(many, many.slice(0, 1))).not.toThrow();
  });

  it('are numbers that exist', () => {
    expect(extentFrom({ all: false, slice: '16' })).toEqual({ slice: 16 });
    expect(extentFrom({ all: true, slice: '16' })).toBe('all');
    expect(extentFrom({ all: false })).toEqual({ slice: expect.toSatisfy((slice) => slices.includes(slice)) });
    for (const slice of ['0', String(sliceCount + 1), '1.5', 'one', ''])
      expect(() => extentFrom({ all: false, slice })).toThrow(`--slice must be a number from 1 to ${sliceCount}`);
  });
});

describe('the browser tests of a run', () => {
  const tests = [...files.map((file) => browserTest(file)), browserTest('file-7.spec.ts', 'every-run')];

  it('are those of every run and a slice of the others', () => {
    for (const slice of slices) {
      const chosen = chooseBrowserTests(tests, { slice });
      expect(chosen.filter(({ tags }) => tags.length > 0)).toHaveLength(1);
      expect(chosen.filter(({ tags }) => tags.length === 0).map(({ file }) => file)).toEqual(
        expect.arrayContaining(filesOfSlice(files, slice)),
      );
      expect(chosen).toHaveLength(1 + filesOfSlice(files, slice).length);
    }
    expect(chooseBrowserTests(tests, 'all')).toEqual(tests);
  });

  it('are refused with an unknown tag, and when too many are in every run', () => {
    const typo = [...tests, browserTest('file-8.spec.ts', 'everyrun')];
    expect(() => chooseBrowserTests(typo, 'all')).toThrow('@everyrun');
    const many = Array.from({ length: mostInEveryRun + 1 }, () => browserTest('file-1.spec.ts', 'every-run'));
    expect(() => chooseBrowserTests(many, { slice: 1 })).toThrow(`${mostInEveryRun} at most`);
  });
});
