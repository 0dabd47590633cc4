import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const stages = readFileSync(new URL('../docs/page-request.md', import.meta.url), 'utf8');
const table = /^\| stage .*?\n\n/ms.exec(stages)?.[0] ?? '';
/** Paths below `src`; a file may appear in several rows. */
const files = [...new Set([...table.matchAll(/`([\w-]+\/[\w/-]+\.tsx?)`/g)].flatMap(([, file]) => file ?? []))];

it('names the files of a page request in its stages: they exist, and are fifteen at most', () => {
  const missing = files.filter((file) => !existsSync(new URL(file, import.meta.url)));
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(15);
});
