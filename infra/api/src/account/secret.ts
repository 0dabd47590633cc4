import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they travel. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. With 256 random bits a plain hash is enough: nobody can guess what to hash. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
