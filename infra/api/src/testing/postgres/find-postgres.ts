import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';

// Debian installs the server's programs outside of the path, one folder for each major version.
const debian = '/usr/lib/postgresql';

function debianFolders(): string[] {
  try {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(debian, version, 'bin'));
  } catch {
    return [];
  }
}

function isServer(folder: string): boolean {
  try {
    for (const program of ['initdb', 'postgres']) accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder with the programs of an installed PostgreSQL server: named by `POSTGRES_BIN`, in the path, or Debian's newest. */
export function findPostgres(): string | null {
  const asked = process.env['POSTGRES_BIN'];
  if (asked) return isServer(asked) ? asked : null;
  const inPath = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return [...inPath, ...debianFolders()].find(isServer) ?? null;
}
