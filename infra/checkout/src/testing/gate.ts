import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a call: answered in the API's place, or never answered at all. */
export type Fault =
  | { status: number; body: object; headers?: Readonly<Record<string, string>> }
  | 'hang'
  | 'lost answer';

export type Gate = {
  origin: string;
  /** `POST /api/v1/order/`, without its query; all that went through or were stopped. */
  readonly calls: { name: string; headers: IncomingHttpHeaders }[];
  /** Calls whose name begins so; null lets them through again. */
  fail(name: string, fault: Fault | null): void;
  close(): Promise<void>;
};

/** Stands before the real API as a network does: it can delay, refuse and lose, and changes nothing else. */
export async function openGate(apiOrigin: string): Promise<Gate> {
  const faults = new Map<string, Fault>();
  const calls: Gate['calls'] = [];
  const server = createServer((request, response) => {
    const name = `${request.method} ${request.url?.split('?')[0]}`;
    calls.push({ name, headers: request.headers });
    const fault = [...faults].find(([start]) => name.startsWith(start))?.[1];
    if (fault === 'hang') return;
    if (fault !== undefined && fault !== 'lost answer') {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(JSON.stringify(fault.body));
      return;
    }
    const { method, headers } = request;
    const onward = httpRequest(`${apiOrigin}${request.url}`, { method, headers }, (answer) => {
      if (fault === 'lost answer') return answer.resume().on('end', () => response.destroy());
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(response);
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
