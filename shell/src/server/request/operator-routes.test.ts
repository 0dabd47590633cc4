import { expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import type { ReleaseSync } from '../release-sync/release-sync.ts';
import { createOperatorServer } from './operator-routes.ts';

it('closing the operator port does not wait for a candidate that never ends', async () => {
  let begun = false;
  const server = createOperatorServer(createMetrics(), {} as ReleaseSync, {
    tryRelease() {
      begun = true;
      return new Promise(() => {});
    },
    isDraining: () => true,
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const candidate = fetch(`${origin}/candidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'mf-header', version: '1.0.0' }),
  });
  const cut = expect(candidate).rejects.toThrow('fetch failed');
  await expect.poll(() => begun).toBe(true);
  await server.close();
  await cut;
}, 10_000);
