import { readFile, rm } from 'node:fs/promises';
import { replaceDurably } from '@bergauf/service-kit/durable-write';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { isAlive, thisProcess } from '../process-identity.ts';
import type { ReleasesPaths } from '../state-folder.ts';
import { requestText } from './request-text.ts';

/** `service.json`: where the service of a state folder listens, for commands on the same machine. */
const Service = Type.Object(
  { origin: Type.String(), machine: Type.String(), pid: Type.Integer() },
  { additionalProperties: false },
);

export const rememberService = ({ service }: ReleasesPaths, origin: string): Promise<void> =>
  replaceDurably(service, `${JSON.stringify({ origin, ...thisProcess })}\n`);

/** Removes the file if it is of this process: another service may have been started meanwhile. */
export async function forgetService(paths: ReleasesPaths): Promise<void> {
  if ((await read(paths))?.pid === thisProcess.pid) await rm(paths.service, { force: true }).catch(() => undefined);
}

/** Origin at which the service of the state folder responds; null when none does. */
export async function runningService(paths: ReleasesPaths): Promise<string | null> {
  const found = await read(paths);
  if (!found || isAlive(found) !== true) return null;
  try {
    const { status } = await requestText(`${found.origin}/healthz`, { timeoutMs: 5_000 });
    return status === 200 ? found.origin : null;
  } catch {
    // A service that was killed, and another process that has its number now.
    return null;
  }
}

async function read({ service }: ReleasesPaths): Promise<Static<typeof Service> | null> {
  try {
    const found: unknown = JSON.parse(await readFile(service, 'utf8'));
    return Value.Check(Service, found) ? found : null;
  } catch {
    return null;
  }
}
