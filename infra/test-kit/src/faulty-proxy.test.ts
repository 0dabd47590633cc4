// @module-tag rotated
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type ApiFault, startFaultyProxy } from './faulty-proxy.ts';

/** The proxy before a server that counts what reaches it. */
async function proxyWith(fault: ApiFault) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end('abc');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const proxy = await startFaultyProxy(`http://localhost:${(server.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await proxy.close();
    server.close();
  });
  await fetch(proxy.control, { method: 'PUT', body: fault });
  return { ...proxy, asked: () => asked };
}

it('a dripping API sends a byte of its body each second', async () => {
  const { origin } = await proxyWith('dripping');
  const started = performance.now();
  const response = await fetch(origin);
  expect(response.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(900);
  expect(await response.text()).toBe('abc');
  expect(performance.now() - started).toBeGreaterThan(2_900);
});

it('on a lossy network some calls of every kind get no response or are refused, and some of these were carried out', async () => {
  const { origin, control, asked } = await proxyWith('lossy');
  const outcome = (): Promise<string> =>
    fetch(`${origin}/api/v1/menu/`)
      .then(async (response) => `${response.status} ${await response.text()}`)
      .catch(String);
  const outcomes = await Promise.all(Array.from({ length: 60 }, outcome));
  const whole = outcomes.filter((text) => text === '200 abc').length;
  expect(whole).toBeGreaterThan(35);
  expect(whole).toBeLessThan(60);
  expect(asked()).toBeGreaterThan(whole);
  expect(await (await fetch(`${control}/mishaps`)).json()).toMatchObject({ refused: expect.any(Number) });
});
