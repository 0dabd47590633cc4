import { randomBytes } from 'node:crypto';
import { open, stat, statfs } from 'node:fs/promises';
import { isDiskFull, isMissing } from '../../refusal.ts';
import type { ReleasesPaths } from '../../state-folder.ts';

/** Larger than a document with its history line; each edit on a full disk uses one piece. */
const pieceBytes = 256 * 1024;
const pieceCount = 8;

/**
 * Runs an edit so that it succeeds on a full disk, where the kill switch must still work. A reserve file is truncated piece by piece
 * to free the space.
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

/** Refills the reserve if the disk has enough space; otherwise a later edit does. */
export async function fillReserve(paths: Pick<ReleasesPaths, 'folder' | 'reserve'>): Promise<void> {
  const { bavail, bsize } = await statfs(paths.folder);
  if (bavail * bsize < 4 * pieceCount * pieceBytes) return;
  const file = await open(paths.reserve, 'a');
  try {
    // Random bytes: a file system may allocate no space for zeros.
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
