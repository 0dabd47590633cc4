import { expect, it, vi } from 'vitest';
import { newRequestId } from './guest-request-id.ts';

it('is a new random UUID of version 4 each time, also in an insecure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newRequestId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
  // Each random digit varies.
  for (const position of [0, 9, 19, 35])
    expect(new Set(ids.map((id) => id[position])).size).toBe(position === 19 ? 4 : 16);
});
