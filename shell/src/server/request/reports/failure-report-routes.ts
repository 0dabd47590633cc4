import type { FastifyInstance } from 'fastify';
import { remoteName } from 'shared-contracts/discovery';
import Type from 'typebox';
import { crashesPath } from '../../../app/vitals-report.ts';
import type { Metrics } from '../../metrics.ts';
import { shopOnly } from '../shop-only.ts';

const FailureReport = Type.Object(
  {
    expose: Type.String({ pattern: `^${remoteName}/[a-z][a-z0-9-]{0,40}$` }),
    version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,40}$' }),
    phase: Type.Union([Type.Literal('load'), Type.Literal('render'), Type.Literal('loader')]),
    error: Type.Optional(Type.String({ pattern: '^[A-Za-z]{1,40}$' })),
    /**
     * From tabs that were opened before names were reported; not logged, since messages may contain what a shopper has typed
     * (decision 0051).
     */
    message: Type.Optional(Type.String({ maxLength: 300 })),
  },
  { additionalProperties: false },
);

const CrashReport = Type.Object(
  { set: Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' }) },
  { additionalProperties: false },
);

const config = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** Accepts browsers' reports of failed frontends, and of pages that hung or crashed; on the public port. */
export function addFailureReportRoutes(server: FastifyInstance, metrics: Metrics, shopOrigin: string): void {
  const preHandler = shopOnly(shopOrigin);
  server.post(
    '/_shell/failures',
    { preHandler, schema: { body: FailureReport }, bodyLimit: 2048, config },
    async (request, reply) => {
      const { expose, version, phase, error } = request.body as Type.Static<typeof FailureReport>;
      const remote = expose.slice(0, expose.indexOf('/'));
      // Anyone can send names and versions; only known ones become labels.
      const isKnown = metrics.isKnownRelease(remote, version);
      if (isKnown) metrics.releaseCounts.countBrowserFailure(remote, version);
      const name = metrics.isKnownRemote(remote) ? remote : 'other';
      metrics.countFailures([{ remote: name, version: isKnown ? version : 'unknown', phase }], 'browser');
      request.log.warn({ expose, version, phase, error }, 'a frontend failed in a browser');
      return reply.code(204).send();
    },
  );

  server.post(
    crashesPath,
    { preHandler, schema: { body: CrashReport }, bodyLimit: 256, config },
    async (request, reply) => {
      const { set } = request.body as Type.Static<typeof CrashReport>;
      const isKnown = metrics.countCrash(set);
      request.log.warn({ set, isKnown }, 'a page hung or crashed in a browser');
      return reply.code(204).send();
    },
  );
}
