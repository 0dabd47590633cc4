import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import type { OrderRow } from './order-rows.ts';

/** The entries for a product of a team. */
export type KeptOrder = {
  readonly rows: readonly OrderRow[];
  readonly isPrinted: boolean;
  readonly crest: boolean;
};

const isRow = (value: unknown): value is OrderRow => {
  const row = value as Partial<OrderRow> | null;
  const texts = [row?.amount, row?.name, row?.number];
  return (
    typeof row?.id === 'number' && typeof row.option === 'number' && texts.every((text) => typeof text === 'string')
  );
};

/** `owner`: the customer who made the entries; null for a guest, who may have signed in since. */
type Stored = KeptOrder & { readonly owner: string | null };

function isStored(value: unknown): value is Stored {
  const { rows, isPrinted, crest, owner } = (value ?? {}) as Partial<Stored>;
  const hasOwner = owner === null || typeof owner === 'string';
  return (
    Array.isArray(rows) && rows.every(isRow) && typeof isPrinted === 'boolean' && typeof crest === 'boolean' && hasOwner
  );
}

type StoredOrders = Readonly<Record<string, Stored>>;

const areStored = (value: unknown): value is StoredOrders =>
  typeof value === 'object' && value !== null && Object.values(value).every(isStored);

/**
 * The order of a team as it was left, stored until the tab is closed (UX 33). Another customer's order is not read.
 * @param variant team and option, such as `fc-salzachau/31981` (see `Ordered`)
 * @param owner hash of the customer; null for a guest
 */
export function keptOrder(variant: string, owner: string | null): VersionedRecord<KeptOrder> {
  const record = versionedRecord('bergauf.team-order', 1, areStored, ofTab());
  const others = (): StoredOrders => {
    const { [variant]: _, ...rest } = record.read() ?? {};
    return rest;
  };
  return {
    read() {
      const { owner: whose, ...order } = record.read()?.[variant] ?? { owner: null };
      return 'rows' in order && (whose === null || whose === owner) ? order : null;
    },
    write: (order) => record.write({ ...others(), [variant]: { ...order, owner } }),
    clear: () => void record.write(others()),
  };
}

/** Reading the property alone throws where storage is forbidden. */
function ofTab(): KeyValueStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
