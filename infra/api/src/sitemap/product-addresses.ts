import { sql } from 'drizzle-orm';
import { type SitemapIndex, type SitemapPart, sitemapPartLength } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';

/** A moment as ISO 8601 without fractions of a second. */
export const isoMoment = 'YYYY-MM-DD"T"HH24:MI:SS"Z"';

const changed = sql`greatest(p.changed_at, v.changed_at)`;
const shown = sql`variants v join products p on p.id = v.product_id where p.delisted_at is null`;

/** The parts of the products' addresses. The database numbers them; no address leaves it. */
export async function productParts(orm: Orm): Promise<SitemapIndex> {
  const rows = await selectRows<Omit<SitemapIndex[number], 'kind'>>(
    orm,
    sql`select page, count(*)::int as entries, to_char(max(changed) at time zone 'utc', ${isoMoment}) as "changedAt"
      from (select (row_number() over (order by v.id) - 1)::int / ${sitemapPartLength}::int + 1 as page, ${changed} as changed
        from ${shown}) numbered
      group by page order by page`,
  );
  return rows.map((row) => ({ kind: 'products', ...row }));
}

/** The addresses of one part, by variant. @param page from 1 */
export function productAddresses(orm: Orm, page: number): Promise<SitemapPart> {
  return selectRows<SitemapPart[number]>(
    orm,
    sql`select v.path as url, to_char(${changed} at time zone 'utc', ${isoMoment}) as "changedAt"
      from ${shown} order by v.id limit ${sitemapPartLength} offset ${(page - 1) * sitemapPartLength}`,
  );
}
