import type { Tracing } from '@bergauf/service-kit/tracing/tracing';
import type pg from 'pg';

/** Statements contain no personal data, as values are parameters. Long lists of columns are cut. */
const longestText = 500;

/**
 * Creates a span for each query that a request waits for: the pool's own queries and those in transactions. The span includes the
 * wait for a connection.
 */
export function traceQueries(pool: pg.Pool, { current }: Pick<Tracing, 'current'>): void {
  traced(pool);
  const connect = pool.connect.bind(pool);
  const clients = new WeakSet<pg.PoolClient>();
  async function connectTraced(): Promise<pg.PoolClient> {
    const client = await connect();
    // A client returns to the pool and is lent again.
    if (!clients.has(client)) traced(client);
    clients.add(client);
    return client;
  }
  type Done = Parameters<typeof connect>[0];
  pool.connect = ((done?: Done) => (done === undefined ? connectTraced() : connect(done))) as typeof pool.connect;

  function traced(own: Pick<pg.Pool, 'query'>): void {
    const query = own.query.bind(own) as (...parameters: unknown[]) => unknown;
    own.query = ((...parameters: unknown[]) => {
      const text = textOf(parameters[0]);
      const span = text === null ? undefined : current()?.begin('query', { 'db.system.name': 'postgresql', ...text });
      const result = query(...parameters);
      if (!span || !(result instanceof Promise)) return result;
      return result.then(
        (rows: unknown) => {
          span.end();
          return rows;
        },
        (cause: unknown) => {
          span.end({}, cause);
          throw cause;
        },
      );
    }) as typeof own.query;
  }
}

function textOf(query: unknown): { 'db.query.text': string } | null {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' ? { 'db.query.text': text.slice(0, longestText) } : null;
}
