import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from './workspace.ts';

const ignored = new Set(['node_modules', 'dist', 'README.md']);

/** A hash of everything in some folders of the workspace; the same sources give the same hash. */
export async function sourceHash(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await filesIn(path.join(workspaceRoot, folder))) {
      hash
        .update(path.relative(workspaceRoot, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(target: string): Promise<string[]> {
  const entries = await readdir(target, { withFileTypes: true }).catch((cause: unknown) => {
    // A single file may be named as well as a folder.
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOTDIR') return null;
    throw cause;
  });
  if (entries === null) return [target];
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !ignored.has(name) && !name.endsWith('.test.ts'))
      .map((entry) => {
        const file = path.join(target, entry.name);
        return entry.isDirectory() ? filesIn(file) : [file];
      }),
  );
  return nested.flat().sort();
}
