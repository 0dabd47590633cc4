import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Env, numberFrom } from './settings.ts';

/** How a service shuts down (decision 0080), in milliseconds. */
export type DrainRules = {
  /** For how long `/readyz` responds with 503 before connections are refused: load balancers take the server out of use meanwhile. */
  noticeMs: number;
  /** After this time, counted from the end of the notice, connections with unfinished responses are cut. */
  limitMs: number;
};

const defaultDrainRules: DrainRules = { noticeMs: 0, limitMs: 20_000 };

/** @throws an error that names the variable, if one is invalid */
export const drainRulesFrom = (env: Env): DrainRules => ({
  noticeMs: numberFrom(env, 'DRAIN_NOTICE_MS', defaultDrainRules.noticeMs, { min: 0, max: 600_000 }),
  limitMs: numberFrom(env, 'DRAIN_LIMIT_MS', defaultDrainRules.limitMs, { min: 0, max: 600_000 }),
});

export type Draining = {
  /** True from the call of `close` on. */
  isDraining(): boolean;
};

/**
 * Makes `server.close()` drain: `/readyz` responds with 503 and every response closes its connection; after the notice no connection is
 * accepted; requests in progress are answered, within the limit. Only then do `onClose` hooks close what responses need. Call it before
 * routes and plugins are added; the server must have `return503OnClosing: false`.
 */
export function drainOnClose(server: FastifyInstance, { noticeMs, limitMs }: DrainRules = defaultDrainRules): Draining {
  let isDraining = false;
  let isListening = false;
  let onAnswered = (): void => undefined;
  const underWay = new Map<ServerResponse, Socket>();
  const sockets = new Set<Socket>();
  const watched = new WeakSet<Socket>();

  /** When a connection closes, Node closes the response that is being sent, but not those to requests that were pipelined behind it. */
  function watch(socket: Socket): void {
    if (watched.has(socket)) return;
    watched.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      for (const [response, its] of underWay) if (its === socket) underWay.delete(response);
      onAnswered();
    });
  }

  server.server.on('listening', () => {
    isListening = true;
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    watch(socket);
  });

  server.addHook('onRequest', async (request, reply) => {
    const { raw } = reply;
    const { socket } = request.raw;
    // Also those of Fastify's second listener, for `localhost`.
    watch(socket);
    underWay.set(raw, socket);
    raw.once('close', () => {
      underWay.delete(raw);
      // Its headers may have promised to keep the connection open.
      if (isDraining) socket.destroySoon();
      onAnswered();
    });
    if (!isDraining || request.url.split('?')[0] !== '/readyz') return;
    reply.header('cache-control', 'no-store').header('connection', 'close').code(503);
    return reply.send({ error: 'draining', message: 'This server is about to end.', errors: {} });
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining) reply.header('connection', 'close');
    return payload;
  });

  // Fastify closes the server after this hook, and runs `onClose` hooks after that.
  server.addHook('preClose', async () => {
    isDraining = true;
    if (!isListening) return;
    await sleep(noticeMs);
    // Also closes idle connections. Node counts a browser's connection that has not been used yet as busy.
    const closed = new Promise<void>((resolve) => server.server.close(() => resolve()));
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const limit = setTimeout(() => {
      server.log.warn({ cut: underWay.size }, 'responses were under way for longer than DRAIN_LIMIT_MS');
      for (const socket of [...underWay.values(), ...sockets]) socket.destroy();
    }, limitMs);
    await closed;
    // The second listener closes with the first.
    if (underWay.size > 0) {
      await new Promise<void>((resolve) => {
        onAnswered = () => void (underWay.size === 0 && resolve());
      });
    }
    clearTimeout(limit);
  });

  return { isDraining: () => isDraining };
}

/** On SIGTERM or SIGINT, drains and ends the process with code 0; a second signal ends it at once with code 1. */
export function endOnSignals(
  server: Pick<FastifyInstance, 'close' | 'log'>,
  atFirst: () => Promise<void> = async () => {},
): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) process.exit(1);
    isEnding = true;
    try {
      await Promise.allSettled([atFirst()]);
      await server.close();
      process.exit(0);
    } catch (cause) {
      server.log.error({ err: cause }, 'closing failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
}
