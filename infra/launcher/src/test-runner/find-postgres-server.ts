import { spawnSync } from 'node:child_process';
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';

/**
 * The folder of a PostgreSQL server's programs for the API's tests: an installed one, else Debian's package, which only root
 * may install.
 * @throws one sentence that says how to get one
 */
export function findPostgresServer(say: (line: string) => void): string {
  const installed = findPostgres();
  if (installed) return installed;
  if (process.getuid?.() === 0) {
    say('no PostgreSQL yet: installing the package of Debian');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
      spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 600_000 });
    }
    const packaged = findPostgres();
    if (packaged) return packaged;
  }
  throw new Error(
    "There is no PostgreSQL server on this machine. Install Debian's package (apt-get install postgresql), or set POSTGRES_BIN to the folder of its programs.",
  );
}
