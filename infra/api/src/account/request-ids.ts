import { randomUUID } from 'node:crypto';

// SPEC 4: account ids begin with 'u', guest ids never do. A UUID is hexadecimal, so it cannot.

const pattern = /^u?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const newGuestId = (): string => randomUUID();
export const newAccountRequestId = (): string => `u${randomUUID()}`;

export function isRequestId(text: string): boolean {
  return pattern.test(text);
}

export function isAccountRequestId(requestId: string): boolean {
  return requestId.startsWith('u');
}
