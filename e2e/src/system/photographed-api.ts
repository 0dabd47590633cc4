import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Picture = { readonly url: string; readonly alt: string; readonly width: number; readonly height: number };

const isDrawnProduct = (value: object): boolean =>
  'url' in value && typeof value.url === 'string' && value.url.startsWith('/pictures/product/');

/**
 * A proxy before the real product API whose products have photographs in place of drawings. A drawing always becomes the same
 * photograph, in the order in which drawings come.
 */
export async function startPhotographedApi(
  target: string,
  photographs: readonly Picture[],
): Promise<{ origin: string; close(): void }> {
  const photographOf = new Map<string, Picture>();

  function photographed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(photographed);
    if (typeof value !== 'object' || value === null) return value;
    if (isDrawnProduct(value)) return chosenFor((value as Picture).url);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, photographed(inner)]));
  }

  function chosenFor(url: string): Picture | undefined {
    const chosen = photographOf.get(url) ?? photographs[photographOf.size % photographs.length];
    if (chosen) photographOf.set(url, chosen);
    return chosen;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answered = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      redirect: 'manual',
    });
    const body = Buffer.from(await answered.arrayBuffer());
    const isJson = answered.headers.get('content-type')?.startsWith('application/json') ?? false;
    const sent = isJson && body.length > 0 ? Buffer.from(JSON.stringify(photographed(JSON.parse(`${body}`)))) : body;
    const kept = [...answered.headers].filter(
      ([name]) => !/^(content-length|transfer-encoding|connection)$/.test(name),
    );
    response.writeHead(answered.status, [...kept, ['content-length', `${sent.length}`]].flat()).end(sent);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(process.env['PHOTOGRAPHED_PORT'] ?? 0), '127.0.0.1', resolve),
  );
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
