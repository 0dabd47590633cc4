import type { Socket } from 'node:net';

/** The last response of a connection. */
export type LastResponse = {
  headers: Readonly<Record<string, string>>;
  body: string;
};

/** By the code of Node's error. */
const statuses: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Milliseconds for a client to read the response and to close the connection. */
const defaultGraceMs = 5_000;

/**
 * Responds to what Node cannot parse as a request, or what did not arrive in time, and closes the connection. There is nothing to route, so
 * the response is written to the socket.
 *
 * Ending the socket would only close the server's half: a client that keeps its half open would occupy the connection for ever, and an
 * upload would go on after its timeout.
 *
 * @param error of Node's event `clientError`
 * @param responseFor receives the status and its reason phrase
 */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  responseFor: (status: number, reason: string) => LastResponse,
  graceMs = defaultGraceMs,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, reason] = statuses[error.code ?? ''] ?? [400, 'Bad Request'];
  const { headers, body } = responseFor(status, reason);
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n'));
  const timer = setTimeout(() => socket.destroy(), graceMs);
  socket.once('close', () => clearTimeout(timer));
}
