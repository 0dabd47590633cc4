import { randomUUID } from 'node:crypto';

// SPEC 4: account ids begin with 'u', guest ids never do. A UUID is hexadecimal, so it cannot.

/**
 * Random ones only (version 4, or 7 with a time in front), in small letters: a guest's browser may make its id before the first
 * request, and an id is all that keeps one guest's cart from another. The empty UUID, say, would be everybody's.
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
