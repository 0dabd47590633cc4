import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A branch more or less needs another one; each takes some 100 MB at most. */
const keptCount = 3;

/** True for the one process that makes it; the claim of a crashed process expires. */
async function claim(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch {
    const made = await stat(folder).catch(() => null);
    if (made === null || Date.now() - made.mtimeMs < 120_000) return false;
    await rm(folder, { recursive: true, force: true });
    return claim(folder);
  }
}

const changedAt = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.mtimeMs ?? 0;

/** Removes those of the same kind that were used longest ago. */
async function removeOld(folder: string, kind: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(kind) && !/\.(claim|draft)$/.test(name));
  const kept = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: await changedAt(join(folder, name)) })),
  );
  const old = kept.toSorted((a, b) => b.at - a.at).slice(keptCount);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}

/**
 * A file or folder that takes long to make: made by one process, kept in the system's folder for temporary files, and shared by all test
 * files and runs.
 * @param fingerprint another one where it would be made differently
 * @param isUsable false where something beside it is gone, so that it is made anew
 * @param make writes it to the given path, which is renamed afterwards, so that no process sees a part of it
 */
export async function madeOnce(
  kind: string,
  fingerprint: string,
  isUsable: () => Promise<boolean>,
  make: (draft: string) => Promise<void>,
): Promise<string> {
  const prefix = `bergauf-${kind}-${userInfo().uid}-`;
  const path = join(tmpdir(), `${prefix}${fingerprint}`);
  for (;;) {
    if ((await changedAt(path)) > 0 && (await isUsable())) {
      await utimes(path, new Date(), new Date());
      return path;
    }
    if (await claim(`${path}.claim`)) break;
    await setTimeout(200);
  }
  try {
    const draft = `${path}.draft`;
    await rm(draft, { recursive: true, force: true });
    await make(draft);
    await rm(path, { recursive: true, force: true });
    await rename(draft, path);
    await removeOld(tmpdir(), prefix);
    return path;
  } finally {
    await rm(`${path}.claim`, { recursive: true, force: true });
  }
}
