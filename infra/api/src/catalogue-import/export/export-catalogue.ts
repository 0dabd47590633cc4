import { type CatalogueFolderWriter, createCatalogueFolder } from '@bergauf/catalogue-format/folder/write-catalogue';
import { type RecordKind, type RecordOf, recordKinds } from '@bergauf/catalogue-format/record-kinds';
import type { Database, ScriptConnection } from '../../database/database.ts';
import { exportProducts } from './export-products.ts';
import { exportQueries } from './export-queries.ts';

type Json = Readonly<Record<string, unknown>>;

/** A record without its empty columns. Inside the record null has a meaning, as for a closed day. */
function withoutNulls(record: Json): Json {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

function recordOf(kind: RecordKind, row: Json): Json {
  const record = row['record'] as Json;
  if (kind !== 'opening-exceptions') return withoutNulls(record);
  const { times, ...exception } = record;
  return { ...withoutNulls(exception), ...(times as Json) };
}

/** Adds the files of pictures that were named, each once. */
function collectFiles(value: unknown, files: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'file' && typeof inner === 'string') files.add(inner);
    else collectFiles(inner, files);
  }
}

async function writeKind<Kind extends RecordKind>(
  connection: ScriptConnection,
  { write }: CatalogueFolderWriter,
  kind: Kind,
  files: Set<string>,
): Promise<void> {
  async function* records(): AsyncGenerator<RecordOf<Kind>, void, undefined> {
    if (kind === 'products') {
      for await (const product of exportProducts(connection)) {
        collectFiles(product, files);
        yield product as RecordOf<Kind>;
      }
      return;
    }
    for (const row of await connection.query(exportQueries[kind as Exclude<Kind, 'products'>])) {
      const record = recordOf(kind, row);
      collectFiles(record, files);
      // The columns hold what an import has checked.
      yield record as unknown as RecordOf<Kind>;
    }
  }
  await write(kind, records());
}

/**
 * Writes the catalogue of the database as a folder that imports to no difference. Delisted products are not in it.
 * @param readPicture the content of a picture's file; null leaves the file out
 */
export async function exportCatalogue(
  database: Database,
  folder: string,
  readPicture: (file: string) => Promise<Uint8Array | null>,
): Promise<void> {
  const writer = await createCatalogueFolder(folder);
  const files = new Set<string>();
  let source: Json = {};
  await database.transaction(async (connection) => {
    // One state of the database for all files.
    await connection.query('set transaction isolation level repeatable read, read only');
    const [row] = await connection.query(`select value from shop_state where key = 'import'`);
    source = (row?.['value'] as Json | undefined) ?? {};
    for (const kind of recordKinds) await writeKind(connection, writer, kind, files);
  });
  for (const file of files) {
    const content = await readPicture(file);
    if (content !== null) await writer.picture(file, content);
  }
  const { source: name, day } = source;
  await writer.finish({
    ...(typeof name === 'string' && { source: name }),
    ...(typeof day === 'string' && { day }),
  });
}
