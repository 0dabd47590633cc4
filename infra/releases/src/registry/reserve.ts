import { randomBytes } from 'node:crypto';
import { open, stat, statfs } from 'node:fs/promises';
import type { ReleasesPaths } from '../home.ts';
import { isDiskFull, isMissing } from '../refusal.ts';

/** More than any document with its history line takes: one piece for each edit on a full disk. */
const pieceBytes = 256 * 1024;
const pieceCount = 8;

/**
 * Runs an edit so that it succeeds on a full disk: the kill switch must work when all else fails, and disks are full when all
 * else fails. A file is kept for that; it gives its space back piece by piece.
 */
export async function withReserve<T>(paths: ReleasesPaths, edit: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await edit();
    } catch (error) {
      if (!isDiskFull(error) || !(await giveBackPiece(paths))) throw error;
    }
  }
}

/** Fills the reserve up while there is space in plenty. What cannot be had now is had at another edit. */
export async function fillReserve(paths: ReleasesPaths): Promise<void> {
  const { bavail, bsize } = await statfs(paths.root);
  if (bavail * bsize < 4 * pieceCount * pieceBytes) return;
  const file = await open(paths.reserve, 'a');
  try {
    // Noise: a file system may not give zeros any space.
    for (let { size } = await file.stat(); size < pieceCount * pieceBytes; size += pieceBytes)
      await file.write(randomBytes(pieceBytes));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Whether the registry has ever been written to. */
export const hasReserve = ({ reserve }: ReleasesPaths): Promise<boolean> =>
  stat(reserve).then(
    () => true,
    () => false,
  );

async function giveBackPiece({ reserve }: ReleasesPaths): Promise<boolean> {
  try {
    const file = await open(reserve, 'r+');
    try {
      const { size } = await file.stat();
      await file.truncate(Math.max(0, size - pieceBytes));
      await file.sync();
      return size > 0;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
