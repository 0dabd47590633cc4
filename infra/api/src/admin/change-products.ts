import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { delistProducts } from '../catalogue-import/apply/delist.ts';
import { deriveHere, lockCatalogue } from '../catalogue-import/catalogue-lock.ts';
import { filesIn } from '../catalogue-import/pictures/row-pictures.ts';
import { writeProducts, writeSuggestions } from '../catalogue-import/write-products.ts';
import type { Database, ScriptConnection } from '../database/database.ts';
import type { StoredPicture } from '../media/picture-ref.ts';
import { type ApplyLines, changed, failed, type Outcome } from './admin-lines.ts';
import { productFaults } from './product-faults.ts';
import { isRecord, type ProductLine } from './product-line.ts';
import { productStates } from './product-states.ts';
import { storedReferences } from './stored-references.ts';

/** Locks the catalogue, because two requests may add the same product, then products, and their options as orders lock them. */
async function lockProducts({ query }: ScriptConnection, ids: readonly number[]): Promise<void> {
  await query(lockCatalogue);
  await query('select id from products where id = any($1::int[]) order by id for update', [ids]);
  await query(
    `select o.id from options o join variants v on v.id = o.variant_id
      where v.product_id = any($1::int[]) order by o.id for update of o`,
    [ids],
  );
}

/** The media store's data on the pictures of the last import, by file. */
async function knownPictures(
  { query }: ScriptConnection,
  files: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture>> {
  const rows = await query(
    'select file, id, width, height, colour, type from catalogue_pictures where file = any($1::text[])',
    [files],
  );
  const pictures = rows as unknown as readonly (StoredPicture & { readonly file: string })[];
  return new Map(pictures.map(({ file, ...picture }) => [file, picture]));
}

async function applyLines(
  connection: ScriptConnection,
  lines: readonly ProductLine[],
): Promise<ReadonlyMap<number, Outcome>> {
  const ids = lines.map(({ id }) => id);
  const records = lines.filter(isRecord);
  await connection.query(deriveHere);
  await lockProducts(connection, ids);
  const before = await productStates(connection, ids);
  // Removed first, as ids or paths of a removed product may now belong to another one.
  const removed = lines.filter((line) => !isRecord(line) && before.has(line.id)).map(({ id }) => id);
  await delistProducts(connection, removed);
  const references = await storedReferences(connection);
  const pictures = await knownPictures(connection, [...filesIn(records)]);
  const faults = await productFaults(connection, records, references, pictures);
  const sound = records.filter(({ id }) => !faults.has(id));
  if (sound.length > 0) {
    const { lookups } = references;
    await writeProducts(connection, sound, { lookups, day: todayInVienna(), knownPictures: async () => pictures });
  }
  const after = await productStates(connection, ids);
  const isOther = (id: number, part: 'whole' | 'suggested') => before.get(id)?.[part] !== after.get(id)?.[part];
  if (ids.some((id) => isOther(id, 'suggested'))) await writeSuggestions(connection);
  const outcomes = new Map<number, Outcome>();
  for (const id of ids) {
    const fault = faults.get(id);
    if (fault !== undefined) outcomes.set(id, failed(fault));
    else if (isOther(id, 'whole')) outcomes.set(id, changed);
  }
  return outcomes;
}

/** Adds, replaces and delists whole products with the code of the import. Carts, wishlists and orders keep their entries. */
export function changeProducts(database: Database): ApplyLines<ProductLine> {
  return async (lines) => {
    let outcomes: ReadonlyMap<number, Outcome> = new Map();
    await database.transaction(async (connection) => {
      outcomes = await applyLines(connection, lines);
    }, 'requests');
    return outcomes;
  };
}
