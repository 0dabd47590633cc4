import pg from 'pg';

/** A pool that outlives its server: lost connections are reported, never thrown, and none is lost to the pool. */
export function createResilientPool(config: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  // Without a listener a connection that dies while idle would end the process.
  pool.on('error', onIdleError);
  // Nor may one that dies in use: whoever uses it learns of it from the answer to the query, or from `giveBack` below.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = pool.connect.bind(pool);

  /**
   * One that dies while a transaction holds it goes back to the pool at once: Drizzle gives a connection back only where
   * `begin` has worked, and ten that died before that would be the whole pool.
   */
  async function connectSteadily(): Promise<pg.PoolClient> {
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
  pool.connect = ((done?: Done) => (done === undefined ? connectSteadily() : connect(done))) as typeof pool.connect;
  return pool;
}
