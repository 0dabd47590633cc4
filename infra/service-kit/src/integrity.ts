import { createHash } from 'node:crypto';

export type IntegrityAlgorithm = 'sha256' | 'sha384';

/** Subresource integrity of a file's content in a form that the contracts accept: `sha384-<base64>` or `sha256-<base64>`. */
export const integrityOf = (content: Uint8Array | string, algorithm: IntegrityAlgorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** The algorithm of an integrity that the contracts accept. */
export const algorithmOf = (integrity: string): IntegrityAlgorithm =>
  integrity.startsWith('sha256-') ? 'sha256' : 'sha384';

/** Whether content matches an integrity, whose algorithm its release determines (decision 0030). */
export const hasIntegrity = (content: Uint8Array | string, integrity: string): boolean =>
  integrityOf(content, algorithmOf(integrity)) === integrity;
