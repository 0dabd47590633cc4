import { access, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { withDemoCatalogue } from './demo-catalogue.ts';

let home: string;
let program: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-demo-starts-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  await mkdir(path.join(home, 'media', 'originals'), { recursive: true });
  program = path.join(home, 'writes-nothing.mjs');
  await writeFile(program, '');
});

type Api = (settings: NodeJS.ProcessEnv) => Promise<void>;
const sourceHash = async (): Promise<string> => 'sources';
const withCatalogue = (env: NodeJS.ProcessEnv, api: Api): Promise<void> =>
  withDemoCatalogue({ home, env, program, sourceHash }, api);

/** @returns whether the API of a start is told to import */
async function imports(env: NodeJS.ProcessEnv): Promise<boolean> {
  let folder: string | undefined;
  await withCatalogue(env, async ({ API_IMPORT_AT_START }) => {
    folder = API_IMPORT_AT_START;
  });
  return folder !== undefined;
}

const databaseAt = (host: string, password = 'geheim'): string => `postgres://shop:${password}@${host}/shop`;
const noteFile = (): string => path.join(home, 'demo-catalogue.json');
const readNote = (): Promise<string> => readFile(noteFile(), 'utf8');
/** A note of a version that noted settings themselves. */
const noteBefore = (databaseUrl: string): Promise<void> => {
  const imported = JSON.stringify(['sources', ['', '', '', databaseUrl, '']]);
  return writeFile(noteFile(), JSON.stringify({ imported, day: '2026-03-02' }));
};

it('a start that fails while another one runs keeps the folder that the other imports from', async () => {
  const env = { DATABASE_URL: databaseAt('db') };
  await withCatalogue(env, async ({ API_IMPORT_AT_START: folder = '' }) => {
    const file = path.join(folder, 'catalogue.json');
    await mkdir(folder, { recursive: true });
    await writeFile(file, '{}');
    const busy = async () => Promise.reject(new Error('the port is busy'));
    await expect(withCatalogue(env, busy)).rejects.toThrow('the port is busy');
    await access(file);
  });
  await expect(access(path.join(home, 'demo-catalogue'))).rejects.toThrow('ENOENT');
});

it('what a killed start has left behind is removed by a start one day later, whether that one imports or not', async () => {
  const env = { DATABASE_URL: databaseAt('db') };
  expect(await imports(env)).toBe(true);
  const parent = path.join(home, 'demo-catalogue');
  for (const [name, minutes] of [
    ['old', 24 * 60 + 1],
    ['young', 24 * 60 - 1],
  ] as const) {
    const then = Date.now() / 1000 - minutes * 60;
    await mkdir(path.join(parent, name, 'pictures'), { recursive: true });
    await utimes(path.join(parent, name), then, then);
  }
  expect(await imports(env)).toBe(false);
  expect(await readdir(parent)).toEqual(['young']);
});

it('notes which database has the demo, without its password: a new password is not another database', async () => {
  expect(await imports({ DATABASE_URL: databaseAt('db') })).toBe(true);
  expect(await readNote()).not.toContain('geheim');
  expect(await imports({ DATABASE_URL: databaseAt('db', 'neu') })).toBe(false);
  expect(await imports({ DATABASE_URL: `${databaseAt('db', '')}?password=neu` })).toBe(false);
  expect(await imports({ DATABASE_URL: databaseAt('db2') })).toBe(true);
});

it('does not import again into a database that a file names', async () => {
  const env = { DATABASE_URL_FILE: path.join(home, 'database-url') };
  await writeFile(env.DATABASE_URL_FILE, `${databaseAt('db')}\n`);
  expect(await imports(env)).toBe(true);
  expect(await imports(env)).toBe(false);
  expect(await imports({ DATABASE_URL: databaseAt('db') })).toBe(false);
  await writeFile(env.DATABASE_URL_FILE, databaseAt('db2'));
  expect(await imports(env)).toBe(true);
});

it.each([
  ['in the environment', { DATABASE_URL: databaseAt('db') }, databaseAt('db')],
  ['in a file', { DATABASE_URL_FILE: 'database-url' }, ''],
])(
  'accepts the note of an earlier version, with the address %s, and removes the password',
  async (_where, given, noted) => {
    const file = path.join(home, 'database-url');
    await writeFile(file, databaseAt('db'));
    const env = 'DATABASE_URL_FILE' in given ? { DATABASE_URL_FILE: file } : given;
    await noteBefore(noted);
    expect(await imports(env)).toBe(false);
    expect(await readNote()).not.toContain('geheim');
    expect(JSON.parse(await readNote())).toMatchObject({ day: '2026-03-02' });
    expect(await imports(env)).toBe(false);
    expect(await imports({ DATABASE_URL: databaseAt('db2') })).toBe(true);
  },
);
