import { readFile } from 'node:fs/promises';
import { replaceDurably } from '@bergauf/service-kit/durable-write';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { operatorName } from '../process-identity.ts';
import { underLock } from '../registry/document/document-lock.ts';
import { type ReleasesPaths, releasesPaths } from '../state-folder.ts';
import { describeGrant, longestName, newToken, objectionTo, type StoredToken, tokenOf } from './token.ts';
import { auditToken, readTokens, revoked, storeTokens } from './token-store.ts';

/** Tokens for the machine with the state folder: anyone who can write to the folder has all rights without them. */
export type LocalTokens = { operator: string; shell: string };
type Kind = keyof LocalTokens;

/** Without `shell` until a shell is started on this machine. */
const StoredLocalTokens = Type.Object(
  { operator: Type.String(), shell: Type.Optional(Type.String()) },
  { additionalProperties: false },
);
type StoredLocalTokens = Static<typeof StoredLocalTokens>;

const days = 365;

/** Remaining days below which a token is replaced: a shell uses the token it was started with for as long as it runs. */
const leastDays = 30;

/** The local tokens; creates them if they are missing, revoked or about to expire. Their file is readable by its owner only. */
export async function ensureLocalTokens(home: string): Promise<LocalTokens> {
  const paths = releasesPaths(home);
  const { operator, shell } = usableOf(await readLocalTokens(paths), await readTokens(paths));
  if (operator && shell) return { operator, shell };
  return makeMissing(paths, ({ usable, make }) => ({
    operator: usable.operator ?? make('operator'),
    shell: usable.shell ?? make('shell'),
  }));
}

/**
 * The local operator's token, for commands; creates it if need be. The shell's token stays as it is: making a new one revokes the token
 * that a running shell was started with where the file is missing, as in a restored state folder.
 */
export async function ensureOperatorToken(home: string): Promise<string> {
  const paths = releasesPaths(home);
  const { operator } = usableOf(await readLocalTokens(paths), await readTokens(paths));
  if (operator) return operator;
  const made = await makeMissing(paths, ({ known, usable, make }) => ({
    ...known,
    operator: usable.operator ?? make('operator'),
  }));
  return made.operator;
}

type Making = {
  known: StoredLocalTokens | null;
  /** Those of `known` that are valid for a while longer. */
  usable: Record<Kind, string | null>;
  make: (kind: Kind) => string;
};

/** Runs under the lock: of two concurrent commands, the second one uses the tokens that the first one has created. */
const makeMissing = <T extends StoredLocalTokens>(
  paths: ReleasesPaths,
  tokensFrom: (making: Making) => T,
): Promise<T> =>
  underLock(paths, async (held) => {
    const [known, tokens] = [await readLocalTokens(paths), await readTokens(paths)];
    const made: StoredToken[] = [];
    const make = (kind: Kind): string => {
      const name = kind === 'operator' ? operatorTokenName(operatorName()) : 'shell on this machine';
      const { stored, text } = newToken({ name, grant: { kind }, days });
      made.push(stored);
      return text;
    };
    const local = tokensFrom({ known, usable: usableOf(known, tokens), make });
    if (made.length === 0) return local;
    // Expiring tokens in the file stay valid until then, as a running shell uses the one it was started with. Other tokens were in a
    // file that was lost or deleted, and may have leaked.
    const idsInFile = Object.values(known ?? {}).map((text) => tokenOf(text, tokens)?.id);
    const kept = made.reduce<readonly StoredToken[]>((list, { name }) => revoked(list, name, idsInFile), tokens);
    await storeTokens(paths, [...kept, ...made], held);
    await replaceDurably(paths.localTokens, `${JSON.stringify(local, null, 2)}\n`, held.requireHeld, 0o600);
    for (const { name, grant } of made) await auditToken(paths, 'token create', name, describeGrant(grant));
    return local;
  });

/** Replaces characters of a user name that a token's name cannot have, as in `CORP\anna`. */
export function operatorTokenName(user: string): string {
  const machine = ' on this machine';
  const name = user.replace(/[^A-Za-z0-9 .@_-]/g, '-').replace(/^[^A-Za-z0-9]+/, '');
  return `${name.slice(0, longestName - machine.length) || 'operator'}${machine}`;
}

async function readLocalTokens({ localTokens }: ReleasesPaths): Promise<StoredLocalTokens | null> {
  try {
    const value: unknown = JSON.parse(await readFile(localTokens, 'utf8'));
    return Value.Check(StoredLocalTokens, value) ? value : null;
  } catch {
    // Missing or damaged: new ones are created.
    return null;
  }
}

/** The tokens that are valid for a while longer; null for the others. */
function usableOf(known: StoredLocalTokens | null, tokens: readonly StoredToken[]): Record<Kind, string | null> {
  const later = new Date(Date.now() + leastDays * 86_400_000);
  const usable = (text = ''): string | null => {
    const token = tokenOf(text, tokens);
    return token !== null && objectionTo(token, later) === null ? text : null;
  };
  return { operator: usable(known?.operator), shell: usable(known?.shell) };
}
