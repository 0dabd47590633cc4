import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file and waits until it is on the disk; makes its folder. Fails if the file is there already. */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename or creation inside the folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
