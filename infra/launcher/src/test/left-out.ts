import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';

const api = 'infra/api/src';
/** They draw every picture. */
const drawing = ['media/product-pictures.test.ts'];
/** They build frontends, start services as processes, or draw every picture. */
const processes = [
  'infra/launcher/src/system/demo-catalogue.postgres.test.ts',
  'infra/demo-catalogue/src/pictures/pictures.test.ts',
  'infra/launcher/src/start.test.ts',
  'infra/releases/src/main.test.ts',
  'infra/releases/src/registry/document/edit-document.test.ts',
  'infra/releases/src/release/watch-remote.test.ts',
  'infra/releases/src/release/watch-folders.test.ts',
  'infra/releases/src/store/killed-release.test.ts',
];

/**
 * The test files that the quick run leaves out. Of the product API's tests, those that import `testing/` open a database or generate a
 * catalogue; the others test rules, which takes no time.
 */
export function leftOut(): string[] {
  const files = readdirSync(path.join(workspaceRoot, api), { recursive: true, encoding: 'utf8' });
  const ofApi = files
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => drawing.includes(file) || file.startsWith('testing/') || importsTesting(file))
    .map((file) => `${api}/${file}`);
  return [...processes, ...ofApi];
}

const importsTesting = (file: string): boolean =>
  /from '[./]+\/testing\//.test(readFileSync(path.join(workspaceRoot, api, file), 'utf8'));
