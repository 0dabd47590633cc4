// @module-tag rotated
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fontFolder, subsetsOfArchivo } from './subset-font.ts';

it('the font’s files are what `npm run font -w infra/build` writes', async () => {
  const subsets = await subsetsOfArchivo();
  const kept = readdirSync(fontFolder).filter((name) => name.endsWith('.woff2'));
  expect(kept.sort()).toEqual([...subsets.keys()].sort());
  expect(subsets.size).toBe(4);
  for (const [file, content] of subsets)
    expect(content.equals(readFileSync(path.join(fontFolder, file))), file).toBe(true);
  // WebKit requests the last one on every page (`fonts.css`).
  const sizes = [...subsets.values()].map((content) => content.length);
  expect(sizes.at(-1)).toBe(Math.min(...sizes));
});
