import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** Source maps are left out: only developer tools fetch them, and they would take most of the time. */
const textExtensions = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.html', '.txt', '.xml', '.webmanifest']);

/** Whether a file of a release is kept with compressed siblings: the browser's text files. */
export const isPrecompressed = (file: string): boolean =>
  file.startsWith('client/') && textExtensions.has(extname(file));

type Encoding = {
  suffix: '.br' | '.gz';
  encode: (content: Buffer) => Promise<Buffer>;
  decode: (content: Buffer) => Promise<Buffer>;
};

/** What stands beside each precompressed file, and how to get its content back when it is verified. */
export const encodings: readonly Encoding[] = [
  {
    suffix: '.br',
    encode: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    decode: promisify(brotliDecompress),
  },
  {
    suffix: '.gz',
    encode: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    decode: promisify(gunzip),
  },
];
