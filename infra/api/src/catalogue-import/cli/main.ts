import { stat } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { openCatalogue } from '@bergauf/catalogue-format/folder/open-catalogue';
import { readCatalogue } from '@bergauf/catalogue-format/folder/read-catalogue';
import { chownStateFolder } from '@bergauf/service-kit/chown-state-folder';
import { readCommandLine } from '@bergauf/service-kit/command-line';
import { messageOf } from '@bergauf/service-kit/error-message';
import { withSecretFiles } from '@bergauf/service-kit/service-env';
import type { Database } from '../../database/database.ts';
import { migrate, requireSchema } from '../../database/migrate.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { readMediaOptions } from '../../media/media-settings.ts';
import { type MediaStore, openMediaStore } from '../../media/media-store.ts';
import { apiForm, readSettings } from '../../settings.ts';
import { delistingText } from '../delisting-limit.ts';
import { differencesFrom } from '../differences.ts';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { inspectEach } from '../pictures/inspect-each.ts';
import { createProgress } from './progress.ts';
import { changeLines, countLine, differenceReport, faultLines, leftOutLines } from './report.ts';

const usage = `npm run catalogue -- <command> <folder>

  import <folder or archive>     checks the catalogue and writes what differs, or nothing if it has a fault
  validate <folder or archive>   only checks it
  diff <folder or archive>       shows what an import would change
  export <new folder>            writes the stored catalogue

  --allow-delisting              import: also if more than half of the products on sale are missing in the catalogue

Pictures are in the media store: API_MEDIA_S3_URL, else below BERGAUF_HOME. The database is the one that the API uses: DATABASE_URL, else the embedded one below BERGAUF_HOME. The embedded one can be used by
one process at a time: stop the API before. The format: infra/catalogue-format/docs/format.md
`;

type Command = 'import' | 'validate' | 'diff' | 'export';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** @param access `reads`: neither data nor schema of the database are changed */
async function withShop<Result>(
  access: 'reads' | 'writes',
  use: (database: Database, media: MediaStore) => Promise<Result>,
): Promise<Result> {
  // BERGAUF_HOME is relative to the workspace, as in the launcher.
  process.chdir(root);
  const env = withSecretFiles(process.env, apiForm.secrets);
  const { data } = readSettings(env).options;
  if (access === 'reads' && 'folder' in data) {
    const isThere = await stat(data.folder).catch(() => null);
    if (isThere === null) throw new Error(`There is no database in ${data.folder}: nothing has been imported.`);
  }
  const mediaOptions = readMediaOptions(env);
  const database =
    'databaseUrl' in data
      ? await openPostgres(data.databaseUrl, (error) => say(`The database connection was lost: ${error.message}`))
      : await openPglite(data);
  try {
    await (access === 'writes' ? migrate : requireSchema)(database);
    const media = await openMediaStore(mediaOptions, (problem, picture) => say(`${problem}: ${picture}`));
    return await use(database, media);
  } finally {
    await database.close();
    // The API must be able to store uploaded pictures where root has stored the catalogue's.
    await chownStateFolder(path.dirname(mediaOptions.folder), mediaOptions.folder);
  }
}

/** @returns whether the catalogue has no faults and was not refused */
async function runOn(command: Exclude<Command, 'export'>, folder: string, allowDelisting: boolean): Promise<boolean> {
  const progress = createProgress();
  const day = todayInVienna();
  const options = { onProgress: progress.read, onStep: progress.step };
  const run = async () => {
    if (command === 'validate') {
      return { read: await readCatalogue(folder, async () => undefined, progress.read, inspectEach(folder)) };
    }
    return withShop(command === 'import' ? 'writes' : 'reads', async (database, media) =>
      command === 'import'
        ? importCatalogue(database, folder, media, { day, allowDelisting, ...options })
        : differencesFrom(database, folder, media, day, options),
    );
  };
  // The bar would keep a failed command running.
  const result = await run().finally(progress.stop);
  const { read } = result;
  if (read.faultCount > 0) {
    for (const line of faultLines(read)) say(line);
    say(`${read.faultCount === 1 ? '1 fault' : `${read.faultCount} faults`}. Nothing was written.`);
    return false;
  }
  say(`Without faults: ${countLine(read)}`);
  if ('ok' in result && !result.ok) {
    if (result.delisting) say(`${delistingText(result.delisting)} Nothing was written.`);
    return false;
  }
  if ('changes' in result) for (const line of changeLines(result.changes)) say(line);
  if ('tables' in result) for (const line of differenceReport(result)) say(line);
  return true;
}

/** Ends the process on a signal with an `exit` event, whose handlers remove temporary folders. */
function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

async function main(): Promise<void> {
  exitOnSignals();
  const options = { 'allow-delisting': { type: 'boolean', default: false } } as const;
  const { values, positionals } = readCommandLine(usage, { allowPositionals: true, options }, (given) => given);
  const [command, target, ...others] = positionals;
  const allowDelisting = values['allow-delisting'];
  const commands: readonly Command[] = ['import', 'validate', 'diff', 'export'];
  const known = commands.find((name) => name === command);
  const isUnderstood = others.length === 0 && (known === 'import' || !allowDelisting);
  if (known === undefined || target === undefined || !isUnderstood) {
    process.stdout.write(usage);
    process.exitCode = 1;
    return;
  }
  // npm runs scripts in the workspace's folder; paths are relative to where the command was typed.
  const source = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), target);
  const started = performance.now();
  if (known === 'export') {
    const lost = await withShop('reads', (database, media) => exportCatalogue(database, source, media));
    for (const file of lost) say(`${file}: the media store has lost it`);
    if (lost.length > 0) process.exitCode = 1;
  } else {
    const opened = await openCatalogue(source);
    try {
      for (const line of leftOutLines(opened.leftOut)) say(line);
      if (!(await runOn(known, opened.folder, allowDelisting))) process.exitCode = 1;
    } finally {
      opened.close();
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${seconds} s, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
