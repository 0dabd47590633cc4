import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Levels of Brotli. The dense form of a document is a tenth smaller, and takes twenty times as long (decision 0099). */
const brotliLevels = { quick: 5, dense: 10 } as const;

/** Compresses a body for a request that waits for it. */
export function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br' ? withBrotli(body, 'quick') : zip(body, { level: 6 }).then(withoutSlack);
}

async function withBrotli(body: Buffer, level: keyof typeof brotliLevels): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliLevels[level],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return withoutSlack(await brotli(body, { params }));
}

/** Copies the bytes: the compressor returns the beginning of a larger buffer, which would stay in memory. */
function withoutSlack(bytes: Buffer): Buffer {
  return bytes.byteLength < bytes.buffer.byteLength ? Buffer.from(Uint8Array.from(bytes).buffer) : bytes;
}

/** Compresses popular bodies again in the background. @returns null while another one is being compressed, and in the pause after it */
export type DenseCompression = (body: Buffer) => Promise<Buffer> | null;

/** Pause after a body, as a multiple of the time that it took: this takes at most a fifth of one processor. */
const rest = 4;

export function createDenseCompression(): DenseCompression {
  let isBusy = false;
  let freeAt = 0;
  return (body) => {
    const startedAt = performance.now();
    if (isBusy || startedAt < freeAt) return null;
    isBusy = true;
    return withBrotli(body, 'dense').finally(() => {
      isBusy = false;
      const endedAt = performance.now();
      freeAt = endedAt + (endedAt - startedAt) * rest;
    });
  };
}
