import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from 'shared-contracts/app';
import { remoteName } from 'shared-contracts/discovery';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { vitalsPath } from '../../../app/vitals-report.ts';
import type { VitalsMetrics } from '../../vitals-metrics.ts';
import { shopOnly } from '../shop-only.ts';

const Milliseconds = Type.Number({ minimum: 0 });
const Version = Type.String({ maxLength: 40 });
const few = { additionalProperties: false, maxProperties: 40 } as const;
const record = <Value extends Type.TSchema>(value: Value, pattern: string) =>
  Type.Record(Type.String({ pattern }), value, few);

const Report = Type.Object(
  {
    route: Type.String({ maxLength: 80 }),
    releases: record(Version, `^${remoteName}$`),
    vitals: Type.Partial(
      Type.Object({
        ttfb: Milliseconds,
        fcp: Milliseconds,
        lcp: Milliseconds,
        inp: Milliseconds,
        cls: Type.Number({ minimum: 0, maximum: 100 }),
      }),
      { additionalProperties: false },
    ),
    interactive: record(Milliseconds, `^${remoteName}/[a-z][a-z0-9-]{0,40}$`),
    loaded: record(Milliseconds, `^${remoteName}$`),
    errors: Type.Array(
      Type.Object(
        {
          remote: Type.String({ maxLength: 40 }),
          version: Version,
          count: Type.Integer({ minimum: 1, maximum: 20 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
    missingMessages: Type.Optional(record(Type.Integer({ minimum: 1, maximum: 1000 }), `^${remoteName}$`)),
  },
  { additionalProperties: false },
);

/** The server's own validation would convert types and drop unknown fields; here both are refused. */
const report = Compile(Report);

const bodyLimit = 8 * 1024;

/** Path to which pages rendered before the rename of the path report; their tabs may stay open for days. */
const pathBefore = '/_shell/life';

/**
 * Reports of page loads, which a browser sends as it leaves the page. They are counted and discarded: neither address nor browser of the
 * sender is stored or logged.
 */
export function addVitalsRoutes(
  server: FastifyInstance,
  { shopOrigin }: Pick<SiteConfig, 'shopOrigin'>,
  vitals: VitalsMetrics,
): void {
  for (const path of [vitalsPath, pathBefore]) {
    server.post(
      path,
      {
        preHandler: shopOnly(shopOrigin, { onRefused: () => vitals.refuse('foreign') }),
        bodyLimit,
        config: {
          rateLimit: {
            max: 60,
            timeWindow: 60_000,
            onExceeded: () => vitals.refuse('limited'),
          },
        },
      },
      async (request, reply) => {
        const { body } = request;
        if (!report.Check(body)) {
          vitals.refuse('malformed');
          return reply.code(400).send({ error: 'malformed' });
        }
        vitals.count(body);
        return reply.code(204).send();
      },
    );
  }
}
