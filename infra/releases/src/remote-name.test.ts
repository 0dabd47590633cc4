import { ReleaseCount } from '@bergauf/service-kit/release-counts';
import { ReleaseManifest } from 'shared-contracts/discovery';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { Name } from './api/schemas.ts';
import { isRemoteName } from './remote-name.ts';

test.each([
  ['mf-header', true],
  ['mf-cart-wishlist', true],
  [`mf-${'x'.repeat(30)}`, true],
  [`mf-${'x'.repeat(31)}`, false],
  ['mf-', false],
  ['header', false],
  ['mf-../x', false],
  ['mf-Header', false],
])('commands, API, manifests and counts agree on whether %s names a remote', (name, isOne) => {
  const schemas = [Name, ReleaseManifest.properties.name, ReleaseCount.properties.remote];
  expect([isRemoteName(name), ...schemas.map((schema) => Value.Check(schema, name))]).toEqual([
    isOne,
    isOne,
    isOne,
    isOne,
  ]);
});
