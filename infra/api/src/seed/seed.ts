import type { Database } from '../database/database.ts';
import type { SeedOptions } from './catalogue.ts';
import { today } from './catalogue-day.ts';
import { generateProducts } from './generate.ts';
import { writeCatalogue } from './write-catalogue.ts';

const seedLock = 824_153_202;

/**
 * Fills an empty database with the catalogue. Does nothing where there is one already: products that shoppers have in their
 * carts are never exchanged under them.
 * @returns whether the catalogue was written now
 */
export async function seedOnce(database: Database, options: SeedOptions): Promise<boolean> {
  const { products, seed, day = today(new Date()) } = options;
  let written = false;
  await database.transaction(async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [seedLock]);
    const seeded = await connection.query(`select 1 from shop_state where key = 'catalogue'`);
    if (seeded.length > 0) return;
    await writeCatalogue(connection, generateProducts({ products, seed }), day);
    await connection.query(`insert into shop_state (key, value) values ('catalogue', $1)`, [
      JSON.stringify({ products, seed, day }),
    ]);
    written = true;
  });
  return written;
}
