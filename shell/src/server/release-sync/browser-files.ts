import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { replaceDurably } from '@bergauf/service-kit/durable-write';
import { hasIntegrity } from '@bergauf/service-kit/integrity';
import type { DiscoveryRelease } from 'shared-contracts/discovery';
import { copyFolder, fetchFile } from './local-copies.ts';

/** Browser files of releases in traffic, stored beside the server's copies: shells serve them while the registry is unavailable. */
export type BrowserFiles = {
  /** Fetches and verifies missing files in the background; retries until all are stored. */
  keep(releases: readonly DiscoveryRelease[]): void;
  /** @param file path in the release, `client/…`. @returns null when it is not stored */
  read(name: string, version: string, file: string): Promise<Buffer | null>;
  /** Ends the background work. */
  close(): void;
};

const fetchTimeoutMs = 10_000;

/**
 * @param onFailure called with the cause of a failed attempt, unless the attempt before failed for the same cause
 * @param pauseMs between attempts
 */
export function createBrowserFiles(
  cacheDir: string,
  onFailure: (cause: Error) => void,
  pauseMs = 10_000,
): BrowserFiles {
  const closed = new AbortController();
  /** Releases of the last call; those of earlier calls are not retried. */
  let wanted: readonly DiscoveryRelease[] = [];
  let isWorking = false;

  async function keepAll(): Promise<void> {
    let lastMessage = '';
    for (;;) {
      const now = wanted;
      const causes = await Promise.all(now.map((release) => keepRelease(cacheDir, release, closed.signal)));
      closed.signal.throwIfAborted();
      const cause = causes.find((one) => one !== null);
      if (now === wanted && !cause) return;
      if (cause && cause.message !== lastMessage) onFailure(cause);
      lastMessage = cause?.message ?? '';
      if (now === wanted) await sleep(pauseMs, null, { ref: false, signal: closed.signal });
    }
  }

  return {
    keep(releases) {
      wanted = releases;
      if (isWorking) return;
      isWorking = true;
      keepAll()
        // Only `close` ends the pause early.
        .catch(() => {})
        .finally(() => {
          isWorking = false;
        });
    },
    async read(name, version, file) {
      const folders = await readdir(path.join(cacheDir, name)).catch(() => []);
      for (const folder of folders) {
        // The version is followed by the start of the manifest's hash. File names contain hashes of their own.
        if (!folder.startsWith(`${version}-`) || !/^\w+$/.test(folder.slice(version.length + 1))) continue;
        const bytes = await readFile(path.join(cacheDir, name, folder, file)).catch(() => null);
        if (bytes) return bytes;
      }
      return null;
    },
    close: () => closed.abort(),
  };
}

/** One file after the other, to leave capacity for shoppers' requests. @returns why a file is still missing; null when none is */
async function keepRelease(cacheDir: string, release: DiscoveryRelease, closed: AbortSignal): Promise<Error | null> {
  const folder = copyFolder(cacheDir, release);
  let failure: Error | null = null;
  for (const [file, integrity] of Object.entries(release.extras.manifest.files)) {
    if (!file.startsWith('client/')) continue;
    closed.throwIfAborted();
    const target = path.join(folder, file);
    try {
      if (await isWhole(target, integrity)) continue;
      const signal = AbortSignal.any([closed, AbortSignal.timeout(fetchTimeoutMs)]);
      const bytes = await fetchFile(release, file, integrity, signal);
      await mkdir(path.dirname(target), { recursive: true });
      // Stored files are not verified again when they are read, so they must be complete even after a power failure.
      await replaceDurably(target, bytes);
    } catch (cause) {
      failure ??= cause instanceof Error ? cause : new Error(String(cause));
    }
  }
  return failure;
}

const isWhole = async (file: string, integrity: string): Promise<boolean> =>
  readFile(file).then(
    (bytes) => hasIntegrity(bytes, integrity),
    () => false,
  );
