// @module-tag rotated
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../../database/database.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { type CommandOutput, catalogueCommand } from '../../testing/catalogue-command.ts';
import { emptyData } from '../../testing/empty-data.ts';
import { testEngine } from '../../testing/test-engine.ts';

// The commands that use the database, as processes, one after the other on one database.

let home: string;
let copy: FolderCopy;
let catalogue: (...args: string[]) => Promise<CommandOutput>;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-catalogue-command-'));
  copy = await copyOfExample();
  // The embedded database is a folder of one process, so that it cannot be prepared here.
  const data = testEngine === 'postgres' ? await emptyData() : null;
  catalogue = catalogueCommand({
    BERGAUF_HOME: home,
    API_ADMIN_TOKEN: '0123456789abcdef0123456789abcdef',
    DATABASE_URL: data !== null && 'databaseUrl' in data ? data.databaseUrl : '',
  });
}, 60_000);
afterAll(async () => {
  await copy.remove();
  await rm(home, { recursive: true, force: true });
});

const setName = (name: string) =>
  copy.editRecord('products', 1, (product) => ({ ...product, names: { ...product.names, at: name } }));

it('import writes what differs, diff shows it beforehand, export writes a folder that changes nothing', async () => {
  const first = await catalogue('import', copy.folder);
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('brands: 2 new\n') });
  expect(first.output).toMatch(/^products: 3 new/m);

  await setName('Kar 4');
  const difference = await catalogue('diff', copy.folder);
  expect(difference).toMatchObject({ code: 0, output: expect.stringContaining('→ {"at":"Kar 4"') });
  expect(difference.output).toContain('products: 1 changed\n');

  const second = await catalogue('import', copy.folder);
  expect(second).toMatchObject({ code: 0, output: expect.stringContaining('\nproducts: 1 changed\n') });
  expect(second.output).not.toContain(' new');

  const exported = path.join(home, 'exported');
  expect(await catalogue('export', exported)).toMatchObject({ code: 0 });
  expect(await catalogue('import', exported)).toMatchObject({
    code: 0,
    output: expect.stringContaining('\nNothing has changed.\n'),
  });
}, 180_000);

it('a catalogue with a fault changes nothing, and an existing folder is not written over', async () => {
  await setName('Kar 5');
  await copy.editRecord('products', 2, (product) => ({ ...product, brand: 'lila' }));
  const refused = await catalogue('import', copy.folder);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('products.jsonl:2 brand: "lila" is no slug in brands.jsonl\n');
  expect(refused.output).toContain('1 fault. Nothing was written.\n');

  const exported = path.join(home, 'exported');
  expect(await catalogue('export', exported)).toMatchObject({ code: 1, output: expect.stringContaining(exported) });
  expect(await catalogue('diff', exported)).toMatchObject({
    code: 0,
    output: expect.stringContaining('\nNothing has changed.\n'),
  });
}, 180_000);

it('an import that would delist most products needs an option, and diff says so beforehand', async () => {
  const exported = path.join(home, 'exported');
  const most = /2 of 3 products on sale are missing and would be delisted\. .*--allow-delisting\./;
  for (const file of ['sets.jsonl', 'accessories.jsonl']) await writeFile(path.join(exported, file), '');
  const [first] = (await readFile(path.join(exported, 'products.jsonl'), 'utf8')).split('\n');
  await writeFile(path.join(exported, 'products.jsonl'), `${first}\n`);
  expect(await catalogue('diff', exported)).toMatchObject({ code: 0, output: expect.stringMatching(most) });
  const refused = await catalogue('import', exported);
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(most) });
  expect(refused.output).toContain('Nothing was written.');
  expect(await catalogue('import', exported, '--allow-delisting')).toMatchObject({
    code: 0,
    output: expect.stringContaining('products: 2 delisted'),
  });
}, 180_000);

it('diff and export only read: without a database they make none', async () => {
  const nothing = path.join(home, 'nothing');
  const embedded = catalogueCommand({ BERGAUF_HOME: nothing, DATABASE_URL: '', API_ADMIN_TOKEN: '' });
  for (const command of ['diff', 'export']) {
    const target = command === 'diff' ? copy.folder : path.join(home, 'none');
    const { code, output } = await embedded(command, target);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^There is no database in .*: nothing has been imported\.\n$/),
    ]);
  }
  expect(await readdir(home)).not.toContain('nothing');
}, 180_000);

it.runIf(testEngine === 'postgres')(
  'diff and export do not bring an older schema up to date: they name what it lacks',
  async () => {
    const data = await emptyData();
    if (!('databaseUrl' in data)) throw new Error('This test needs PostgreSQL');
    const database = await openPostgres(data.databaseUrl, () => undefined);
    const names = async () => {
      const rows = await selectRows<{ name: string }>(
        database.orm,
        sql`select name from schema_migrations order by name`,
      );
      return rows.map(({ name }) => name);
    };
    try {
      const last = (await names()).at(-1);
      await database.orm.execute(sql`delete from schema_migrations where name = ${last}`);
      const older = await names();
      const onOlder = catalogueCommand({ BERGAUF_HOME: home, DATABASE_URL: data.databaseUrl });
      for (const command of ['diff', 'export']) {
        const target = command === 'diff' ? copy.folder : path.join(home, 'older');
        expect(await onOlder(command, target)).toEqual({
          code: 1,
          output: expect.stringContaining(
            `The database has the schema of an older release: it lacks migration ${last}.`,
          ),
        });
      }
      expect(await names()).toEqual(older);
      await database.orm.execute(sql`drop table schema_migrations`);
      expect((await onOlder('diff', copy.folder)).output).toBe(
        'The database is empty: nothing has been imported into it.\n',
      );
    } finally {
      await database.close();
    }
  },
  180_000,
);
