import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import type { OrderRow } from './order-rows.ts';

/** What was entered for a product of a team. */
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

function isKeptOrder(value: unknown): value is KeptOrder {
  const { rows, isPrinted, crest } = (value ?? {}) as Partial<KeptOrder>;
  return Array.isArray(rows) && rows.every(isRow) && typeof isPrinted === 'boolean' && typeof crest === 'boolean';
}

type KeptOrders = Readonly<Record<string, KeptOrder>>;

const areKeptOrders = (value: unknown): value is KeptOrders =>
  typeof value === 'object' && value !== null && Object.values(value).every(isKeptOrder);

/** The order of a team as it was left, until the tab is closed (UX 33). @param product such as `fc-salzachau/31981` */
export function keptOrder(product: string): VersionedRecord<KeptOrder> {
  const record = versionedRecord('bergauf.team-order', 1, areKeptOrders, ofTab());
  const others = (): KeptOrders => {
    const { [product]: _, ...rest } = record.read() ?? {};
    return rest;
  };
  return {
    read: () => record.read()?.[product] ?? null,
    write: (order) => record.write({ ...others(), [product]: order }),
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
