import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres } from '../../database/open-postgres.ts';
import { catalogueFingerprint, hasPictures } from '../test-databases/catalogue-fingerprint.ts';
import { madeOnce } from '../test-databases/made-once.ts';
import { startCluster } from './cluster.ts';
import { run, template, templateUrl } from './template-database.ts';

/**
 * The folder with the data of a PostgreSQL server that has the template database. Making it takes ten seconds of processor time, a copy
 * of it hardly any.
 * @param bin folder of the server's programs
 */
export async function templateData(bin: string): Promise<string> {
  const version = createHash('sha256')
    .update(execFileSync(join(bin, 'postgres'), ['--version']))
    .digest('hex');
  const fingerprint = `${await catalogueFingerprint()}-${version.slice(0, 8)}`;
  return madeOnce('postgres-template', fingerprint, hasPictures, async (draft) => {
    const cluster = await startCluster({ bin });
    try {
      await makeTemplate(cluster.url('postgres'));
      await cluster.stop();
      await rename(cluster.copyData(), draft);
    } finally {
      await cluster.remove();
    }
  });
}

/** Creates the migrated and seeded template database, which all test databases copy. */
async function makeTemplate(serverUrl: string): Promise<void> {
  // The demo's generator: where the data are there already, loading it would take longer than all the rest.
  const { importDemo } = await import('../import-demo.ts');
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
