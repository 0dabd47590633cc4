import { join } from 'node:path';
import { writeDurably } from '@bergauf/service-kit/durable-write';
import { precompressedEncodings } from '@bergauf/service-kit/precompress';
import { createTurns } from '../turns.ts';
import { hasTwins } from './release-files.ts';

/** Of libuv's four threads, which also read the discovery document and the tokens: compression must not block those reads. */
const threads = 2;

const inTurn = createTurns(threads);

/** Writes the compressed twins of those files of a release that have some. @param files are read when their turn has come */
export async function writeTwins(
  folder: string,
  files: readonly { file: string; read: () => Promise<Buffer> }[],
): Promise<void> {
  // A release puts no more tasks into the shared queue than can run at once, so that others need not wait for all of them.
  const ofThisRelease = createTurns(threads);
  const written = await Promise.allSettled(
    files
      .filter(({ file }) => hasTwins(file))
      .flatMap(({ file, read }) =>
        precompressedEncodings.map(({ suffix, encode }) =>
          ofThisRelease(() =>
            inTurn(async () => writeDurably(join(folder, file + suffix), await encode(await read()))),
          ),
        ),
      ),
  );
  // Waits for all: a file written after the draft was removed would create the folder again.
  const failed = written.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
