import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendByProxy } from './proxy-client.ts';
import { type ProxyForTests, startProxy, whyNoProxy } from './proxy-for-tests.ts';

const hosts = { shopHost: 'www.shop.example', checkoutHost: 'kassa.shop.example' };
const places = [`https://${hosts.shopHost}/_shell/assets/`, `https://${hosts.checkoutHost}/assets/`] as const;

/** A server with the hashed files of one build, as shells and checkouts are. */
type Build = { name: string; server: Server; host: string };

async function startBuild(name: string): Promise<Build> {
  const build: Build = { name, server: createServer(), host: '' };
  build.server.on('request', (request, response) => {
    const isOwn = request.url?.includes(`.${name}.`) ?? false;
    const headers = { 'cache-control': isOwn ? 'public, max-age=31536000, immutable' : 'no-store' };
    response.writeHead(isOwn ? 200 : 404, headers).end(isOwn ? `file of ${name}` : 'not found');
  });
  build.server.listen(0, '127.0.0.1');
  await once(build.server, 'listening');
  build.host = `127.0.0.1:${(build.server.address() as AddressInfo).port}`;
  return build;
}

describe.skipIf(whyNoProxy)(`the proxy while a build replaces another${whyNoProxy ? `: ${whyNoProxy}` : ''}`, () => {
  let proxy: ProxyForTests;
  let builds: Build[];
  let servers: Parameters<typeof startProxy>[0];

  beforeAll(async () => {
    // One of five servers has been replaced: a file must be looked for in all of them.
    builds = await Promise.all(['old', 'old', 'old', 'old', 'new'].map(startBuild));
    const all = builds.map(({ host }) => host);
    const nobody = `127.0.0.1:${await freePort()}`;
    servers = {
      ...hosts,
      apiHost: 'api.shop.example',
      registryHost: 'releases.shop.example',
      shells: all,
      checkouts: all,
      apis: [nobody],
      registry: nobody,
    };
    proxy = await startProxy(servers);
  });
  afterAll(async () => {
    await proxy.stop();
    for (const { server } of builds) server.close().closeAllConnections();
  });

  test.each(places)('%s has the files of both, whichever server is tried first', async (place) => {
    for (let file = 0; file < 20; file += 1) {
      for (const name of ['old', 'new']) {
        const response = await sendByProxy(`${place}script-${file}.${name}.js`, proxy);
        expect([response.status, await response.text()]).toEqual([200, `file of ${name}`]);
      }
    }
  });

  test.each(places)('%s responds with 404 for what no build has', async (place) => {
    expect((await sendByProxy(`${place}script.none.js`, proxy)).status).toBe(404);
  });

  test.each(places)('%s has the files of open tabs after the last server of their build was removed', async (place) => {
    const file = `${place}later.old.js`;
    await sendByProxy(file, proxy);
    const replaced = builds.filter(({ name }) => name === 'new').map(({ host }) => host);
    await proxy.reload({ ...servers, shells: replaced, checkouts: replaced });
    const response = await sendByProxy(file, proxy);
    expect([response.status, await response.text()]).toEqual([200, 'file of old']);
    await proxy.reload(servers);
  });
});
