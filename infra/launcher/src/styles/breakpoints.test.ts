import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

/*
 * The widths at which a layout changes (SPEC 9.13), in style sheets, `matchMedia` and `sizes`. Queries for the width of a container are
 * left out: they follow the place of a component, not the screen.
 */

const breakpoints = [320, 577, 993, 1281];
const folders = [
  'shared-contracts/src',
  'shell/src',
  'infra/checkout/src',
  ...remoteFolders.map((name) => `${name}/src`),
];

const widths = folders.flatMap((folder) => {
  const files = readdirSync(path.join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(css|tsx?)$/.test(file)).flatMap((file) => widthsIn(path.join(folder, file)));
});

/** Each condition on the width of the screen, with its file: `max-width: 992px`. */
function widthsIn(file: string): { file: string; condition: string }[] {
  const lines = readFileSync(path.join(workspaceRoot, file), 'utf8').split('\n');
  return lines
    .filter((line) => /@media|matchMedia|(min|max)-width: *\d/.test(line) && !line.includes('@container'))
    .flatMap((line) => [...line.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)])
    .map(([, condition = '']) => ({ file, condition }));
}

/** `min-width` begins at a breakpoint, `max-width` ends less than a pixel below one. In `rem` it follows the browser's text, of 16 px as a rule. */
function isBreakpoint(condition: string): boolean {
  const [, kind, width, unit] = /^(min|max)-width: ([\d.]+)(px|rem)$/.exec(condition) ?? [];
  const pixels = Number(width) * (unit === 'rem' ? 16 : 1);
  return breakpoints.includes(kind === 'min' ? pixels : Math.floor(pixels) + 1);
}

it('finds each breakpoint', () => {
  const found = new Set(widths.map(({ condition }) => condition));
  expect([...found]).toEqual(
    expect.arrayContaining(['max-width: 19.99rem', 'min-width: 577px', 'min-width: 993px', 'min-width: 1281px']),
  );
  expect(widths.map(({ file }) => file)).toContain('mf-header/src/flyout/modal-sheet.ts');
});

it('no layout changes at another width', () => {
  expect(widths.filter(({ condition }) => !isBreakpoint(condition))).toEqual([]);
});
