import { readFile } from 'node:fs/promises';
import { replaceDurably } from '@bergauf/service-kit/durable-write';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { operatorName } from '../process-identity.ts';
import { type ReleasesPaths, releasesPaths } from '../state-folder.ts';
import { objectionTo, tokenOf } from './token.ts';
import { createToken, readTokens } from './token-store.ts';

/** The tokens of the machine that has the state folder: who can write the folder has all rights without them. */
const LocalTokens = Type.Object({ operator: Type.String(), shell: Type.String() }, { additionalProperties: false });
export type LocalTokens = Static<typeof LocalTokens>;

const days = 30;

/** The local tokens; makes them where they are missing, revoked or about to expire. Their file is readable by its owner only. */
export async function ensureLocalTokens(home: string): Promise<LocalTokens> {
  const paths = releasesPaths(home);
  const known = await readLocalTokens(paths);
  if (known && (await areUsable(paths, known))) return known;
  const made: LocalTokens = {
    operator: await createToken(paths, {
      name: `${operatorName()} on this machine`.slice(-40),
      grant: { kind: 'operator' },
      days,
      isRenewal: true,
    }),
    shell: await createToken(paths, { name: 'shell on this machine', grant: { kind: 'shell' }, days, isRenewal: true }),
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

async function areUsable(paths: ReleasesPaths, { operator, shell }: LocalTokens): Promise<boolean> {
  const tokens = await readTokens(paths);
  const tomorrow = new Date(Date.now() + 86_400_000);
  return [operator, shell].every((text) => {
    const token = tokenOf(text, tokens);
    return token !== null && objectionTo(token, tomorrow) === null;
  });
}
