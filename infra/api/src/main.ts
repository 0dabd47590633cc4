import { mkdir, readdir, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { endOnSignals } from '@bergauf/service-kit/draining';
import { messageWithCause } from '@bergauf/service-kit/error-message';
import { hangLimitFrom, killWhenHung } from '@bergauf/service-kit/hang-limit';
import { portInUse } from '@bergauf/service-kit/port-in-use';
import { serviceEnv } from '@bergauf/service-kit/service-env';
import { switchFrom } from '@bergauf/service-kit/settings';
import type { FastifyInstance } from 'fastify';
import { createApiServer } from './server.ts';
import { apiForm, readSettings } from './settings.ts';
import { collectGarbage } from './warm-up.ts';

async function listen(server: FastifyInstance, host: string, port: number): Promise<void> {
  const { level } = server.log;
  // Fastify logs one line for each address behind `localhost`; one line is enough.
  server.log.level = 'warn';
  await server.listen({ host, port });
  server.log.level = level;
  server.log.info({ url: `http://${host}:${new URL(server.listeningOrigin).port}` }, 'product API listening');
}

const endingSignals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Until the server exists, a signal ends the process at once: a start may migrate and import for long, and the first process of a
 * container receives only signals that it handles. Temporary folders are removed on `exit`. @returns a function that removes the handlers
 */
function exitOnSignals(): () => void {
  const exit = (signal: (typeof endingSignals)[number]): never => process.exit(128 + constants.signals[signal]);
  for (const signal of endingSignals) process.on(signal, exit);
  return () => {
    for (const signal of endingSignals) process.off(signal, exit);
  };
}

/** Removes folders that killed imports have left. With API_OWN_TMPDIR nothing else uses the folder for temporary files. */
async function removeLeftFolders(): Promise<void> {
  await mkdir(tmpdir(), { recursive: true });
  const names = (await readdir(tmpdir())).filter((name) => /^bergauf-(catalogue|pictures)-/.test(name));
  for (const name of names) await rm(path.join(tmpdir(), name), { recursive: true, force: true });
}

async function main(): Promise<void> {
  const endExiting = exitOnSignals();
  const env = serviceEnv(process.env, process.argv, apiForm);
  const { host, port, options } = readSettings(env);
  const hangLimitMs = hangLimitFrom(env);
  if (switchFrom(env, 'API_OWN_TMPDIR')) await removeLeftFolders();
  const server = await createApiServer(options);
  collectGarbage();
  // The new handler is added before the old one is removed: a signal that arrived during the garbage collection is delivered now.
  endOnSignals(server);
  endExiting();
  // An unhandled rejection belongs to one request; the server keeps running.
  process.on('unhandledRejection', (error) => server.log.error({ err: error }, 'unhandled rejection'));
  try {
    await listen(server, host, port);
    killWhenHung(hangLimitMs);
  } catch (cause) {
    await server.close();
    const taken = portInUse(cause, { API_PORT: port });
    throw taken === null ? cause : new Error(taken, { cause });
  }
}

main().catch((error: unknown) => {
  // Errors before the server exists cannot be logged: print one sentence.
  process.stderr.write(`${messageWithCause(error)}\n`);
  process.exitCode = 1;
});
