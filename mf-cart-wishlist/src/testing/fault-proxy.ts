import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the API that records requests, delays responses and injects faults. */
export type FaultProxy = {
  readonly origin: string;
  /** `POST /api/v1/cart/` and so on, in the order of arrival. */
  readonly requests: string[];
  /** Their bodies. */
  readonly bodies: unknown[];
  /** Delays responses until the returned function is called. */
  hold(): () => void;
  /** The next request that matches is executed, but its response is lost. */
  dropResponseOf(request: string): void;
  /** The next request that matches gets this response and is not executed. */
  respondTo(request: string, status: number, body: unknown): void;
  /** Removes the faults that no request has matched yet. */
  clearFaults(): void;
  close(): Promise<void>;
};

export async function createFaultProxy(target: string): Promise<FaultProxy> {
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const dropped = new Set<string>();
  const fixed = new Map<string, { status: number; body: unknown }>();
  let released: Promise<void> = Promise.resolve();

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = `${request.method} ${request.url}`;
    requests.push(name);
    const body: Uint8Array[] = [];
    for await (const chunk of request) body.push(chunk);
    bodies.push(body.length > 0 ? JSON.parse(Buffer.concat(body).toString()) : null);
    const instead = fixed.get(name);
    if (instead) {
      fixed.delete(name);
      response.writeHead(instead.status, { 'content-type': 'application/json' }).end(JSON.stringify(instead.body));
      return;
    }
    const headers = new Headers();
    for (const header of ['content-type', 'authorization', 'x-request-id', 'x-request-client', 'x-requested-with']) {
      const value = request.headers[header];
      if (typeof value === 'string') headers.set(header, value);
    }
    const method = request.method ?? 'GET';
    const upstream = await fetch(`${target}${request.url}`, {
      method,
      headers,
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    });
    const text = await upstream.text();
    await released;
    if (dropped.delete(name)) response.destroy();
    else response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => {
    forward(request, response).catch((cause: unknown) => response.destroy(cause instanceof Error ? cause : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    bodies,
    hold() {
      let release = (): void => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    dropResponseOf: (request) => void dropped.add(request),
    respondTo: (request, status, body) => void fixed.set(request, { status, body }),
    clearFaults() {
      dropped.clear();
      fixed.clear();
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
