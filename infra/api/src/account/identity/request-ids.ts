import { randomUUID } from 'node:crypto';

// SPEC 4: account ids begin with 'u', guest ids never do. UUIDs are hexadecimal and cannot begin with 'u'.

/**
 * Random UUIDs only (version 4, or 7 with its time prefix), in lower case. A guest's browser may create its id, and only the id
 * separates one guest's cart from another's; the nil UUID, for example, would be shared.
 */
const pattern = /^u?[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const newGuestId = (): string => randomUUID();
export const newAccountRequestId = (): string => `u${randomUUID()}`;

export function isRequestId(text: string): boolean {
  return pattern.test(text);
}

export function isAccountRequestId(requestId: string): boolean {
  return requestId.startsWith('u');
}
