import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';

const api = 'infra/api/src';
/** They draw every picture there is. */
const drawing = ['pictures/pictures.test.ts', 'media/product-pictures.test.ts'];

/**
 * The test files of the product API that the quick run leaves out: what is in `testing` opens a database, or makes a catalogue,
 * for every file that imports it. The rest is rules, which take no time.
 */
export function leftOut(): string[] {
  const files = readdirSync(path.join(workspaceRoot, api), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => drawing.includes(file) || file.startsWith('testing/') || importsTesting(file))
    .map((file) => `${api}/${file}`);
}

const importsTesting = (file: string): boolean =>
  /from '[./]+\/testing\//.test(readFileSync(path.join(workspaceRoot, api, file), 'utf8'));
