import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';

/** The `notify` channel on which the database announces changes. */
export const changesChannel = 'catalogue_changed';

/**
 * What a reader of the log has seen: a snapshot of the database's transactions. A sequence number would not suffice, because transactions
 * commit in a different order than they start.
 */
export type LogPosition = {
  readonly snapshot: string;
  /** Seconds since 1970, by the database's clock. */
  readonly readAt: number;
  /** Timeline of the server; a standby that is promoted starts a new one. Null on a standby. */
  readonly timeline: string | null;
};

export type CatalogueChanges = {
  /** Whether the whole catalogue must be read anew. */
  readonly isEverything: boolean;
  /** Products whose data in lists changed, and new and removed ones. */
  readonly products: ReadonlySet<number>;
  /** Products of which nothing but prices changed. */
  readonly prices: ReadonlySet<number>;
  /** Products among them whose search words changed. */
  readonly words: ReadonlySet<number>;
  /** Products whose number of pieces in stock changed. */
  readonly pieces: ReadonlySet<number>;
  readonly hasReference: boolean;
  readonly hasSuggestions: boolean;
  /** Whether anything changed besides pieces. */
  readonly hasContent: boolean;
};

type Kind = 'products' | 'words' | 'pieces' | 'pages' | 'reference' | 'suggestions' | 'everything';
type LogRow = { readonly kind: Kind; readonly ids: readonly number[]; readonly onlyPrices?: boolean };

/** Hours after which rows are deleted. */
export const keptHours = 24;
/** Hours without reading after which rows may be missing. */
const trustedHours = keptHours / 2;

// The name of a file of the write-ahead log begins with the timeline. Any role may ask for it, but not on a standby.
const positionNow = sql`pg_current_snapshot()::text as snapshot, extract(epoch from now())::float8 as "readAt",
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** The position before everything that is committed later. */
export async function currentPosition(orm: Orm): Promise<LogPosition> {
  const [row] = await selectRows<LogPosition>(orm, sql`select ${positionNow}`);
  if (row === undefined) throw new Error('The database returned no snapshot');
  return row;
}

function changesOf(rows: readonly LogRow[], isEverything: boolean): CatalogueChanges {
  const idsIn = (some: readonly LogRow[]) => new Set(some.flatMap(({ ids }) => ids));
  const idsOf = (kind: Kind) => idsIn(rows.filter((row) => row.kind === kind && !row.onlyPrices));
  const products = idsOf('products');
  const prices = idsIn(rows.filter(({ onlyPrices }) => onlyPrices));
  const has = (kind: Kind) => rows.some((row) => row.kind === kind);
  return {
    isEverything: isEverything || has('everything'),
    products,
    prices: new Set([...prices].filter((id) => !products.has(id))),
    words: idsOf('words'),
    pieces: idsOf('pieces'),
    hasReference: has('reference'),
    hasSuggestions: has('suggestions'),
    hasContent: isEverything || rows.some(({ kind }) => kind !== 'pieces'),
  };
}

/** Changes after which nothing in memory is trusted. */
export const everything: CatalogueChanges = changesOf([], true);

/**
 * Reads what was committed since a position, in one statement: nothing is missed and nothing read twice.
 *
 * Transactions are numbered by their server. Rows that another server numbered higher, as those of a restored dump, are left out: no
 * position would ever cover them. After a failover the server may lack transactions of the position and have others with their numbers:
 * where the timeline is another one, or the position is ahead of the server, everything is read anew.
 * @returns null for `changes` if there are none
 */
export async function readChanges(
  orm: Orm,
  since: LogPosition,
): Promise<{
  readonly changes: CatalogueChanges | null;
  readonly position: LogPosition;
  /** Whether changes by SQL are not in the suggestions yet. */
  readonly areSuggestionsDue: boolean;
}> {
  const [row] = await selectRows<
    LogPosition & {
      readonly rows: readonly LogRow[];
      readonly areSuggestionsDue: boolean;
      readonly isPositionAhead: boolean;
    }
  >(
    orm,
    sql`
      select ${positionNow}, exists (select from suggestions_due) as "areSuggestionsDue",
        pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${since.snapshot}::pg_snapshot) as "isPositionAhead", (
        select coalesce(json_agg(json_build_object('kind', kind, 'ids', product_ids, 'onlyPrices', only_prices) order by id), '[]')
        from catalogue_changes
        where transaction >= pg_snapshot_xmin(${since.snapshot}::pg_snapshot)
          and transaction < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(transaction, ${since.snapshot}::pg_snapshot)) as rows`,
  );
  if (row === undefined) throw new Error('The database returned no snapshot');
  const { rows, areSuggestionsDue, isPositionAhead, ...now } = row;
  const position = { ...now, timeline: now.timeline ?? since.timeline };
  const isOtherServer = since.timeline !== null && position.timeline !== since.timeline;
  const isUntrusted = isPositionAhead || isOtherServer || position.readAt - since.readAt > trustedHours * 3600;
  return { changes: isUntrusted || rows.length > 0 ? changesOf(rows, isUntrusted) : null, position, areSuggestionsDue };
}
