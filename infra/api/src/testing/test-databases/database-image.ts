import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { openPglite } from '../../database/open-pglite.ts';
import { catalogueFingerprint, hasPictures } from './catalogue-fingerprint.ts';
import { madeOnce } from './made-once.ts';

async function makeImage(file: string): Promise<void> {
  // The demo's generator: where the image is there already, loading it would take longer than all the rest.
  const { importDemo } = await import('../import-demo.ts');
  const database = await openPglite({ memory: true });
  await importDemo(database);
  const image = await database.dump();
  await database.close();
  await writeFile(file, image.stream());
}

/** A migrated database with the test catalogue, as a dump of PGlite. Making one takes seconds, loading it a fraction. */
export async function databaseImage(): Promise<Blob> {
  return openAsBlob(await madeOnce('pglite-image', await catalogueFingerprint(), hasPictures, makeImage));
}
