import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../../database/open-postgres.ts';
import { importDemo } from '../import-demo.ts';

const template = 'bergauf_template';

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const inDatabase = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** The URL of the template itself, for a server that serves one test file only. */
export const templateUrl = (serverUrl: string): string => inDatabase(serverUrl, template);

/** Creates the migrated and seeded template database, which all test databases copy. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await run(serverUrl, `create database ${template}`);
  let isImported = false;
  const database = await openPostgres(templateUrl(serverUrl), (error) => {
    // A server that is stopped next may end connections that are still closing.
    if (!isImported) throw error;
  });
  try {
    await importDemo(database);
    isImported = true;
  } finally {
    await database.close();
  }
}

/** The URL of a new database with the test catalogue; a copy of files, so it takes a fraction of a second. */
export async function freshDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return inDatabase(serverUrl, name);
}
