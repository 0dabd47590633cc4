import type { StoreAvailability } from 'shared-contracts/entities';

export function isAvailability(data: unknown): data is StoreAvailability {
  return typeof data === 'object' && data !== null && 'stores' in data && Array.isArray(data.stores);
}
