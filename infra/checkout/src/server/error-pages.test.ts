// @module-tag rotated
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dataOf } from '@bergauf/api/testing/responses';
import { Cart } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCheckout, shopOrigin } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

describe('every response', () => {
  it.each([
    ['/', 200],
    ['/nix/', 404],
    ['/%zz/', 400],
    ['/assets/nix.js', 404],
    ['/checkout/danke/%zz/', 400],
    [`/checkout/danke/${'x'.repeat(400)}/`, 414],
    ['/checkout/danke/nix/', 404],
  ])('%s carries the headers, in the look and language of the shop', async (url, status) => {
    const someone = await checkout.guest();
    const { statusCode, headers, body } = await someone.open(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cache-control': 'no-store',
    });
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      `img-src 'self' ${checkout.network.origin}`,
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `report-uri ${shopOrigin}/_shell/csp`,
    ]);
    expect(body).toContain('<html lang="de-AT">');
    expect(body).toContain('<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"');
    expect(body).toContain('<h1>');
  });

  it('to a malformed form is a page as well', async () => {
    const someone = await checkout.guest();
    const json = await someone.submit({}, { 'content-type': 'application/json' });
    expect([json.statusCode, json.body.includes('Dieses Formular kommt nicht von uns')]).toEqual([400, true]);
    const elsewhere = await checkout.server.inject({ method: 'POST', url: '/' });
    expect([elsewhere.statusCode, elsewhere.body.includes('Diese Seite gibt es nicht')]).toEqual([404, true]);
    expect(dataOf(await someone.session.get('/api/v1/cart/'), Cart).products).toHaveLength(1);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes compressed as %s to who reads that', async (encoding, decode) => {
    const { rawPayload, headers } = await checkout.server.inject({
      url: '/',
      headers: { 'accept-encoding': encoding },
    });
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'accept-encoding']);
    expect(decode(rawPayload).toString()).toContain('</html>');
  });

  it('is a page even if Node cannot parse the request', async () => {
    const local = await openCheckout();
    const origin = await local.server.listen({ port: 0, host: '127.0.0.1' });
    const { hostname, port } = new URL(origin);
    const response = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`);
      });
      socket.on('data', (data) => {
        text += String(data);
      });
      socket.on('close', () => resolve(text));
    });
    expect(response).toMatch(/^HTTP\/1\.1 431 .*content-security-policy: default-src 'none'.*<html lang="de-AT">/s);
    await local.close();
  });

  it('has HSTS only where the connection is secure', async () => {
    const local = await openCheckout({ checkoutOrigin: 'http://localhost:3003' });
    expect((await local.server.inject('/')).headers['strict-transport-security']).toBeUndefined();
    await local.close();
  });
});
