import { readFile } from 'node:fs/promises';
import { replaceDurably } from '@bergauf/service-kit/durable-write';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { operatorName } from '../process-identity.ts';
import { type ReleasesPaths, releasesPaths } from '../state-folder.ts';
import { objectionTo, type StoredToken, tokenOf } from './token.ts';
import { createToken, readTokens } from './token-store.ts';

/** The tokens of the machine that has the state folder: who can write the folder has all rights without them. */
const LocalTokens = Type.Object({ operator: Type.String(), shell: Type.String() }, { additionalProperties: false });
export type LocalTokens = Static<typeof LocalTokens>;

const days = 30;

/** The local tokens; makes them where they are missing, revoked or about to expire. Their file is readable by its owner only. */
export async function ensureLocalTokens(home: string): Promise<LocalTokens> {
  const paths = releasesPaths(home);
  const known = await readLocalTokens(paths);
  const tokens = await readTokens(paths);
  const usable = { operator: usableOf(known?.operator, tokens), shell: usableOf(known?.shell, tokens) };
  if (usable.operator && usable.shell) return { operator: usable.operator, shell: usable.shell };
  const make = (name: string, kind: 'operator' | 'shell'): Promise<string> =>
    createToken(paths, { name, grant: { kind }, days, isRenewal: true });
  const made: LocalTokens = {
    // A running shell has the one that it was started with.
    operator: usable.operator ?? (await make(`${operatorName()} on this machine`.slice(-40), 'operator')),
    shell: usable.shell ?? (await make('shell on this machine', 'shell')),
  };
  await replaceDurably(paths.localTokens, `${JSON.stringify(made, null, 2)}\n`, undefined, 0o600);
  return made;
}

async function readLocalTokens({ localTokens }: ReleasesPaths): Promise<LocalTokens | null> {
  try {
    const value: unknown = JSON.parse(await readFile(localTokens, 'utf8'));
    return Value.Check(LocalTokens, value) ? value : null;
  } catch {
    // Missing or damaged: they are made anew.
    return null;
  }
}

/** The text of a token that can still be used tomorrow; null of another. */
function usableOf(text: string | undefined, tokens: readonly StoredToken[]): string | null {
  const token = text === undefined ? null : tokenOf(text, tokens);
  const tomorrow = new Date(Date.now() + 86_400_000);
  return text !== undefined && token !== null && objectionTo(token, tomorrow) === null ? text : null;
}
