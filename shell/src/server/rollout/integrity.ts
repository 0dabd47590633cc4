import { createHash } from 'node:crypto';

/** Subresource integrity of some bytes: `sha384-<base64>`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
