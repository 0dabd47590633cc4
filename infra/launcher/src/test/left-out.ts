import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';
import { unitTestFiles } from './unit-test-files.ts';

/** They build frontends, start services as processes, or draw every picture. */
const listed = [
  'infra/api/src/media/product-pictures.test.ts',
  'infra/demo-catalogue/src/pictures/pictures.test.ts',
  'infra/deploy/src/proxy.test.ts',
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
 * The test files that the quick run leaves out: those listed, those that need a PostgreSQL server, and those that import `testing/` of the
 * product API, which opens a database or generates a catalogue. Its other tests are of rules, which takes no time.
 */
export const leftOut = (): string[] => [
  ...listed,
  ...unitTestFiles().filter(
    (file) => !listed.includes(file) && (file.endsWith('.postgres.test.ts') || opensDatabase(file)),
  ),
];

function opensDatabase(file: string): boolean {
  const imported = file.startsWith('infra/api/') ? /from '[./]+\/testing\// : /from '@bergauf\/api\/testing\//;
  return (
    file.startsWith('infra/api/src/testing/') || imported.test(readFileSync(path.join(workspaceRoot, file), 'utf8'))
  );
}
