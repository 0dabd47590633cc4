import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type Responder = (response: ServerResponse, request: Seen) => void;

export type ApiServer = {
  origin: string;
  /** Every request so far, in order. */
  seen: Seen[];
  /** Responds to requests from now on. */
  respond: Responder;
  close(): Promise<void>;
};

/** An HTTP server on a free port that records its requests. */
export async function startApiServer(): Promise<ApiServer> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body };
    api.seen.push(one);
    api.respond(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const api: ApiServer = {
    origin: `http://localhost:${port}`,
    seen: [],
    respond: json(200, { data: null }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return api;
}

export function json(status: number, body: unknown): Responder {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** An error response in the API's format. */
export function refusal(status: number, error: string, errors: Record<string, string[]> = {}): Responder {
  return json(status, { error, message: `Sorry: ${error}`, errors });
}

/** The first response once, then the second. */
export function inTurn(first: Responder, then: Responder): Responder {
  let asked = 0;
  return (response, request) => (asked++ === 0 ? first : then)(response, request);
}

export function after(ms: number, respond: Responder): Responder {
  return (response, request) => void setTimeout(() => respond(response, request), ms);
}
