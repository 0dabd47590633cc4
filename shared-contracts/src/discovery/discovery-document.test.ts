import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { DiscoveryDocument, type DiscoveryRelease, ReleaseManifest, remoteName } from './discovery-document.ts';

const document = Compile(DiscoveryDocument);
const manifestSchema = Compile(ReleaseManifest);
const integrity = `sha384-${'a'.repeat(64)}`;

const manifest: ReleaseManifest = {
  name: 'mf-header',
  version: '1.0.0',
  contractRange: '^1.0.0',
  clientEntry: 'client/remoteEntry.0a1b.js',
  serverEntry: 'server/remoteEntry.js',
  exposes: { header: { scripts: ['client/header.js'], styles: ['client/@scope/header.css'] } },
  files: { 'client/remoteEntry.0a1b.js': integrity, 'server/remoteEntry.js': integrity },
};
const release: DiscoveryRelease = {
  url: 'http://localhost:3002/mf-header/1.0.0/client/remoteEntry.0a1b.js',
  metadata: { integrity, version: '1.0.0' },
  deployment: { traffic: 100, default: true },
  extras: { baseUrl: 'http://localhost:3002/mf-header/1.0.0/', manifestIntegrity: integrity, manifest },
};
const withRelease = (changed: object): unknown => ({
  schema: 'v1-pre',
  revision: 1,
  microFrontends: { '@bergauf/mf-header': [{ ...release, ...changed }] },
});

it('the discovery schema accepts a document of the registry, also with a frontend that is switched off', () => {
  expect(document.Check(withRelease({}))).toBe(true);
  expect(document.Check({ schema: 'v1-pre', revision: 0, microFrontends: { '@bergauf/mf-header': [] } })).toBe(true);
});

it.each([
  ['mf-a', true],
  [`mf-${'a'.repeat(30)}`, true],
  [`mf-${'a'.repeat(31)}`, false],
  ['mf-', false],
  ['mf-Header', false],
  ['mf-header2', false],
  ['header', false],
])('the name of a frontend has small letters and hyphens, at most 30 after mf-: %s', (name, isName) => {
  expect(new RegExp(`^${remoteName}$`).test(name)).toBe(isName);
  expect(manifestSchema.Check({ ...manifest, name })).toBe(isName);
  const microFrontends = { [`@bergauf/${name}`]: [] };
  expect(document.Check({ schema: 'v1-pre', revision: 1, microFrontends })).toBe(isName);
});

describe('a release manifest', () => {
  it.each([
    [`sha256-${'a'.repeat(43)}=`, true],
    [integrity, true],
    [`sha256-${'a'.repeat(64)}`, false],
    [`sha384-${'a'.repeat(43)}=`, false],
    [`sha512-${'a'.repeat(86)}==`, false],
    [`md5-${'a'.repeat(22)}==`, false],
    [`${integrity}" onload="`, false],
  ])('accepts hashes of files as SHA-256 and SHA-384 only: %s', (hash, isAccepted) => {
    const files = { 'client/remoteEntry.0a1b.js': hash, 'server/remoteEntry.js': hash };
    expect(manifestSchema.Check({ ...manifest, files })).toBe(isAccepted);
  });

  it.each([
    '../escape.js',
    'client/../../escape.js',
    'client/..',
    '..',
    '.',
    './client/a.js',
    'client/./a.js',
    '/etc/passwd',
    'client//a.js',
    'client/',
    'client\\a.js',
    'client/a b.js',
    'client/"onload=.js',
    '',
  ])('refuses the file path %j', (file) => {
    expect(manifestSchema.Check({ ...manifest, files: { [file]: integrity } })).toBe(false);
    expect(manifestSchema.Check({ ...manifest, clientEntry: file })).toBe(false);
    expect(manifestSchema.Check({ ...manifest, exposes: { header: { scripts: [file], styles: [] } } })).toBe(false);
  });

  it.each(['a.js', 'client/a..b.js', 'client/...js', '..a/b.js', 'client/a.b.c.js.br'])(
    'may name a file %s',
    (file) => {
      expect(manifestSchema.Check({ ...manifest, files: { [file]: integrity } })).toBe(true);
    },
  );

  it.each([
    ['a hash of another kind', { files: { 'a.js': `sha512-${'a'.repeat(86)}==` } }],
    ['no hash', { files: { 'a.js': '' } }],
    ['an exposed name with a slash', { exposes: { './header': { scripts: [], styles: [] } } }],
    ['something more', { extra: true }],
    ['a foreign name', { name: 'header' }],
    ['no version', { version: '1.0' }],
  ])('with %s is refused', (_what, changed) => {
    expect(manifestSchema.Check({ ...manifest, ...changed })).toBe(false);
  });
});

describe('the discovery document', () => {
  it.each([
    ['an address that could end its attribute', { url: 'http://localhost:3002/"><script>' }],
    ['an address with a space', { url: 'http://localhost:3002/a b.js' }],
    ['an address of another scheme', { url: 'javascript:alert(1)' }],
    [
      'a folder without its closing slash',
      { extras: { ...release.extras, baseUrl: 'http://localhost:3002/mf-header' } },
    ],
    ['traffic above 100', { deployment: { traffic: 101, default: true } }],
    ['traffic in fractions', { deployment: { traffic: 0.5, default: true } }],
    ['something more', { extra: true }],
  ])('with %s is refused', (_what, changed) => {
    expect(document.Check(withRelease(changed))).toBe(false);
  });

  it('accepts only the known frontends', () => {
    expect(document.Check({ schema: 'v1-pre', revision: 1, microFrontends: { 'mf-header': [release] } })).toBe(false);
  });
});
