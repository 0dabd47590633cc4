import { randomUUID } from 'node:crypto';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { today } from '@bergauf/demo-catalogue/catalogue-day';
import { readDemoOptions } from '@bergauf/demo-catalogue/demo-options';
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
  /** The bundle of the program that writes the demo's catalogue. */
  readonly program: string | Promise<string>;
  readonly say?: (line: string) => void;
  readonly sourceHash?: SourceHash;
  readonly signal?: AbortSignal | undefined;
};

/** What `<state folder>/demo-catalogue.json` notes. `day` is that of the prices: a later demo keeps it, so that it changes little. */
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

/** How long the API waits for the catalogue. It is ended before, when the program that writes fails. */
const writingSeconds = 600;

/**
 * Starts the API with the settings by which it imports the demo's catalogue: into a database without a catalogue, and again when the
 * demo or its options have changed. Another catalogue stays. The API makes its database while the catalogue is written, and imports by
 * itself, because the embedded database can be opened by one process only, and opening it takes a second. What was imported is noted in
 * the state folder, so that later starts write nothing.
 * @param start gets the settings for the API, and resolves when the API responds; the signal ends it when the catalogue cannot be written
 */
export async function withDemoCatalogue<Started>(
  options: DemoCatalogue,
  start: (settings: NodeJS.ProcessEnv, signal?: AbortSignal) => Promise<Started>,
): Promise<Started> {
  const { home, env, program, say = () => undefined, sourceHash = createSourceHash(), signal } = options;
  const noteFile = path.join(home, 'demo-catalogue.json');
  const wanted = JSON.stringify([await sourceHash(sources), settings.map((name) => env[name] ?? '')]);
  const note = await readNote(noteFile);
  // The folders of database or pictures may have been deleted.
  const hasRecords = (env['DATABASE_URL'] ?? '') !== '' || (await exists(path.join(home, 'api', 'database')));
  const hasPictures = (env['API_MEDIA_S3_URL'] ?? '') !== '' || (await exists(path.join(home, 'media', 'originals')));
  if (note.imported === wanted && hasRecords && hasPictures) return start({});

  const asked = { day: note.day ?? today(new Date()), ...readDemoOptions(env, optionNames) };
  const { imported, ...earlier } = note;
  // A start that is interrupted leaves a database without a catalogue, or pictures of another one.
  if (imported !== undefined) await writeFile(noteFile, JSON.stringify(earlier));
  const args = Object.entries(asked).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const parent = path.join(home, 'demo-catalogue');
  // A name of its own: the program of a start that was killed may still write, and would say too early that all is there.
  const folder = path.join(parent, randomUUID());
  const ended = new AbortController();
  const ending = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
  let writing: Promise<void> | undefined;
  try {
    const file = await program;
    say('importing the demo catalogue');
    await rm(parent, { recursive: true, force: true });
    writing = runProgram(process.execPath, [file, folder, ...args], { signal: ending });
    writing.catch((cause: unknown) => ended.abort(cause));
    const started = await start(
      { API_IMPORT_AT_START: folder, API_IMPORT_WAIT_SECONDS: String(writingSeconds) },
      ending,
    );
    await writeFile(noteFile, JSON.stringify({ imported: wanted, day: asked.day } satisfies Note));
    return started;
  } finally {
    // Of a start that failed: nothing may write into the folder any more.
    ended.abort();
    await writing?.catch(() => undefined);
    await rm(parent, { recursive: true, force: true });
  }
}
