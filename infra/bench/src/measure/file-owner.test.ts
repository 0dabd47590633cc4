import { expect, it } from 'vitest';
import { fileOwner } from './file-owner.ts';

const origins = { shop: 'http://localhost:3000', releases: 'http://localhost:3002' };

it.each([
  ['http://localhost:3000/_shell/assets/main.a1.js', 'shell', false],
  ['http://localhost:3002/mf-catalog/1.0.0/client/remoteEntry.a1.js', 'mf-catalog', true],
  ['http://localhost:3002/mf-catalog/1.0.0/client/list-page.a1.js', 'mf-catalog', false],
  ['http://localhost:3000/_releases/mf-catalog/1.0.0/client/remoteEntry.a1.js', 'mf-catalog', true],
  ['http://localhost:3000/_releases/mf-catalog/1.0.0/client/list-page.a1.js', 'mf-catalog', false],
  ['http://localhost:3001/api/v1/user/', 'other', false],
])('%s belongs to %s', (url, owner, entry) => expect(fileOwner(url, origins)).toEqual({ owner, entry }));
