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
      // Shorter than for shoppers: load balancers probe often and with short timeouts.
      handlerTimeout: 3000,
      schema: {
        summary: 'Whether the database responds; 503 while it does not',
        response: { 200: dataOf(Type.Object({ ready: Type.Boolean() })) },
      },
    },
    async (_request, reply) => {
      await orm.execute(sql`select 1`);
      reply.header('cache-control', 'no-store');
      return { data: { ready: true } };
    },
  );
}
