import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gate before the API: it counts what passes, keeps answers back, or cuts the line. */
export type Gate = {
  readonly origin: string;
  /** `POST /api/v1/cart/` and so on, in the order of their coming. */
  readonly passed: string[];
  /** What they carried. */
  readonly bodies: unknown[];
  /** Answers are kept back from now on until the returned function lets them go. */
  hold(): () => void;
  /** The next call that matches is carried out, but its answer is lost on the way. */
  loseAnswerOf(call: string): void;
  /** The next call that matches is answered with this instead. */
  answer(call: string, status: number, body: unknown): void;
  /** Forgets the faults that no call has met. */
  calm(): void;
  close(): Promise<void>;
};

export async function createGate(target: string): Promise<Gate> {
  const passed: string[] = [];
  const bodies: unknown[] = [];
  const lost = new Set<string>();
  const fixed = new Map<string, { status: number; body: unknown }>();
  let open: Promise<void> = Promise.resolve();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    passed.push(call);
    const body: Uint8Array[] = [];
    for await (const part of request) body.push(part);
    bodies.push(body.length > 0 ? JSON.parse(Buffer.concat(body).toString()) : null);
    const instead = fixed.get(call);
    if (instead) {
      fixed.delete(call);
      response.writeHead(instead.status, { 'content-type': 'application/json' }).end(JSON.stringify(instead.body));
      return;
    }
    const headers = new Headers();
    for (const name of ['content-type', 'authorization', 'x-request-id', 'x-request-client', 'x-requested-with']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const method = request.method ?? 'GET';
    const answer = await fetch(`${target}${request.url}`, {
      method,
      headers,
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    });
    const text = await answer.text();
    await open;
    if (lost.delete(call)) response.destroy();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch((cause: unknown) => response.destroy(cause instanceof Error ? cause : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    passed,
    bodies,
    hold() {
      let release = (): void => {};
      open = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    loseAnswerOf: (call) => void lost.add(call),
    answer: (call, status, body) => void fixed.set(call, { status, body }),
    calm() {
      lost.clear();
      fixed.clear();
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
