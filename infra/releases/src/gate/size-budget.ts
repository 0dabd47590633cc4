import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releasesPaths } from '../state-folder.ts';
import type { Candidate } from './gate.ts';

/** Default budget of one module as sent to browsers, in KiB. */
export const defaultBudgetKib = 60;

/**
 * Objections to modules whose files for the browser are too large: the remote entry, scripts and styles of one exposed module, as sent
 * (brotli).
 *
 * @param budgetKib of one module, in KiB
 */
export async function sizeObjections(
  home: string,
  { name, release: { manifest } }: Pick<Candidate, 'name' | 'release'>,
  budgetKib: number,
): Promise<string[]> {
  const folder = join(releasesPaths(home).store, name, manifest.version);
  const objections: string[] = [];
  for (const [expose, { scripts, styles }] of Object.entries(manifest.exposes)) {
    const files = [...new Set([manifest.clientEntry, ...scripts, ...styles])];
    const sizes = await Promise.all(files.map((file) => sizeOf(join(folder, file))));
    const kib = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    if (kib > budgetKib) {
      objections.push(
        `${name} ${manifest.version} sends ${kib.toFixed(1)} KiB for ${expose}; the budget is ${budgetKib} KiB.`,
      );
    }
  }
  return objections;
}

const sizeOf = async (path: string): Promise<number> => (await stat(`${path}.br`).catch(() => stat(path))).size;
