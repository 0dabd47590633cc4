import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How an answer travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

// Most answers are sent a few times at most: level 2 takes two thirds of the time of 3 and gives a thirtieth more bytes.
export const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 2 };
const gzipLevel = 3;

/** Shorter answers fit into one packet as they are. */
const shortest = 1024;

/** The smallest encoding that a request's `Accept-Encoding` takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
      .map((offer) => offer.split(';')[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}

/**
 * At once: a thread of its own would finish the half millisecond that it takes later than the request's own thread, which
 * would be busy handing it over for as long.
 */
export function encode(text: string, encoding: Encoding): { readonly body: string | Buffer; readonly used: Encoding } {
  if (encoding === 'identity' || text.length < shortest) return { body: text, used: 'identity' };
  const body =
    encoding === 'br' ? brotliCompressSync(text, { params: brotliParams }) : gzipSync(text, { level: gzipLevel });
  return { body, used: encoding };
}
