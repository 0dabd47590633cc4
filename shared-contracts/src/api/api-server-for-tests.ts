import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type Answer = (response: ServerResponse, request: Seen) => void;

export type ApiServer = {
  origin: string;
  /** Every request that came, in order. */
  seen: Seen[];
  /** What is answered from now on. */
  answer: Answer;
  close(): Promise<void>;
};

/** An HTTP server on a free port that writes down what it is asked. */
export async function startApiServer(): Promise<ApiServer> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body };
    api.seen.push(one);
    api.answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const api: ApiServer = {
    origin: `http://localhost:${port}`,
    seen: [],
    answer: json(200, { data: null }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return api;
}

export function json(status: number, body: unknown): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** The API's form of an error. */
export function refusal(status: number, error: string, errors: Record<string, string[]> = {}): Answer {
  return json(status, { error, message: `Sorry: ${error}`, errors });
}

/** The first answer once, then the second. */
export function inTurn(first: Answer, then: Answer): Answer {
  let asked = 0;
  return (response, request) => (asked++ === 0 ? first : then)(response, request);
}

export function after(ms: number, answer: Answer): Answer {
  return (response, request) => void setTimeout(() => answer(response, request), ms);
}
