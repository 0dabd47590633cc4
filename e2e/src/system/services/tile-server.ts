import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export type TileServer = {
  origin: string;
  /** Requests of browsers, in order. */
  requests: { path: string; referrer: string | undefined; cookie: string | undefined }[];
  stop(): Promise<void>;
};

/** A server of map tiles on the loopback interface: each is a square of one colour, by its level. */
export async function startTileServer(): Promise<TileServer> {
  const requests: TileServer['requests'] = [];
  const tile = (level: number): Promise<Buffer> =>
    sharp({ create: { width: 256, height: 256, channels: 3, background: { r: 160 + level * 4, g: 200, b: 170 } } })
      .png()
      .toBuffer();
  const server = createServer(async ({ url = '', headers }, response) => {
    requests.push({ path: url, referrer: headers.referer, cookie: headers.cookie });
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' });
    response.end(await tile(Number(url.split('/')[1])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
