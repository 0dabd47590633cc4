import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { apiVersion } from './api-version.ts';
import * as entities from './index.ts';

it('the API version changes with every schema: optional fields raise the minor version, other changes the major one', () => {
  const schemas = Object.entries(entities).sort(([a], [b]) => (a < b ? -1 : 1));
  const fingerprint = createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 12);
  expect({ apiVersion, fingerprint }).toEqual({ apiVersion: '1.2.0', fingerprint: '10b7ec791f0b' });
});
