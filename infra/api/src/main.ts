import type { FastifyInstance } from 'fastify';
import { createApiServer } from './server.ts';
import { readSettings } from './settings.ts';
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
  const { host, port, options } = readSettings(process.env);
  const server = await createApiServer(options);
  collectGarbage();
  const stop = () => {
    // Running requests are finished. After 20 seconds the process exits even if one hangs.
    setTimeout(() => process.exit(1), 20_000).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        server.log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  // An unhandled rejection belongs to one request; the server keeps running.
  process.on('unhandledRejection', (error) => server.log.error({ err: error }, 'unhandled rejection'));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
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
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
