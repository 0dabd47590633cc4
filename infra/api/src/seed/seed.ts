import type { Database, ScriptConnection } from '../database/database.ts';
import { defaultSeedOptions, type SeedOptions } from './catalogue-types.ts';
import { generateProducts } from './generator/generate.ts';
import { generatorVersion } from './generator/generator-version.ts';
import { bulkLoad } from './writer/bulk-load.ts';
import { today } from './writer/catalogue-day.ts';
import { staged } from './writer/catalogue-tables.ts';
import { createWriter } from './writer/catalogue-writer.ts';
import { adoptStagedCatalogue, createStagingTables } from './writer/replace-catalogue.ts';
import { writeCatalogue } from './writer/write-catalogue.ts';

const seedLock = 824_153_202;

/** The options from which the stored catalogue was generated. */
type StoredCatalogue = Required<SeedOptions> & { readonly generator?: string };

async function storedCatalogue(connection: ScriptConnection): Promise<StoredCatalogue | null> {
  const [row] = await connection.query(`select value from shop_state where key = 'catalogue'`);
  return (row?.['value'] as StoredCatalogue | undefined) ?? null;
}

async function write(connection: ScriptConnection, catalogue: StoredCatalogue, isFirst: boolean): Promise<void> {
  if (isFirst) {
    await bulkLoad(connection, () =>
      writeCatalogue(createWriter(connection), generateProducts(catalogue), catalogue.day),
    );
  } else {
    await createStagingTables(connection);
    await writeCatalogue(createWriter(connection, staged), generateProducts(catalogue), catalogue.day);
    await adoptStagedCatalogue(connection);
  }
  await connection.query(
    `insert into shop_state (key, value) values ('catalogue', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(catalogue)],
  );
  await connection.script('analyze');
}

/**
 * Generates the catalogue if the database has none, or one with other options or of another generator version. Options that are
 * not given keep their stored value. A catalogue is replaced in one transaction; shoppers keep their data, except cart lines
 * and wishlist entries of removed products.
 * @returns whether a catalogue was written
 */
export async function ensureCatalogue(database: Database, asked: Partial<SeedOptions> = {}): Promise<boolean> {
  let written = false;
  await database.transaction(async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [seedLock]);
    const stored = await storedCatalogue(connection);
    const generator = generatorVersion();
    // Catalogues without a generator version were samples; their options do not count.
    const known = stored?.generator === undefined ? {} : stored;
    const { products, seed } = { ...defaultSeedOptions, ...known, ...asked };
    const isSame =
      stored?.generator === generator &&
      stored.products === products &&
      stored.seed === seed &&
      (asked.day === undefined || asked.day === stored.day);
    if (isSame) return;
    const day = asked.day ?? today(new Date());
    await write(connection, { generator, products, seed, day }, stored === null);
    written = true;
  });
  return written;
}
