import path from 'node:path';
import { withSecretFiles } from '@bergauf/service-kit/service-env';
import { textFrom } from '@bergauf/service-kit/settings';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const [action, folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new Error(`Name the folder of the backup: npm run ${action} -- <folder>`);
  const env = withSecretFiles(process.env, ['DATABASE_URL']);
  const databaseUrl = textFrom(env, 'DATABASE_URL', '');
  if (databaseUrl === '')
    throw new Error(
      'DATABASE_URL, or the file that DATABASE_URL_FILE names, must name the database on a PostgreSQL server.',
    );
  const home = path.resolve(textFrom(env, 'BERGAUF_HOME', '.bergauf'));
  const homes = { registryHome: home, apiHome: path.resolve(textFrom(env, 'API_HOME', home)) };
  const options = { folder: path.resolve(folder), databaseUrl, ...homes };
  if (action === 'restore') {
    const { at, versions } = await restore(options);
    process.stdout.write(
      `Restored the backup of ${at} (version ${versions.bergauf}, PostgreSQL ${versions.postgres}).\n` +
        'Shells may have seen later rollouts: run "npm run remote -- recover" once the registry runs.\n',
    );
  } else {
    await backUp(options);
    process.stdout.write(`The backup is in ${options.folder}.\n`);
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
