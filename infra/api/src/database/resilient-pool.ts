import pg from 'pg';

/**
 * A pool that survives a restart of the database server: lost connections are reported instead of thrown, and return to the
 * pool.
 */
export function createResilientPool(config: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  // Without a listener, an error on an idle connection would end the process.
  pool.on('error', onIdleError);
  // The same holds for connections in use. Their user sees the error in the query's result or through `giveBack` below.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = pool.connect.bind(pool);

  /**
   * Returns a connection to the pool as soon as it fails. Drizzle releases a connection only after a successful `begin`; ten
   * connections that failed before would exhaust the pool.
   */
  async function connectAndRecover(): Promise<pg.PoolClient> {
    const client = await connect();
    const release = client.release.bind(client);
    const giveBack = (error?: Error | boolean) => {
      client.off('error', giveBack);
      client.release = () => undefined;
      release(error);
    };
    client.release = giveBack;
    client.on('error', giveBack);
    return client;
  }

  type Done = Parameters<typeof connect>[0];
  pool.connect = ((done?: Done) => (done === undefined ? connectAndRecover() : connect(done))) as typeof pool.connect;
  return pool;
}
