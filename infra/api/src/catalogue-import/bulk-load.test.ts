// @module-tag rotated
import { exampleFolder } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Database, selectRows } from '../database/database.ts';
import { openMediaStore } from '../media/media-store.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importTableNames } from './import-tables.ts';

const tables = importTableNames.map((table) => `'${table}'::regclass`).join(', ');

/** Constraints, indexes and triggers of the tables that an import writes. */
const definitions = (database: Database) =>
  selectRows<{ definition: string }>(
    database.orm,
    sql.raw(`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as definition
        from pg_constraint where conrelid in (${tables}) or confrelid in (${tables})
      union all select pg_get_indexdef(indexrelid) from pg_index where indrelid in (${tables})
      union all select concat(tgname, ' ', tgenabled, ' ', pg_get_triggerdef(oid)) from pg_trigger
        where tgrelid in (${tables}) and not tgisinternal
      order by definition`),
  );

it('restores all constraints, indexes and triggers, and rows keep them', async () => {
  const database = await openTestDatabase();
  try {
    await database.transaction(({ script }) => script(`truncate ${importTableNames.join(', ')} cascade`));
    const before = await definitions(database);
    expect(before.length).toBeGreaterThan(80);
    const store = await openMediaStore(testMedia(), () => undefined);
    const result = await importCatalogue(database, exampleFolder, store, { day: '2026-03-02' });
    expect(result.ok).toBe(true);
    expect(await definitions(database)).toEqual(before);
    const again = sql.raw('insert into product_facets select * from product_facets limit 1');
    await expect(database.orm.execute(again)).rejects.toMatchObject({ cause: { constraint: 'product_facets_pkey' } });
  } finally {
    await database.close();
  }
}, 120_000);
