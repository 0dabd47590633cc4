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
const LocalTokens = Type.Object({ operator: Type.String(), shell: Type.String() }, { additionalProperties: false });
export type LocalTokens = Static<typeof LocalTokens>;

const days = 365;

/** Remaining days below which a token is replaced: a shell uses the token it was started with for as long as it runs. */
const leastDays = 30;

/** The local tokens; creates them if they are missing, revoked or about to expire. Their file is readable by its owner only. */
export async function ensureLocalTokens(home: string): Promise<LocalTokens> {
  const paths = releasesPaths(home);
  const { operator, shell } = usableOf(await readLocalTokens(paths), await readTokens(paths));
  return operator && shell ? { operator, shell } : makeMissing(paths);
}

/** Runs under the lock: of two concurrent commands, the second one uses the tokens that the first one has created. */
const makeMissing = (paths: ReleasesPaths): Promise<LocalTokens> =>
  underLock(paths, async (held) => {
    const [known, tokens] = [await readLocalTokens(paths), await readTokens(paths)];
    const usable = usableOf(known, tokens);
    const made: StoredToken[] = [];
    const make = (name: string, kind: 'operator' | 'shell'): string => {
      const { stored, text } = newToken({ name, grant: { kind }, days });
      made.push(stored);
      return text;
    };
    const local: LocalTokens = {
      operator: usable.operator ?? make(operatorTokenName(operatorName()), 'operator'),
      shell: usable.shell ?? make('shell on this machine', 'shell'),
    };
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

async function readLocalTokens({ localTokens }: ReleasesPaths): Promise<LocalTokens | null> {
  try {
    const value: unknown = JSON.parse(await readFile(localTokens, 'utf8'));
    return Value.Check(LocalTokens, value) ? value : null;
  } catch {
    // Missing or damaged: new ones are created.
    return null;
  }
}

/** The tokens that are valid for a while longer; null for the others. */
function usableOf(known: LocalTokens | null, tokens: readonly StoredToken[]): Record<keyof LocalTokens, string | null> {
  const later = new Date(Date.now() + leastDays * 86_400_000);
  const usable = (text = ''): string | null => {
    const token = tokenOf(text, tokens);
    return token !== null && objectionTo(token, later) === null ? text : null;
  };
  return { operator: usable(known?.operator), shell: usable(known?.shell) };
}
