import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';
import { unitTestFiles } from './unit-test-files.ts';

/** They build frontends, start services as processes, generate the demo's catalogue, or draw every picture. */
const listed = [
  'infra/demo-catalogue/src/generator/generate.test.ts',
  'infra/demo-catalogue/src/generator/product-facts.test.ts',
  'infra/demo-catalogue/src/pictures/pictures.test.ts',
  'infra/demo-catalogue/src/relations/relations.test.ts',
  'infra/demo-catalogue/src/write-demo-catalogue.test.ts',
  'infra/deploy/src/proxy-cache.test.ts',
  'infra/launcher/src/start.test.ts',
  'infra/releases/src/cli/remote-command.test.ts',
  'infra/releases/src/main.test.ts',
  'infra/releases/src/registry/document/edit-document.test.ts',
  'infra/releases/src/release/release-remote.test.ts',
  'infra/releases/src/release/watch-remote.test.ts',
  'infra/releases/src/release/watch-folders.test.ts',
  'infra/releases/src/store/killed-release.test.ts',
];

/**
 * The test files that take more than tests of rules do: those listed, those that need a PostgreSQL server, and those that import `testing/`
 * of the product API, which opens a database or generates a catalogue. A quick run has none of them, a run of everything at most
 * `mostCostlyInEveryRun`.
 * @throws when a file of the list does not exist
 */
export function costlyUnitTests(): string[] {
  const files = unitTestFiles();
  const missing = listed.find((file) => !files.includes(file));
  if (missing) throw new Error(`${missing} is listed as a costly test file, but does not exist.`);
  const isListed = new Set(listed);
  return files.filter((file) => isListed.has(file) || file.endsWith('.postgres.test.ts') || opensDatabase(file));
}

function opensDatabase(file: string): boolean {
  const imported = file.startsWith('infra/api/') ? /from '[./]+\/testing\// : /from '@bergauf\/api\/testing\//;
  return (
    file.startsWith('infra/api/src/testing/') || imported.test(readFileSync(path.join(workspaceRoot, file), 'utf8'))
  );
}
