import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

/** What each folder may import besides its own files (ARCHITECTURE 2). */
const allowed: Record<string, readonly RegExp[]> = {
  'shared-contracts': [/^(react|react-dom|react-router-dom|zustand|mitt|wretch|typebox|icu-minify)(\/|$)/],
  ...Object.fromEntries(remoteFolders.map((name) => [name, [/^(react|shared-contracts|clsx)(\/|$)/]])),
};
const configurationFiles = /(rspack|vitest)\.config\.ts$/;
/** Tests may use more: the test runner, and the real API they run against. */
const inTests = [/^(vitest$|fast-check$|node:|fastify$|@bergauf\/api\/|react-dom\/server$|icu-minify)/];
const isTest = (file: string): boolean => /\.test\.|\/testing\/|-for-tests\./.test(file);

function sources(folder: string): string[] {
  return readdirSync(path.join(workspaceRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(file);
    return /\.tsx?$/.test(entry.name) && !configurationFiles.test(entry.name) ? [file] : [];
  });
}

function imports(file: string): string[] {
  const text = readFileSync(path.join(workspaceRoot, file), 'utf8');
  const found = text.matchAll(/^(?:import|export)\s(?:[^'";=]*?\sfrom\s)?'([^']+)'|\bimport\(\s*'([^']+)'/gm);
  return [...found].flatMap((match) => match[1] ?? match[2] ?? []);
}

function isAllowed(folder: string, file: string, specifier: string): boolean {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier).startsWith(`${folder}/`);
  const rules = [...(allowed[folder] ?? []), ...(isTest(file) ? inTests : [])];
  return rules.some((rule) => rule.test(specifier));
}

describe.each(Object.keys(allowed))('%s', (folder) => {
  it('imports only the contracts and its own dependencies', () => {
    const files = sources(folder);
    expect(files.length).toBeGreaterThan(3);
    const forbidden = files.flatMap((file) =>
      imports(file)
        .filter((specifier) => !isAllowed(folder, file, specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(forbidden).toEqual([]);
  });
});

it.each(remoteFolders)('%s reads entity schemas as types only, so that no validator reaches the browser', (folder) => {
  const offenders = sources(folder).filter((file) =>
    /import\s+(?!type\b)[^;]*'shared-contracts\/(entities|discovery)'/.test(
      readFileSync(path.join(workspaceRoot, file), 'utf8'),
    ),
  );
  expect(offenders).toEqual([]);
});

it('infra never imports the frontends', () => {
  const offenders = sources('infra').filter((file) =>
    imports(file).some((specifier) => /^mf-|\/mf-[a-z-]+\/src/.test(specifier)),
  );
  expect(offenders).toEqual([]);
});
