import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import Type, { type Static } from 'typebox';

/** Rights of a team's token on its frontend. `promote` includes rollbacks; development builds are for operators. */
export const teamActions = ['release', 'canary', 'promote'] as const;
export type TeamAction = (typeof teamActions)[number];

const strict = { additionalProperties: false };

/**
 * What a token allows. `team`: some actions on one frontend. `operator`: everything on all. `shell`: reporting what a shell serves.
 */
export const Grant = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('team'),
      /** No length limit: a token for a long name must not make the stored list invalid. */
      remote: Type.String({ pattern: '^mf-[a-z-]+$' }),
      actions: Type.Array(Type.Enum([...teamActions]), { minItems: 1, uniqueItems: true }),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('operator') }, strict),
  Type.Object({ kind: Type.Literal('shell') }, strict),
]);
export type Grant = Static<typeof Grant>;

/** Maximum length of a token's name. */
export const longestName = 40;

/** A token as stored: without its secret, which is shown once. */
export const StoredToken = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{12}$' }),
    /** Names the holder in the history and the audit log. */
    name: Type.String({ maxLength: longestName, pattern: '^[A-Za-z0-9][A-Za-z0-9 .@_-]*$' }),
    /** SHA-256 of the secret, hexadecimal. The secret has 256 random bits, so a slow hash would add nothing. */
    hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    grant: Grant,
    /** ISO 8601, like the others. */
    createdAt: Type.String(),
    expiresAt: Type.String(),
    revokedAt: Type.Union([Type.String(), Type.Null()]),
  },
  strict,
);
export type StoredToken = Static<typeof StoredToken>;

const pattern = /^bgr_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A century, for tokens that exist in memory only: a command may run for days. */
const unlimitedDays = 36_500;

/** A new token: the stored part, and the text for its holder. @param days default: it does not expire */
export function newToken({ name, grant, days = unlimitedDays }: { name: string; grant: Grant; days?: number }): {
  stored: StoredToken;
  text: string;
} {
  const now = new Date();
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const stored: StoredToken = {
    id,
    name,
    hash: hashOf(secret),
    grant,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * 86_400_000).toISOString(),
    revokedAt: null,
  };
  return { stored, text: `bgr_${id}_${secret}` };
}

/** The token that a text belongs to, revoked and expired ones included; null for any other text. */
export function tokenOf(text: string, tokens: readonly StoredToken[]): StoredToken | null {
  const [, id, secret = ''] = pattern.exec(text) ?? [];
  const token = tokens.find((one) => one.id === id);
  if (!token) return null;
  return timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(token.hash, 'hex')) ? token : null;
}

/** Why a token cannot be used now; null if it can. */
export function objectionTo({ name, revokedAt, expiresAt }: StoredToken, now = new Date()): string | null {
  if (revokedAt) return `The token ${name} was revoked at ${revokedAt}.`;
  return now.toISOString() >= expiresAt ? `The token ${name} expired at ${expiresAt}.` : null;
}

/** Description of a token's rights, for operators. */
export function describeGrant(grant: Grant): string {
  if (grant.kind === 'team') return `${grant.actions.join(', ')} of ${grant.remote}`;
  return grant.kind === 'operator' ? 'everything' : 'reports of a shell';
}
