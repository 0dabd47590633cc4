import path from 'node:path';
import { runProgram } from '@bergauf/launcher/system/run-program';
import type { ServiceName } from '@bergauf/launcher/system/services';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';

const rspack = path.join(workspaceRoot, 'node_modules/@rspack/cli/bin/rspack.js');
const folders: Partial<Record<ServiceName, string>> = { shell: 'shell', checkout: 'infra/checkout' };

/** Builds the browser files of shell and checkout, and the shell's render worker. */
export async function buildBrowserFiles(names: readonly ServiceName[]): Promise<void> {
  const wanted = names.flatMap((name) => folders[name] ?? []);
  if (wanted.length === 0) return;
  for (const folder of wanted)
    await runProgram(process.execPath, [rspack, 'build'], { folder: path.join(workspaceRoot, folder) });
}
