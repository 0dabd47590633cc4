import { createCheckContext, notePictures } from '@bergauf/catalogue-format/check/check-context';
import { checkProduct } from '@bergauf/catalogue-format/check/check-product';
import { productPath } from '@bergauf/catalogue-format/product-path';
import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import type { ScriptConnection } from '../database/database.ts';
import type { StoredPicture } from '../media/picture-ref.ts';
import type { StoredReferences } from './stored-references.ts';

/** The first fault of the product itself, its references or its pictures. */
function ownFault(
  product: ProductRecord,
  keys: StoredReferences['keys'],
  pictures: ReadonlyMap<string, StoredPicture>,
): string | null {
  const faults: string[] = [];
  const add = (_: unknown, field: string, reason: string) => void faults.push(`${field}: ${reason}`);
  // A separate context, so that a faulty product does not occupy ids of others.
  const context = { ...createCheckContext(add), keys };
  const location = { file: 'products', line: null };
  checkProduct(context, location, product);
  notePictures(context, location, product);
  for (const { file, field } of context.pictures) {
    if (!pictures.has(file)) faults.push(`${field}: "${file}" is no picture of the last import`);
  }
  return faults[0] ?? null;
}

/** Faults by product: ids and addresses that belong to another listed product. */
async function takenFaults(
  { query }: ScriptConnection,
  products: readonly ProductRecord[],
): Promise<ReadonlyMap<number, string>> {
  const variants = products.flatMap((product) =>
    product.variants.map((variant) => ({
      id: variant.id,
      product: product.id,
      path: productPath(product, variant),
    })),
  );
  const options = products.flatMap(({ id: product, variants: own }) =>
    own.flatMap((variant) => variant.options.map(({ id }) => ({ id, product }))),
  );
  const rows = await query(
    `with listed as (
        select v.id, v.product_id, v.path from variants v join products p on p.id = v.product_id where p.delisted_at is null)
      select r.product, 'variant ' || r.id as what, v.product_id as owner from json_to_recordset($1) as r (id int, product int)
        join listed v on v.id = r.id and v.product_id <> r.product
      union all
      select r.product, 'address ' || r.path, v.product_id from json_to_recordset($1) as r (path text, product int)
        join listed v on v.path = r.path and v.product_id <> r.product
      union all
      select r.product, 'option ' || r.id, v.product_id from json_to_recordset($2) as r (id int, product int)
        join options o on o.id = r.id join listed v on v.id = o.variant_id and v.product_id <> r.product`,
    [JSON.stringify(variants), JSON.stringify(options)],
  );
  return new Map(
    rows.map(({ product, what, owner }) => [
      Number(product),
      `The ${String(what)} belongs to another product, ${String(owner)}.`,
    ]),
  );
}

/** Why products cannot be stored, by their id. */
export async function productFaults(
  connection: ScriptConnection,
  products: readonly ProductRecord[],
  { keys }: StoredReferences,
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<ReadonlyMap<number, string>> {
  const faults = new Map(await takenFaults(connection, products));
  for (const product of products) {
    const fault = ownFault(product, keys, pictures);
    if (fault !== null) faults.set(product.id, fault);
  }
  return faults;
}
