import { createHash } from 'node:crypto';

/** Subresource integrity of a file's content, in the one form that the contracts accept. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
