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

/** The order of a team as it was left, until the tab is closed (UX 33). */
export const keptOrder = (team: string, productId: number): VersionedRecord<KeptOrder> =>
  versionedRecord(`bergauf.team-order.${team}.${productId}`, 1, isKeptOrder, ofTab());

/** Reading the property alone throws where storage is forbidden. */
function ofTab(): KeyValueStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
