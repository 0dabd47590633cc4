import autocannon from 'autocannon';

export type LoadOptions = {
  origin: string;
  /** The path of the next request. */
  path: () => string;
  encoding: 'br' | null;
  connections: number;
  seconds: number;
};

export type LoadResult = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  responses: number;
  /** Number of requests without a response, or with a status other than 2xx. */
  failed: number;
  /** Mean size of a response, headers included. */
  bytesEach: number;
};

/** Sends requests as fast as responses arrive, for some seconds, only to this machine. */
export async function generateLoad({ origin, path, encoding, connections, seconds }: LoadOptions): Promise<LoadResult> {
  if (new URL(origin).hostname !== 'localhost') throw new Error(`Load goes to this machine only, not to ${origin}.`);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 20,
    headers: encoding ? { 'accept-encoding': encoding } : {},
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  const responses = result.requests.total;
  return {
    perSecond: responses / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    responses,
    failed: result.non2xx + result.errors + result.timeouts,
    bytesEach: responses === 0 ? 0 : result.throughput.total / responses,
  };
}
