import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createDenseCompression } from './compression.ts';

describe('dense compression', () => {
  it('takes one body at a time, and pauses after each for four times as long', async () => {
    const dense = createDenseCompression();
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const first = dense(Buffer.from('a'.repeat(1_000)));
      expect(dense(Buffer.from('b'))).toBeNull();
      vi.advanceTimersByTime(100);
      expect((await promisify(brotliDecompress)((await first) ?? Buffer.alloc(0))).toString()).toBe('a'.repeat(1_000));
      vi.advanceTimersByTime(399);
      expect(dense(Buffer.from('b'))).toBeNull();
      vi.advanceTimersByTime(1);
      expect(await dense(Buffer.from('b'))).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});
