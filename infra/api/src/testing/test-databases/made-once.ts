import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Number kept, as each branch may need its own; each takes at most some 100 MB. */
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
 * A file or folder that is expensive to create: created by one process, cached in the system's temporary folder, and shared by all test
 * files and runs.
 * @param fingerprint cache key, which changes if the result would differ
 * @param isUsable false if something it depends on is missing, so that it is created again
 * @param make writes it to the given path, which is renamed afterwards, so that no process sees a partial result
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
