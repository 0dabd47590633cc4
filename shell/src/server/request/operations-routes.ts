import Fastify, { type FastifyInstance } from 'fastify';
import type { RemoteName } from 'shared-contracts/remote';
import Type from 'typebox';
import type { Metrics } from '../metrics.ts';
import type { Trial } from '../pages/candidate-trial.ts';
import type { Rollout } from '../rollout/rollout.ts';

const FailureReport = Type.Object(
  {
    expose: Type.String({ pattern: '^mf-[a-z-]{1,30}/[a-z][a-z0-9-]{0,40}$' }),
    version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,40}$' }),
    phase: Type.Union([Type.Literal('load'), Type.Literal('render'), Type.Literal('loader')]),
    message: Type.String({ maxLength: 300 }),
  },
  { additionalProperties: false },
);

/** On the public port: health checks for load balancers, without details, and failure reports of browsers. */
export function addHealthRoutes(server: FastifyInstance, metrics: Metrics, rollout: Rollout): void {
  server.get('/healthz', async () => ({ ok: true }));

  server.get('/readyz', async (_request, reply) => {
    const { status } = rollout.status();
    return reply
      .code(status === 'starting' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status });
  });

  server.post(
    '/_shell/failures',
    { schema: { body: FailureReport }, bodyLimit: 2048, config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { expose, version, phase, message } = request.body as Type.Static<typeof FailureReport>;
      const remote = expose.slice(0, expose.indexOf('/'));
      // Anyone can send names and versions; only known ones become labels.
      const isKnown = metrics.isKnownRelease(remote, version);
      if (isKnown) metrics.releaseCounts.countBrowserFailure(remote, version);
      const name = metrics.isKnownRemote(remote) ? remote : 'other';
      metrics.countFailures([{ remote: name, version: isKnown ? version : 'unknown', phase }], 'browser');
      request.log.warn({ expose, version, phase, message }, 'a frontend failed in a browser');
      return reply.code(204).send();
    },
  );
}

const Candidate = Type.Object(
  {
    name: Type.String({ pattern: '^mf-[a-z-]{1,30}$' }),
    version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,40}$' }),
  },
  { additionalProperties: false },
);

/** Renders pages with a release that has no traffic. @throws when the release cannot be prepared */
export type TryRelease = (name: RemoteName, version: string) => Promise<Trial & { failures: readonly string[] }>;

/**
 * On the operators' port, which is not public: what is wanted, what serves, why they differ, metrics, and trials of releases before they
 * get traffic.
 */
export function createOperatorServer(
  metrics: Metrics,
  rollout: Rollout,
  { tryRelease, isDraining }: { tryRelease: TryRelease; isDraining: () => boolean },
): FastifyInstance {
  const server = Fastify({ logger: false });
  let trying: Promise<unknown> | null = null;
  server.post('/candidate', { schema: { body: Candidate }, bodyLimit: 1024 }, async (request, reply) => {
    // One at a time: each has render workers of its own.
    if (trying) return reply.code(429).send({ message: 'another release is being tried' });
    const { name, version } = request.body as Type.Static<typeof Candidate> & { name: RemoteName };
    try {
      const trial = tryRelease(name, version);
      trying = trial;
      return await trial;
    } catch (cause) {
      return reply.code(503).send({ message: cause instanceof Error ? cause.message : String(cause) });
    } finally {
      trying = null;
    }
  });
  server.get('/readyz', async (_request, reply) => {
    const status = rollout.status();
    return reply.code(status.status === 'starting' || isDraining() ? 503 : 200).send(status);
  });
  server.get('/metrics', async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return server;
}
