import { endOnSignals } from '@bergauf/service-kit/draining';
import { messageWithCause } from '@bergauf/service-kit/message-with-cause';
import { serviceEnv } from '@bergauf/service-kit/service-env';
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

async function main(): Promise<void> {
  const { host, port, options } = readSettings(serviceEnv(process.env, process.argv, apiForm));
  const server = await createApiServer(options);
  collectGarbage();
  endOnSignals(server);
  // An unhandled rejection belongs to one request; the server keeps running.
  process.on('unhandledRejection', (error) => server.log.error({ err: error }, 'unhandled rejection'));
  try {
    await listen(server, host, port);
  } catch (cause) {
    await server.close();
    const isBusy = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    throw isBusy ? new Error(`Port ${port} is already in use; choose another one with API_PORT.`, { cause }) : cause;
  }
}

main().catch((error: unknown) => {
  // Errors before the server exists cannot be logged: print one sentence.
  process.stderr.write(`${messageWithCause(error)}\n`);
  process.exitCode = 1;
});
