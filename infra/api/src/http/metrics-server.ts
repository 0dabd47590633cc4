import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** Loopback: the figures are for a collector on this machine, never for the network that shoppers come from. */
const host = '127.0.0.1';

/** Serves the figures at `/metrics` on a port of their own until the API closes. Throws one sentence when the port is in use. */
export async function serveMetrics(api: FastifyInstance, registry: Registry, port: number): Promise<void> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Only /metrics is here.\n');
      return;
    }
    const figures = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(figures);
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(`The figures cannot be served on port ${port}; choose another one with API_METRICS_PORT.`, {
      cause,
    });
  }
  api.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  api.log.info(
    { metricsUrl: `http://${host}:${(server.address() as AddressInfo).port}/metrics` },
    'figures are served',
  );
}
