import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ServiceName } from '@bergauf/launcher/system/services';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { layouts } from './layout.ts';

export const sbomName = 'sbom.cdx.json';

/** Writes the list of a service's dependencies, with versions and hashes from the lock file, in the format CycloneDX. */
export async function writeSbom(name: ServiceName, folder: string): Promise<void> {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--omit=dev',
    `--workspace=${layouts[name].folder}`,
  ];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: workspaceRoot, maxBuffer: 2 ** 26 });
  await writeFile(path.join(folder, sbomName), stdout);
}
