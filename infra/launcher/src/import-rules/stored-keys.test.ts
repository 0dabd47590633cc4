import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

/*
 * What shell and frontends keep in web storage is necessary for what the shopper does, or it is stored under a consent, whose end deletes
 * it (decision 0052).
 */

const necessary = [
  // The consent itself.
  'bergauf-consent',
  // The guard against endless full page loads, in its tab.
  'bergauf.document-load',
  // The store that the shopper has chosen.
  'bergauf.local-shop',
  // The light or dark scheme that the shopper has chosen in the footer.
  'bergauf-scheme',
  // What the shopper has ticked in the guide's checklists.
  'bergauf-checklists',
  // The guest's cart and wishlist that a login merges.
  'bergauf.*-merge',
  // Tells the other tabs that cart or wishlist have changed.
  'bergauf.*-changed',
];

const read = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8');

function storedKeysIn(folder: string): string[] {
  const files = readdirSync(path.join(workspaceRoot, folder, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => read(`${folder}/src/${file}`))
    .filter((text) => /versionedRecord\(|\.setItem\(/.test(text))
    .flatMap((text) =>
      [...text.matchAll(/['`](bergauf[.-][^'`]+)['`]/g)].flatMap(([, key]) => key?.replace(/\$\{\w+\}/, '*') ?? []),
    );
}

it('every key in web storage is necessary, or named under the consent that it needs', () => {
  const listed = read('mf-header/src/consent/stored-keys.ts').matchAll(/'(bergauf[.-][^']+)'/g);
  const underConsent = [...listed].flatMap(([, key]) => key ?? []);
  expect(underConsent).toContain('bergauf-visit');
  const used = new Set(['shell', ...remoteFolders].flatMap(storedKeysIn));
  expect([...used].sort()).toEqual([...necessary, ...underConsent].sort());
});
