import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { allowStyles, securityHeaders } from './security-headers.ts';

const inline = { start: 'start()', scheme: 'scheme()' };
const headers = securityHeaders(configForTests, inline, null);
const policy = headers['content-security-policy'] ?? '';
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values] as const;
  }),
);

describe('the content security policy', () => {
  it('allows nothing unsafe and no wildcard', () => {
    for (const values of directives.values()) {
      for (const value of values) {
        expect(value).not.toMatch(/unsafe-|\*|strict-dynamic|^https?:$/);
      }
    }
  });

  it('allows scripts, styles and pictures from the own origin only, and of inline scripts the one that shows the scheme and the one that starts the others', () => {
    const hashes = [inline.scheme, inline.start].map((text) => createHash('sha384').update(text).digest('base64'));
    expect(directives.get('script-src')).toEqual(["'self'", ...hashes.map((hash) => `'sha384-${hash}'`)]);
    expect(directives.get('style-src')).toEqual(["'self'"]);
    expect(directives.get('img-src')).toEqual(["'self'", 'data:']);
  });

  it('allows the style elements of a document by their hashes', () => {
    expect(allowStyles(policy, ['sha384-a', 'sha384-b'])).toBe(
      policy.replace("style-src 'self'", "style-src 'sha384-a' 'sha384-b' 'self'"),
    );
  });

  it('allows the origins of releases and pictures where they are separate', () => {
    const separate = { ...configForTests, picturesOrigin: 'https://api.example' };
    const policy = securityHeaders(separate, inline, 'https://releases.example')['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' https:\/\/releases\.example 'sha384-[^']+' 'sha384-[^']+';/);
    expect(policy).toContain("style-src 'self' https://releases.example;");
    expect(policy).toContain("img-src 'self' https://api.example https://releases.example data:;");
    expect(policy).toContain("connect-src 'self' http://localhost:3001 https://releases.example;");
  });

  it.each([
    ['default-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['connect-src', ["'self'", 'http://localhost:3001']],
    ['form-action', ["'self'", 'http://localhost:3003', 'http://localhost:3001']],
  ])('has the directive %s with %j', (name, values) => {
    expect(directives.get(name)).toEqual(values);
  });

  it('allows calls to the Matomo that is configured, and to no other', () => {
    const matomo = { origin: 'https://matomo.example', siteId: 1 };
    const { 'content-security-policy': own } = securityHeaders(
      { ...configForTests, analytics: { matomo } },
      inline,
      null,
    );
    expect(own).toContain("connect-src 'self' http://localhost:3001 https://matomo.example;");
  });

  it('allows pictures of the tile server that is configured, and nothing else from it', () => {
    const mapTiles = {
      url: 'https://tiles.example/streets/{z}/{x}/{y}.png?key=1',
      provider: 'Kartenwerk',
      attribution: '© Kartenwerk',
      attributionUrl: null,
      maxZoom: 18,
    };
    const { 'content-security-policy': own } = securityHeaders({ ...configForTests, mapTiles }, inline, null);
    expect(own).toContain("img-src 'self' https://tiles.example data:;");
    expect(own?.match(/tiles\.example/g)).toHaveLength(1);
  });

  it('allows one Trusted Types policy: scripts of the page’s releases', () => {
    expect(directives.get('trusted-types')).toEqual(['bergauf-releases']);
  });
});

it.each([
  [false, null, []],
  [true, null, []],
  [false, 'https://fit.example/widget', []],
  [true, 'https://fit.example/widget', ['frame-src https://fit.example']],
])('with the fit widget’s flag %s and the page %s the policy allows frames of %j (0077)', (isOn, page, allowed) => {
  const config = {
    ...configForTests,
    bikesFitWidgetEnabled: isOn,
    bikesFitWidgetKey: page && 'k',
    bikesFitWidgetUrl: page,
  };
  const own = securityHeaders(config, inline, null)['content-security-policy']?.split('; ');
  expect(own?.filter((directive) => directive.startsWith('frame-src'))).toEqual(allowed);
});

it('documents cannot be framed, sniffed or shared with an opener', () => {
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

it('requires HTTPS only where the shop uses it', () => {
  const secure = securityHeaders(
    { ...configForTests, shopOrigin: 'https://shop.example' },
    inline,
    'https://r.example',
  );
  expect(secure).toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it('no header contains a line break', () => {
  for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/);
});
