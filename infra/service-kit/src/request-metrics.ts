import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * Counts and times every response by route, for Prometheus.
 * @param name of the histogram, such as `bergauf_api_request_seconds`
 */
export function measureRequests(server: FastifyInstance, name: string): Registry {
  // A registry for each server, so that two servers in one process do not share counts.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name,
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 1, 5],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    // The route's pattern instead of the path, which would create a time series for each product.
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return registry;
}

/** Default host: metrics are for a collector on this machine, not for the network that shoppers use. */
const loopback = '127.0.0.1';

/** `variable`: name of the variable that sets the port. */
export type MetricsAddress = { port: number; host?: string; variable: string };

/** Serves the metrics at `/metrics` on their own port until the service closes. @throws one sentence if the port is in use */
export async function serveMetrics(
  service: FastifyInstance,
  registry: Registry,
  { port, host = loopback, variable }: MetricsAddress,
): Promise<void> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Only /metrics is here.\n');
      return;
    }
    try {
      const metrics = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(metrics);
    } catch (cause) {
      service.log.error({ err: cause }, 'the metrics cannot be read');
      response
        .writeHead(500, { 'content-type': 'text/plain' })
        .end('The metrics cannot be read; the log has the reason.\n');
    }
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(`The metrics cannot be served on port ${port}; choose another one with ${variable}.`, {
      cause,
    });
  }
  service.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  service.log.info(
    { metricsUrl: `http://${host}:${(server.address() as AddressInfo).port}/metrics` },
    'metrics are served',
  );
}
