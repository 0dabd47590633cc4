import { sql } from 'drizzle-orm';
import Type from 'typebox';
import type { Orm } from '../../database/database.ts';
import { type ApiServer, dataOf } from '../api-context.ts';

/** For whoever runs the process: is it alive, and can it serve. */
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
      // Sooner than for shoppers: a balancer asks often and waits briefly.
      handlerTimeout: 3000,
      schema: {
        summary: 'Whether the database answers; 503 while it does not',
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
