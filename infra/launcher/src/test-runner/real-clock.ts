import { afterAll, vi } from 'vitest';

// Files share a worker: a clock that one leaves fake or moved would stop the loops of the next one, or let its sessions expire.
afterAll(() => {
  vi.useRealTimers();
});
