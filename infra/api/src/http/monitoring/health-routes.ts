import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import Type from 'typebox';
import type { Orm } from '../../database/database.ts';
import type { ApiServer } from '../api-context.ts';
import { dataOf } from '../route-schemas.ts';

/** Liveness and readiness probes for operators. */
export function healthRoutes(server: ApiServer, orm: Orm): void {
  server.get(
    '/healthz',
    {
      schema: {
        summary: 'Whether the process is alive',
        response: { 200: dataOf(Type.Object({ ok: Type.Boolean() })) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: { ok: true } };
    },
  );

  server.get(
    '/readyz',
    {
      schema: {
        summary: 'Whether the process may get requests, and whether the database responds; 503 only while it ends',
        response: { 200: dataOf(Type.Object({ ready: Type.Boolean(), database: Type.Boolean() })) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      // Ready without a database, too: lists and searches come from memory, and a load balancer would take out every process at once.
      return { data: { ready: true, database: await responds(orm) } };
    },
  );
}

/** Shorter than for shoppers: load balancers probe often and with short timeouts. */
const probeMs = 1_500;

const responds = (orm: Orm): Promise<boolean> =>
  Promise.race([
    orm.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    sleep(probeMs, false, { ref: false }),
  ]);
