import { readFile, rm, stat } from 'node:fs/promises';
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
  /** The service's `instanceId`. */
  instance: Type.String(),
  /** Identifies the state folder, whose copies do not have this service. Older services do not write it. */
  folder: Type.Optional(Type.String()),
});

/** What the service responds at `/healthz`. */
const Health = Type.Object({ instance: Type.String() });

export async function rememberService(paths: ReleasesPaths, origin: string): Promise<void> {
  const own = { origin, ...thisProcess, instance: instanceId, folder: await identityOf(paths) };
  await replaceDurably(paths.service, `${JSON.stringify(own)}\n`);
}

/** The same for a folder that was renamed or mounted elsewhere, another one for its copy. */
async function identityOf({ root }: ReleasesPaths): Promise<string> {
  const { dev, ino } = await stat(root, { bigint: true });
  return `${dev}:${ino}`;
}

/** Removes the file if this process wrote it: another service may have been started meanwhile. */
export async function forgetService(paths: ReleasesPaths): Promise<void> {
  if ((await read(paths))?.instance === instanceId) await rm(paths.service, { force: true }).catch(() => undefined);
}

/** Origin at which the service of the state folder responds; null when none does. */
export async function runningService(paths: ReleasesPaths): Promise<string | null> {
  const found = await read(paths);
  // On another machine, or on this one before it was renamed, `isAlive` is null: only the service itself can tell.
  if (!found || isAlive(found) === false) return null;
  try {
    if (found.folder !== undefined && found.folder !== (await identityOf(paths))) return null;
    const { status, text } = await requestText(`${found.origin}/healthz`, { timeoutMs: 5_000 });
    const health: unknown = JSON.parse(text);
    // Another service may listen there, which must not get this machine's token.
    return status === 200 && Value.Check(Health, health) && health.instance === found.instance ? found.origin : null;
  } catch {
    // The service was killed, and its process id is in use again.
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
