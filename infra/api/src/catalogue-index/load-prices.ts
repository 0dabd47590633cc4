import { sql } from 'drizzle-orm';
import type { PriceType } from 'shared-contracts/entities';
import { priceColumns } from '../catalogue/price-columns.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { inBatches } from './in-batches.ts';

/** The recommended retail price, and the prices by role, in cents. */
export type ProductPrices = Readonly<Record<PriceType | 'rrp', number>>;

const entryBytes = 24;

/** Reading a batch takes some milliseconds. */
const batches = { size: 10_000, atOnce: 1 };

/** The prices of listed products, by id. Arrives as bytes: 100,000 rows would take a second to parse. */
export async function loadPrices(orm: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, ProductPrices>> {
  const found = new Map<number, ProductPrices>();
  const read = async (some: readonly number[]) => {
    const [row] = await selectRows<{ entries: Uint8Array | null }>(
      orm,
      sql`
        select string_agg(int4send(id) || int4send(rrp) || int4send(vk) || int4send(premium) || int4send(staff)
          || int4send(pro), ''::bytea) as entries
        from (
          select p.id, ${priceColumns} from products p
          where p.id = any(${sql.param(some)}::int[]) and p.delisted_at is null
        ) paid`,
    );
    const entries = row?.entries;
    if (!entries) return;
    const view = new DataView(entries.buffer, entries.byteOffset, entries.byteLength);
    for (let at = 0; at < entries.byteLength; at += entryBytes) {
      const [rrp, vk, premium, staff, pro] = [4, 8, 12, 16, 20].map((offset) => view.getInt32(at + offset));
      found.set(view.getInt32(at), {
        rrp: rrp ?? 0,
        vk: vk ?? 0,
        premium: premium ?? 0,
        staff: staff ?? 0,
        pro: pro ?? 0,
      });
    }
  };
  await inBatches(ids, read, batches);
  return found;
}
