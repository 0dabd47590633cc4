import { readFile, rm } from 'node:fs/promises';
import { replaceDurably } from '@bergauf/service-kit/durable-write';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { instanceId, isAlive, thisProcess } from '../process-identity.ts';
import type { ReleasesPaths } from '../state-folder.ts';
import { requestText } from './request-text.ts';

/** `service.json`: where the service of a state folder listens, for commands on the same machine. */
const Service = Type.Object({
  origin: Type.String(),
  machine: Type.String(),
  pid: Type.Integer(),
  /** Its `instanceId`. */
  instance: Type.String(),
});

/** What the service responds at `/healthz`. */
const Health = Type.Object({ instance: Type.String() });

export const rememberService = ({ service }: ReleasesPaths, origin: string): Promise<void> =>
  replaceDurably(service, `${JSON.stringify({ origin, ...thisProcess, instance: instanceId })}\n`);

/** Removes the file if it is of this process: another service may have been started meanwhile. */
export async function forgetService(paths: ReleasesPaths): Promise<void> {
  if ((await read(paths))?.instance === instanceId) await rm(paths.service, { force: true }).catch(() => undefined);
}

/** Origin at which the service of the state folder responds; null when none does. */
export async function runningService(paths: ReleasesPaths): Promise<string | null> {
  const found = await read(paths);
  // Of another machine, or of this one before it got another name: only the service itself can tell.
  if (!found || isAlive(found) === false) return null;
  try {
    const { status, text } = await requestText(`${found.origin}/healthz`, { timeoutMs: 5_000 });
    const health: unknown = JSON.parse(text);
    // Another service may listen there, and it must not get the token of this machine.
    return status === 200 && Value.Check(Health, health) && health.instance === found.instance ? found.origin : null;
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
