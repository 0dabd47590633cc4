import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program.ts';
import { createSourceHash, type SourceHash } from './source-hash.ts';

const sources = [
  'infra/demo-catalogue',
  'infra/catalogue-format/src',
  'infra/api/src/catalogue-import',
  'infra/api/src/media',
  'infra/api/src/database/migrations',
  'package-lock.json',
];

const settings = ['CATALOGUE_PRODUCTS', 'CATALOGUE_SEED', 'CATALOGUE_DAY', 'DATABASE_URL', 'API_MEDIA_S3_URL'] as const;

export type DemoImport = {
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  readonly say?: (line: string) => void;
  readonly sourceHash?: SourceHash;
  readonly signal?: AbortSignal | undefined;
};

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Imports the demo's catalogue into a database without a catalogue, and again when the demo or its options have changed. Another
 * catalogue stays. Runs before the API, because the embedded database can be opened by one process only. What was imported is
 * noted in the state folder: opening the database to find that nothing has to be done would cost every start a second.
 */
export async function importDemoCatalogue(options: DemoImport): Promise<void> {
  const { home, env, say = () => undefined, sourceHash = createSourceHash(), signal } = options;
  const note = path.join(home, 'demo-catalogue.json');
  const wanted = JSON.stringify([await sourceHash(sources), settings.map((name) => env[name] ?? '')]);
  const noted = await readFile(note, 'utf8').catch(() => null);
  // Somebody may have deleted the database's folder.
  const hasRecords = (env['DATABASE_URL'] ?? '') !== '' || (await exists(path.join(home, 'api')));
  const hasPictures = (env['API_MEDIA_S3_URL'] ?? '') !== '' || (await exists(path.join(home, 'media', 'originals')));
  if (noted === wanted && hasRecords && hasPictures) return;
  say('importing the demo catalogue');
  const program = ['--import', 'tsx', 'infra/launcher/src/demo/import-demo.ts'];
  await runProgram(process.execPath, program, { signal, env: { ...env, BERGAUF_HOME: home } });
  await writeFile(note, wanted);
}
