import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a request: a replaced response, no response, or the API's response is lost. */
export type Fault =
  | { status: number; body: object | null; headers?: Readonly<Record<string, string>> }
  | 'hang'
  | 'lost response';

export type FaultyNetwork = {
  origin: string;
  /** All requests in order, such as `POST /api/v1/order/`, without query, forwarded or not. */
  readonly calls: { name: string; headers: IncomingHttpHeaders }[];
  /** Applies to requests whose name starts with `name`; null removes the fault. */
  fail(name: string, fault: Fault | null): void;
  close(): Promise<void>;
};

/** A proxy before the real API that can fail like a network: it refuses, hangs and loses responses, and changes nothing else. */
export async function openFaultyNetwork(apiOrigin: string): Promise<FaultyNetwork> {
  const faults = new Map<string, Fault>();
  const calls: FaultyNetwork['calls'] = [];
  const server = createServer((request, response) => {
    const name = `${request.method} ${request.url?.split('?')[0]}`;
    calls.push({ name, headers: request.headers });
    const fault = [...faults].find(([start]) => name.startsWith(start))?.[1];
    if (fault === 'hang') return;
    if (fault !== undefined && fault !== 'lost response') {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(JSON.stringify(fault.body));
      return;
    }
    const { method, headers } = request;
    const onward = httpRequest(`${apiOrigin}${request.url}`, { method, headers }, (upstream) => {
      if (fault === 'lost response') return upstream.resume().on('end', () => response.destroy());
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      return upstream.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail: (name, fault) => void (fault === null ? faults.delete(name) : faults.set(name, fault)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
