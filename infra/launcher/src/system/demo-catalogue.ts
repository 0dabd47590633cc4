import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { access, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { today } from '@bergauf/demo-catalogue/catalogue-day';
import { readDemoOptions } from '@bergauf/demo-catalogue/demo-options';
import { withSecretFiles } from '@bergauf/service-kit/service-env';
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
const optionNames = { products: 'CATALOGUE_PRODUCTS', seed: 'CATALOGUE_SEED', day: 'CATALOGUE_DAY' } as const;

export type DemoCatalogue = {
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  /** Bundle of the program that writes the demo's catalogue. */
  readonly program: string | Promise<string>;
  readonly say?: (line: string) => void;
  readonly sourceHash?: SourceHash;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Content of `<state folder>/demo-catalogue.json`. `imported` is a hash of the demo's sources and settings, because one of these contains
 * the database's password. `day` is the day of the prices; a later demo reuses it, so that it changes little.
 */
type Note = { readonly imported?: string; readonly day?: string };

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function readNote(file: string): Promise<Note> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const note: unknown = JSON.parse(text);
    return typeof note === 'object' && note !== null ? note : {};
  } catch {
    return {};
  }
}

/** `DATABASE_URL` without the password: a new password does not make it another database, which would get the demo again. */
function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}

/** A day: no start with an import takes as long. A younger folder may belong to another start on this state folder. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Removes folders of starts that were killed. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const folder = path.join(parent, name);
    const found = await stat(folder).catch(() => null);
    if (found === null || Date.now() - found.mtimeMs < abandonedAfterMs) continue;
    // Another start may be removing it too; the next start removes the rest.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** V8 flags of a program that ends after a second, so garbage collection is hardly needed. */
const shortLived = ['--min-semi-space-size=16', '--max-semi-space-size=64'];

/** How long the API waits for the catalogue. It is ended earlier if the writing program fails. */
const writingSeconds = 600;

/**
 * Starts the API with settings to import the demo's catalogue: into a database without a catalogue, and again if the
 * demo or its options have changed. Another catalogue is kept. The API creates its database while the catalogue is written, and imports it
 * itself, because the embedded database can be opened by only one process, and opening it takes a second. What was imported is recorded in
 * the state folder, so that later starts write nothing.
 * @param start receives the settings for the API, and resolves when the API responds; the signal ends it if the catalogue cannot be written
 */
export async function withDemoCatalogue<Started>(
  options: DemoCatalogue,
  start: (settings: NodeJS.ProcessEnv, signal?: AbortSignal) => Promise<Started>,
): Promise<Started> {
  const { home, env: given, program, say = () => undefined, sourceHash = createSourceHash(), signal } = options;
  const env = withSecretFiles(given, ['DATABASE_URL']);
  const noteFile = path.join(home, 'demo-catalogue.json');
  const parent = path.join(home, 'demo-catalogue');
  await removeAbandoned(parent);
  const source = await sourceHash(sources);
  const values = settings.map((name) => withoutPassword(env[name] ?? ''));
  const wanted = createHash('sha256')
    .update(JSON.stringify([source, values]))
    .digest('hex');
  // Earlier versions recorded the settings themselves, without those from files.
  const wantedBefore = JSON.stringify([source, settings.map((name) => given[name] ?? '')]);
  const note = await readNote(noteFile);
  // The folders of database or pictures may have been deleted.
  const hasRecords = (env['DATABASE_URL'] ?? '') !== '' || (await exists(path.join(home, 'api', 'database')));
  const hasPictures = (env['API_MEDIA_S3_URL'] ?? '') !== '' || (await exists(path.join(home, 'media', 'originals')));
  if ((note.imported === wanted || note.imported === wantedBefore) && hasRecords && hasPictures) {
    if (note.imported !== wanted) await writeFile(noteFile, JSON.stringify({ ...note, imported: wanted }));
    return start({});
  }

  const asked = { day: note.day ?? today(new Date()), ...readDemoOptions(env, optionNames) };
  const { imported, ...earlier } = note;
  // An interrupted start leaves a database without a catalogue, or pictures of another one.
  if (imported !== undefined) await writeFile(noteFile, JSON.stringify(earlier));
  const args = Object.entries(asked).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // A unique name: the program of a killed start may still be writing, and would signal completion too early.
  const folder = path.join(parent, randomUUID());
  const ended = new AbortController();
  const ending = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
  let writing: Promise<void> | undefined;
  try {
    const file = await program;
    say('importing the demo catalogue');
    writing = runProgram(process.execPath, [...shortLived, file, folder, ...args], { signal: ending });
    writing.catch((cause: unknown) => ended.abort(cause));
    const started = await start(
      { API_IMPORT_AT_START: folder, API_IMPORT_WAIT_SECONDS: String(writingSeconds) },
      ending,
    );
    await writeFile(noteFile, JSON.stringify({ imported: wanted, day: asked.day } satisfies Note));
    return started;
  } finally {
    // After a failed start: nothing may write into the folder any more.
    ended.abort();
    await writing?.catch(() => undefined);
    // Synchronous: thousands of small files are removed in a fifth of the time (decision 0100).
    rmSync(folder, { recursive: true, force: true });
    // Other starts may have folders there.
    await rmdir(parent).catch(() => undefined);
  }
}
