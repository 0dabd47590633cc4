import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

/*
 * A frontend's src/exposes is its public surface (ARCHITECTURE 2.5): what its build exposes, and nothing else. The other folders are
 * features, whose styles and tests stand beside what they belong to.
 */

const read = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8');

/** Relative to the frontend's `src`. */
const sourcesOf = (frontend: string): string[] =>
  readdirSync(path.join(workspaceRoot, frontend, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );

/** Name and file of each exposed module, as `rspack.config.ts` lists them. */
function exposedBy(frontend: string): string[][] {
  const list = /exposes: \{(.*?)\}/s.exec(read(`${frontend}/rspack.config.ts`))?.[1] ?? '';
  return [...list.matchAll(/([\w-]+)'?: '([^']+)'/g)].map(([, name = '', file = '']) => [name, file]).sort();
}

/** What a file imports from its own frontend, relative to the frontend's `src`. */
function importsOf(frontend: string, file: string): string[] {
  const imports = read(`${frontend}/src/${file}`).matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...imports].map(([, target = '']) => path.join(path.dirname(file), target));
}

describe.each(remoteFolders)('%s', (frontend) => {
  const imports = sourcesOf(frontend).flatMap((file) => importsOf(frontend, file).map((target) => ({ file, target })));

  it('exposes the files of src/exposes, each under its own name', () => {
    const files = readdirSync(path.join(workspaceRoot, frontend, 'src/exposes'));
    expect(files.length).toBeGreaterThan(0);
    expect(exposedBy(frontend)).toEqual(
      files.map((file) => [file.replace(/\.ts$/, ''), `./src/exposes/${file}`]).sort(),
    );
  });

  it('imports nothing from src/exposes', () => {
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter(({ target }) => target.startsWith('exposes/'))).toEqual([]);
  });

  it('has the styles of a component in its feature', () => {
    const feature = (file: string): string => file.split(path.sep)[0] ?? '';
    const others = imports.filter(({ file, target }) => target.endsWith('.css') && feature(file) !== feature(target));
    expect(others).toEqual([]);
  });
});
