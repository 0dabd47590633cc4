import { createHash } from 'node:crypto';

/** Subresource integrity of a file's content, in the one form that the contracts accept: `sha384-<base64>`. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
