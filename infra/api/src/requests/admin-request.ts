import { CustomerRequest } from 'shared-contracts/entities';
import Type, { type Static } from 'typebox';
import { asStored, type RequestRow } from './customer-requests.ts';

/** A message or withdrawal as the retailer's staff see it. */
export const AdminRequest = Type.Object({
  ...CustomerRequest.properties,
  /** ISO date and time; null while it is open. */
  doneAt: Type.Union([Type.String(), Type.Null()]),
});
export type AdminRequest = Static<typeof AdminRequest>;

export const adminRequest = (row: RequestRow): AdminRequest => ({
  ...asStored(row),
  doneAt: row.doneAt?.toISOString() ?? null,
});
