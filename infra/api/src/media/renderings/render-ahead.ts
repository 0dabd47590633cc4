import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../../database/database.ts';
import { runAfterChanges } from '../../live-catalogue/run-after-changes.ts';
import type { MediaStore } from '../media-store.ts';
import type { RenderedWidth } from './rendering-sizes.ts';

/** Widths of a tile at one and two pixels per point. */
const tileWidths: readonly RenderedWidth[] = [360, 640];
/** The most popular products; others wait for their first visitor. */
const mostProducts = 2_000;

/** The photographs of the tiles of the most popular products, most popular first. */
async function tilePhotographs(orm: Orm): Promise<readonly string[]> {
  const rows = await selectRows<{ id: string }>(
    orm,
    sql`select v.pictures -> 0 ->> 'id' as id from products p join variants v on v.product_id = p.id and v.position = 0
      where p.delisted_at is null and v.pictures -> 0 ->> 'type' <> 'svg'
      order by p.sales_rank desc, p.id limit ${mostProducts}`,
  );
  return [...new Set(rows.map(({ id }) => id))];
}

type Sources = { readonly orm: Orm; readonly media: Pick<MediaStore, 'renderAhead'> };

/**
 * Renders the photographs of tiles in the format that nearly all browsers take, unless they are kept, one after the other and only
 * while no shopper waits for one. It may be aborted at any time: the next run continues.
 * @param done pictures that are finished; this function adds to them
 */
export async function renderAhead({ orm, media }: Sources, done: Set<string>, signal: AbortSignal): Promise<void> {
  for (const id of await tilePhotographs(orm)) {
    for (const width of done.has(id) ? [] : tileWidths) {
      if (signal.aborted) return;
      const started = performance.now();
      if (await media.renderAhead(id, width, 'avif')) {
        // Uses at most half of one core.
        await sleep(performance.now() - started, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    done.add(id);
  }
}

const everyMs = 60_000;

/**
 * Renders ahead at start, and within a minute of a change of the catalogue.
 * @returns a function that stops it
 */
export function renderAheadRegularly(
  sources: Sources & { version(): number; onError(error: unknown): void },
): () => Promise<void> {
  const done = new Set<string>();
  return runAfterChanges({
    everyMs,
    version: () => sources.version(),
    run: (signal) => renderAhead(sources, done, signal),
    onError: sources.onError,
  });
}
