import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

// A hash to compare with when there is no account; created when first needed.
let dummyHash: Promise<string> | null = null;

function hashToCompareWith(): Promise<string> {
  dummyHash ??= hashPassword('no account has this password').catch((error: unknown) => {
    dummyHash = null;
    throw error;
  });
  return dummyHash;
}

/** Takes the same time with and without an account, so that the time does not reveal whether an account exists. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await hashToCompareWith()), password);
  return matches && passwordHash !== null;
}

/** 256 random bits, base64url-encoded. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored instead of a secret. A plain hash suffices because 256 random bits cannot be guessed. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
