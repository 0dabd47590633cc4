import fc from 'fast-check';
import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { remoteNames } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import { documentForTests, releaseForTests } from '../../testing/releases-for-tests.ts';
import { percentileOf } from './canary-share.ts';
import { resolveReleases, setIdOf } from './resolve-releases.ts';

const shoppers = Array.from({ length: 4000 }, (_, index) => `shopper-${index}`);
const remote = fc.constantFrom(...remoteNames);

/** `next` gets `percent` of the traffic of mf-header; everything else has one release. */
function withCanary(next: string, percent: number, standard = '1.0.0'): DiscoveryDocument {
  return documentForTests({
    'mf-catalog': [releaseForTests('mf-catalog')],
    'mf-header': [
      releaseForTests('mf-header', { version: standard, traffic: 100 - percent }),
      releaseForTests('mf-header', { version: next, traffic: percent, isDefault: false }),
    ],
  });
}

const headerOf = (document: DiscoveryDocument, shopper: string | null): string | undefined =>
  resolveReleases(document, shopper)['mf-header']?.metadata.version;
const dealt = (document: DiscoveryDocument, version: string): string[] =>
  shoppers.filter((shopper) => headerOf(document, shopper) === version);

describe('percentileOf', () => {
  it('is constant for a cookie and a remote, from 0 to 99', () => {
    fc.assert(
      fc.property(fc.string(), remote, (shopper, name) => {
        const bucket = percentileOf(shopper, name);
        expect(percentileOf(shopper, name)).toBe(bucket);
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 100).toBe(true);
      }),
    );
  });

  it('differs between remotes, so that canaries do not all reach the same shoppers', () => {
    const both = shoppers.filter(
      (shopper) => percentileOf(shopper, 'mf-header') < 10 && percentileOf(shopper, 'mf-catalog') < 10,
    );
    expect(both.length / shoppers.length).toBeLessThan(0.03);
  });
});

describe('resolveReleases', () => {
  it('gives the default to shoppers without a cookie, however small its share', () => {
    expect(headerOf(withCanary('1.1.0', 99), null)).toBe('1.0.0');
  });

  it.each([1, 10, 50, 90])('gives a canary of %d %% to that share of shoppers', (percent) => {
    const share = (dealt(withCanary('1.1.0', percent), '1.1.0').length / shoppers.length) * 100;
    // Four standard deviations of the share of 4,000 shoppers.
    const tolerance = 4 * Math.sqrt((percent * (100 - percent)) / shoppers.length);
    expect(Math.abs(share - percent)).toBeLessThan(tolerance);
  });

  it.each([
    [0, 0],
    [100, shoppers.length],
  ])('assigns a canary of %d %% to %d shoppers', (percent, count) => {
    expect(dealt(withCanary('1.1.0', percent), '1.1.0')).toHaveLength(count);
  });

  it('keeps shoppers in their bucket for a new release', () => {
    expect(dealt(withCanary('2.0.0', 10), '2.0.0')).toEqual(dealt(withCanary('1.1.0', 10), '1.1.0'));
    expect(dealt(withCanary('2.0.0', 10, '1.5.0'), '2.0.0')).toEqual(dealt(withCanary('1.1.0', 10), '1.1.0'));
  });

  it('keeps everyone who has a canary when its share grows', () => {
    const grown = new Set(dealt(withCanary('1.1.0', 25), '1.1.0'));
    expect(dealt(withCanary('1.1.0', 10), '1.1.0').filter((shopper) => !grown.has(shopper))).toEqual([]);
  });

  it('returns a release or null for every remote, and null for those that are off or unknown', () => {
    const resolved = resolveReleases(documentForTests({ 'mf-header': [] }), 'x');
    expect(resolved).toEqual(Object.fromEntries(remoteNames.map((name) => [name, null])));
  });
});

describe('setIdOf', () => {
  const idOf = (document: DiscoveryDocument, shopper: string | null = null): string =>
    setIdOf(resolveReleases(document, shopper));

  it('is equal for equal releases, for any document and any shares', () => {
    const plain = documentForTests({
      'mf-header': [releaseForTests('mf-header')],
      'mf-catalog': [releaseForTests('mf-catalog')],
    });
    expect(idOf(withCanary('1.1.0', 10))).toBe(idOf(plain));
    expect(idOf({ ...withCanary('1.1.0', 90), revision: 77 })).toBe(idOf(plain));
  });

  it.each([
    ['another version', releaseForTests('mf-header', { version: '1.0.1' })],
    ['other files under the same version', releaseForTests('mf-header', { files: { 'client/entry.js': 'other' } })],
  ])('differs for %s', (_what, changed) => {
    const before = documentForTests({ 'mf-header': [releaseForTests('mf-header')] });
    expect(idOf(documentForTests({ 'mf-header': [changed] }))).not.toBe(idOf(before));
  });

  it('differs for a remote that is off', () => {
    const on = documentForTests({ 'mf-header': [releaseForTests('mf-header')] });
    expect(idOf(documentForTests({ 'mf-header': [] }))).not.toBe(idOf(on));
  });
});
