import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counts and times every answer by route, for Prometheus. */
export function measureRequests(server: FastifyInstance): Registry {
  // One registry a server, so that two servers in one process do not count into each other.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'bergauf_api_request_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 1, 5],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    // The route's pattern, not the path: a label for every product would be a time series for every product.
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return registry;
}
