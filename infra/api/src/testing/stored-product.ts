import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { exportProducts } from '../catalogue-import/export/export-products.ts';
import { asRecorded } from '../catalogue-import/pictures/row-pictures.ts';
import type { Database } from '../database/database.ts';

/** A listed product as a record of the catalogue format. */
export async function storedProduct(database: Database, id: number): Promise<ProductRecord | undefined> {
  let found: ProductRecord | undefined;
  await database.transaction(async (connection) => {
    const { value } = await exportProducts(connection, id - 1).next();
    if (value?.id === id) found = asRecorded(value) as ProductRecord;
  });
  return found;
}
