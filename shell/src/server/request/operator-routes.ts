import { drainOnClose } from '@bergauf/service-kit/draining';
import { messageOf } from '@bergauf/service-kit/error-message';
import {
  type SmokeRender,
  type SmokeRenderRefusal,
  SmokeRenderRequest,
} from '@bergauf/service-kit/shell-protocol/smoke-render';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RemoteName } from 'shared-contracts/remote';
import type { Metrics } from '../metrics.ts';
import type { ReleaseSync } from '../release-sync/release-sync.ts';

/** Health checks for load balancers, on the public port and without details. */
export function addHealthRoutes(server: FastifyInstance, releaseSync: ReleaseSync): void {
  server.get('/healthz', async () => ({ ok: true }));

  server.get('/readyz', async (_request, reply) => {
    const { status } = releaseSync.status();
    return reply
      .code(status === 'starting' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}

/** Renders pages with a release that has no traffic. @throws when the release cannot be prepared */
export type TryRelease = (name: RemoteName, version: string) => Promise<SmokeRender>;

const refusal = (message: string): SmokeRenderRefusal => ({ message });

/** Milliseconds after which requests in progress on the operator port are dropped when the shell ends; no shopper waits for them. */
const closeLimitMs = 1_000;

/**
 * Server of the operator port, which is not public: what is wanted, what serves, why they differ, metrics, and smoke renderings of releases
 * before they get traffic.
 */
export function createOperatorServer(
  metrics: Metrics,
  releaseSync: ReleaseSync,
  { tryRelease, isDraining }: { tryRelease: TryRelease; isDraining: () => boolean },
): FastifyInstance {
  const server = Fastify({ logger: false, return503OnClosing: false });
  drainOnClose(server, { noticeMs: 0, limitMs: closeLimitMs });
  let trying: Promise<unknown> | null = null;
  server.post('/candidate', { schema: { body: SmokeRenderRequest }, bodyLimit: 1024 }, async (request, reply) => {
    // Only commands and the registry send this. A page in an operator's browser may reach the port as well, but sends its origin.
    if (request.headers.origin !== undefined) return reply.code(403).send(refusal('browsers may not call this route'));
    // One at a time: each needs render workers of its own.
    if (trying) return reply.code(429).send(refusal('another release is being tried'));
    const { name, version } = request.body as SmokeRenderRequest & { name: RemoteName };
    try {
      const renderings = tryRelease(name, version);
      trying = renderings;
      return await renderings;
    } catch (cause) {
      return reply.code(503).send(refusal(messageOf(cause)));
    } finally {
      trying = null;
    }
  });
  server.get('/readyz', async (_request, reply) => {
    const status = releaseSync.status();
    return reply.code(status.status === 'starting' || isDraining() ? 503 : 200).send(status);
  });
  server.get('/metrics', async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return server;
}
