import type { FastifyInstance } from 'fastify';
import { remoteNames } from 'shared-contracts/remote';
import Type from 'typebox';
import type { Metrics } from '../metrics.ts';
import type { ReleaseManager } from '../releases/release-manager.ts';

const FailureReport = Type.Object(
  {
    expose: Type.String({ pattern: `^(${remoteNames.join('|')})/[a-z][a-z0-9-]{0,40}$` }),
    version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,40}$' }),
    phase: Type.Union([Type.Literal('load'), Type.Literal('render'), Type.Literal('loader')]),
    message: Type.String({ maxLength: 300 }),
  },
  { additionalProperties: false },
);

/** Health, metrics, and what browsers report. */
export function addOperatorRoutes(server: FastifyInstance, metrics: Metrics, manager: ReleaseManager): void {
  server.get('/healthz', async () => ({ ok: true }));

  server.get('/readyz', async (_request, reply) => {
    const ready = manager.isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });

  server.get('/metrics', async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  server.post(
    '/_shell/failures',
    { schema: { body: FailureReport }, bodyLimit: 2048, config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { expose, version, phase, message } = request.body as Type.Static<typeof FailureReport>;
      const remote = expose.slice(0, expose.indexOf('/'));
      // Versions come from anywhere; only those that the shop has known become labels.
      const known = metrics.isKnownRelease(remote, version);
      metrics.countFailures([{ remote, version: known ? version : 'unknown', phase }], 'browser');
      request.log.warn({ expose, version, phase, message }, 'a frontend failed in a browser');
      return reply.code(204).send();
    },
  );
}
