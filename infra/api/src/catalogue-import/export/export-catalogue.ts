import { type CatalogueFolderWriter, createCatalogueFolder } from '@bergauf/catalogue-format/folder/write-catalogue';
import { type RecordKind, type RecordOf, recordKinds } from '@bergauf/catalogue-format/record-kinds';
import type { Database, ScriptConnection } from '../../database/database.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { asRecorded } from '../pictures/row-pictures.ts';
import { exportProducts } from './export-products.ts';
import { storedRecords } from './stored-records.ts';

/** Files of pictures that are read from the database at a time. */
const batchSize = 500;

type Json = Readonly<Record<string, unknown>>;

async function writeKind<Kind extends RecordKind>(
  connection: ScriptConnection,
  { write }: CatalogueFolderWriter,
  kind: Kind,
): Promise<void> {
  async function* records(): AsyncGenerator<RecordOf<Kind>, void, undefined> {
    if (kind === 'products') {
      for await (const product of exportProducts(connection)) {
        yield asRecorded(product) as RecordOf<Kind>;
      }
      return;
    }
    yield* await storedRecords(connection, kind as Exclude<Kind, 'products'>);
  }
  await write(kind, records());
}

/** The files of all pictures, each with the id under which the store has it. */
async function* storedFiles({ query }: ScriptConnection): AsyncGenerator<{ file: string; id: string }> {
  for (let last = ''; ; ) {
    const rows = await query(
      `select file, id from catalogue_pictures where file > $1 order by file limit ${batchSize}`,
      [last],
    );
    const files = rows.map((row) => ({ file: String(row['file']), id: String(row['id']) }));
    yield* files;
    if (files.length < batchSize) return;
    last = files.at(-1)?.file ?? last;
  }
}

/**
 * Writes the catalogue of the database and its pictures as a folder that imports to no difference. Delisted products are not in it.
 * @throws if there is no catalogue; then nothing is written
 * @returns files of pictures that the store has lost: the folder lacks them
 */
export async function exportCatalogue(
  database: Database,
  folder: string,
  { original }: Pick<MediaStore, 'original'>,
): Promise<readonly string[]> {
  let brands: readonly unknown[] = [];
  await database.transaction(async ({ query }) => {
    brands = await query('select 1 from brands limit 1');
  });
  if (brands.length === 0) throw new Error('The database has no catalogue: nothing has been imported into it.');
  const writer = await createCatalogueFolder(folder);
  const lost: string[] = [];
  let source: Json = {};
  await database.transaction(async (connection) => {
    // One state of the database for all files.
    await connection.query('set transaction isolation level repeatable read, read only');
    const [row] = await connection.query(`select value from shop_state where key = 'import'`);
    source = (row?.['value'] as Json | undefined) ?? {};
    for (const kind of recordKinds) await writeKind(connection, writer, kind);
    for await (const { file, id } of storedFiles(connection)) {
      const content = await original(id);
      if (content === null) lost.push(file);
      else writer.picture(file, content);
    }
  });
  const { source: name, day } = source;
  await writer.finish({
    ...(typeof name === 'string' && { source: name }),
    ...(typeof day === 'string' && { day }),
  });
  return lost;
}
