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

/** Open requests. `total`: how many there are, of which `data` has the first ones. */
export const OpenRequests = Type.Object({ data: Type.Array(AdminRequest), total: Type.Integer({ minimum: 0 }) });
export type OpenRequests = Static<typeof OpenRequests>;

export const adminRequest = (row: RequestRow): AdminRequest => ({
  ...asStored(row),
  doneAt: row.doneAt?.toISOString() ?? null,
});
