import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const table = /^\| stage .*?\n\n/ms.exec(readme)?.[0] ?? '';
const files = [...table.matchAll(/`([\w-]+\/[\w/-]+\.tsx?)`/g)].flatMap(([, file]) => file ?? []);

it('names the files of a page request in its stages: they exist, and are fifteen at most', () => {
  const missing = files.filter((file) => {
    const folder = file.startsWith('app/') ? './' : './server/';
    return !existsSync(new URL(folder + file, import.meta.url));
  });
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(15);
});
