import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { choiceFrom } from './settings.ts';

/** Source maps are left out: only developer tools fetch them, and they would take most of the time. */
const textExtensions = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.html', '.txt', '.xml', '.webmanifest']);

/** Whether a file is stored with compressed twins: the browser's text files. */
export const isCompressible = (file: string): boolean => textExtensions.has(path.extname(file));

const isFast = (): boolean => choiceFrom(process.env, 'BERGAUF_COMPRESSION', ['best', 'fast'], 'best') === 'fast';

export type PrecompressedEncoding = {
  /** Suffix of the twin's name. */
  suffix: '.br' | '.gz';
  encode: (content: Buffer) => Promise<Buffer>;
  /** @throws RangeError if it decompresses to more bytes: some hundred bytes may decompress to a gigabyte */
  decode: (content: Buffer, mostBytes: number) => Promise<Buffer>;
};

/** zlib does not accept a limit of 0. */
const limitedTo = (mostBytes: number) => ({ maxOutputLength: Math.max(1, mostBytes) });

/**
 * Highest compression: a file is compressed once and sent many times. Tests, which build many releases and send each a few times, set
 * `BERGAUF_COMPRESSION=fast`.
 */
export const precompressedEncodings: readonly PrecompressedEncoding[] = [
  {
    suffix: '.br',
    encode: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isFast() ? 4 : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    decode: (content, mostBytes) => promisify(brotliDecompress)(content, limitedTo(mostBytes)),
  },
  {
    suffix: '.gz',
    encode: (content) =>
      promisify(gzip)(content, { level: isFast() ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION }),
    decode: (content, mostBytes) => promisify(gunzip)(content, limitedTo(mostBytes)),
  },
];

/**
 * Writes `<file>.br` and `<file>.gz` beside each compressible file of a folder, one after the other: more threads would take CPU time
 * from the catalogue import, which runs concurrently with the builds on a first start.
 */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  for (const name of files.filter(isCompressible)) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    for (const { suffix, encode } of precompressedEncodings) await writeFile(file + suffix, await encode(content));
  }
}
