import { readFile } from 'node:fs/promises';
import { replaceDurably } from '@bergauf/service-kit/durable-write';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { appendAudit } from '../audit/audit-log.ts';
import { operatorName } from '../process-identity.ts';
import { isMissing, Refusal, sentenceOf } from '../refusal.ts';
import { type HeldLock, underLock } from '../registry/document/document-lock.ts';
import type { ReleasesPaths } from '../state-folder.ts';
import { describeGrant, type Grant, newToken, objectionTo, StoredToken } from './token.ts';

// Not compiled: the list is short, and each command reads it once.
const StoredTokens = Type.Array(StoredToken);

/** Days after which a revoked or expired token is removed from the list. */
const keptDays = 90;

/** All tokens, oldest first. @throws Refusal if the file is damaged; then no token is accepted */
export async function readTokens({ tokens: path }: ReleasesPaths): Promise<StoredToken[]> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return [];
    throw new Refusal(`${path} cannot be used: ${sentenceOf(error)}`);
  }
  if (!Value.Check(StoredTokens, value)) throw new Refusal(`${path} is not a list of tokens.`);
  return value;
}

export type TokenRequest = {
  name: string;
  grant: Grant;
  /** Days until it expires. */
  days: number;
  /** True revokes a usable token of the same name instead of refusing. */
  isRenewal?: boolean;
};

/** Creates a token. @returns its text, which is stored nowhere. @throws Refusal if a usable token has the name */
export async function createToken(paths: ReleasesPaths, request: TokenRequest): Promise<string> {
  const { name, isRenewal = false } = request;
  if (!Value.Check(StoredToken.properties.name, name)) {
    throw new Refusal(`"${name}" cannot name a token: 1 to 40 letters, digits, spaces or .@_- are allowed.`);
  }
  const { stored, text } = newToken(request);
  await edit(paths, (tokens) => {
    const isTaken = tokens.some((token) => token.name === name && objectionTo(token) === null);
    if (isTaken && !isRenewal) throw new Refusal(`There is a token ${name} already; revoke it or choose another name.`);
    return [...revoked(tokens, name), stored];
  });
  await auditToken(paths, 'token create', name, describeGrant(request.grant));
  return text;
}

/** Revokes all usable tokens of a name; the service refuses them from its next request on. */
export async function revokeToken(paths: ReleasesPaths, name: string): Promise<void> {
  await edit(paths, (tokens) => {
    if (!tokens.some((token) => token.name === name && objectionTo(token) === null)) {
      throw new Refusal(`There is no usable token ${name}.`);
    }
    return revoked(tokens, name);
  });
  await auditToken(paths, 'token revoke', name);
}

/** Writes to the audit log. The author is the operating system user. The action does not fail if the line cannot be written. */
export const auditToken = (paths: ReleasesPaths, action: string, name: string, detail?: string): Promise<void> =>
  appendAudit(paths, {
    who: operatorName(),
    action,
    outcome: 'done',
    subject: `token ${name}`,
    ...(detail !== undefined && { detail }),
  }).catch(() => undefined);

/** The list with all tokens of a name revoked, except some ids. */
export function revoked(
  tokens: readonly StoredToken[],
  name: string,
  keptIds: readonly (string | undefined)[] = [],
): readonly StoredToken[] {
  const revokedAt = new Date().toISOString();
  const isConcerned = (token: StoredToken) => token.name === name && !token.revokedAt && !keptIds.includes(token.id);
  return tokens.map((token) => (isConcerned(token) ? { ...token, revokedAt } : token));
}

const edit = (
  paths: ReleasesPaths,
  change: (tokens: readonly StoredToken[]) => readonly StoredToken[],
): Promise<void> => underLock(paths, async (held) => storeTokens(paths, change(await readTokens(paths)), held));

/** Replaces the list, without tokens past their retention. Must hold the lock. */
export async function storeTokens(
  paths: ReleasesPaths,
  tokens: readonly StoredToken[],
  { requireHeld }: HeldLock,
): Promise<void> {
  const oldest = new Date(Date.now() - keptDays * 86_400_000).toISOString();
  const kept = tokens.filter(({ revokedAt, expiresAt }) => (revokedAt ?? expiresAt) > oldest);
  await replaceDurably(paths.tokens, `${JSON.stringify(kept, null, 2)}\n`, requireHeld, 0o600);
}
