import { newSigningKey, publicKeyOf, signClaims } from '@bergauf/service-kit/signed-claims';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLinkReader } from './preview-link.ts';

let key: string;
let asked: number;
let isAway: boolean;
let warnings: string[];
const log = { warn: (_about: object, message: string) => void warnings.push(message) };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'hrtime'] });
  key = newSigningKey();
  asked = 0;
  isAway = false;
  warnings = [];
});
afterEach(() => void vi.useRealTimers());

async function reader() {
  const registry = Fastify({ forceCloseConnections: true });
  registry.get('/api/v1/preview-key', async (_request, reply) => {
    asked += 1;
    if (isAway) return reply.code(503).send({});
    return { key: publicKeyOf(key) };
  });
  onTestFinished(() => registry.close());
  return createLinkReader(await registry.listen({ port: 0, host: 'localhost' }), log);
}

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
const preview = () => ({ remote: 'mf-header', version: '1.0.0-preview.1', expiresAt: inMs(60_000) });

test('a signed link is read until it expires', async () => {
  const read = await reader();
  const claims = preview();
  const text = signClaims(key, claims);
  expect(await read(text)).toEqual(claims);
  vi.advanceTimersByTime(59_000);
  expect(await read(text)).toEqual(claims);
  vi.advanceTimersByTime(1_000);
  await expect(read(text)).rejects.toMatchObject({ name: 'PreviewRefused', reason: 'expired' });
  expect(asked).toBe(1);
});

test.each<[string, (text: string) => string]>([
  [
    'another version',
    (text) =>
      text.replace(/^[^.]+/, Buffer.from(JSON.stringify({ ...preview(), version: '2.0.0' })).toString('base64url')),
  ],
  [
    'a later end',
    (text) =>
      text.replace(/^[^.]+/, Buffer.from(JSON.stringify({ ...preview(), expiresAt: inMs(1e9) })).toString('base64url')),
  ],
  ['another key', () => signClaims(newSigningKey(), preview())],
  ['a part of it', (text) => text.slice(0, -1)],
  ['other claims', () => signClaims(key, { remote: '../x', version: '1', expiresAt: inMs(1e9) })],
  ['nothing', () => ''],
])('a link with %s is refused', async (_what, change) => {
  const read = await reader();
  await expect(read(change(signClaims(key, preview())))).rejects.toMatchObject({ reason: 'invalid' });
});

test('the registry’s key is requested again when it has changed, but not for every forged link', async () => {
  const read = await reader();
  await read(signClaims(key, preview()));
  key = newSigningKey();
  const text = signClaims(key, preview());
  await expect(read(text)).rejects.toMatchObject({ reason: 'invalid' });
  expect(asked).toBe(1);
  // Meanwhile the clock is set back.
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(await read(text)).toMatchObject({ remote: 'mf-header' });
  await Promise.allSettled(Array.from({ length: 20 }, () => read('forged')));
  expect(asked).toBe(2);
});

test('without the registry no preview starts: its key is requested once in a while, and the reason is logged once', async () => {
  const read = await reader();
  const text = signClaims(key, preview());
  isAway = true;
  await Promise.all([text, text, 'forged'].map((one) => expect(read(one)).rejects.toMatchObject({ reason: 'failed' })));
  await expect(read(text)).rejects.toMatchObject({ reason: 'failed', message: expect.stringContaining('503') });
  expect([asked, warnings]).toEqual([1, ["the registry's key for previews could not be read"]]);
  isAway = false;
  vi.advanceTimersByTime(10_000);
  expect(await read(text)).toMatchObject({ remote: 'mf-header' });
  expect([asked, warnings.length]).toEqual([2, 1]);
});
