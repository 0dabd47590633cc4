import { readFile } from 'node:fs/promises';
import { createReplacer } from '@bergauf/service-kit/durable-write';
import { ShellId } from '@bergauf/service-kit/shell-protocol/shell-report';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { ReleasesPaths } from '../state-folder.ts';

/** A shell that was running when the service ended. */
export const RememberedShell = Type.Object({ id: ShellId, channel: Type.String() }, { additionalProperties: false });
export type RememberedShell = Static<typeof RememberedShell>;

const List = Type.Array(RememberedShell);

/** The shells that ran when the service of a state folder ended; empty if that is unknown. */
export async function readRememberedShells({ shells }: ReleasesPaths): Promise<RememberedShell[]> {
  try {
    const value: unknown = JSON.parse(await readFile(shells, 'utf8'));
    return Value.Check(List, value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * @returns a function that stores a list; writes run one after the other. It never throws: without the file a restarted service waits for
 * no shell
 */
export function createShellMemory({ shells }: ReleasesPaths): (list: readonly RememberedShell[]) => void {
  const replace = createReplacer(shells);
  return (list) => void replace(`${JSON.stringify(list)}\n`).catch(() => undefined);
}
