import type { PreparedSet } from '../release-set/serving-set.ts';
import { PreviewRefused } from './preview-refused.ts';

export type PreviewSets = {
  /**
   * Render workers for a preview, prepared on its first request.
   * @param base id of the set that serves; another one makes the preview anew
   * @throws PreviewRefused
   */
  get(release: { remote: string; version: string }, base: string): Promise<PreparedSet>;
  close(): Promise<void>;
};

type Options = {
  most: number;
  prepare: (remote: string, version: string) => Promise<PreparedSet>;
  /** Milliseconds after its last request in which a preview keeps its workers against others. */
  heldMs?: number;
  /** Milliseconds after its last request after which its workers end. */
  idleMs?: number;
};

type Entry = { base: string; prepared: Promise<PreparedSet>; usedAt: number; failedAt: number | null };

/** Milliseconds after which a release that could not be prepared is tried again. */
const retryMs = 3_000;

/** A bounded number of previews, however many links are tried. */
export function createPreviewSets({ most, prepare, heldMs = 30_000, idleMs = 600_000 }: Options): PreviewSets {
  const entries = new Map<string, Entry>();

  function end(key: string): void {
    const entry = entries.get(key);
    entries.delete(key);
    // A pool drains: a page that is being rendered is finished.
    entry?.prepared.then(({ pool }) => pool.close()).catch(() => {});
  }

  const sweep = setInterval(() => {
    for (const [key, { usedAt }] of entries) if (Date.now() - usedAt >= idleMs) end(key);
  }, 10_000);
  sweep.unref();

  function makeRoom(): void {
    if (entries.size < most) return;
    const [oldest] = [...entries].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (!oldest || Date.now() - oldest[1].usedAt < heldMs) {
      throw new PreviewRefused('busy', `${most} previews are in use`);
    }
    end(oldest[0]);
  }

  return {
    async get({ remote, version }, base) {
      const key = `${remote}@${version}`;
      const known = entries.get(key);
      const isStale =
        known && (known.base !== base || (known.failedAt !== null && Date.now() - known.failedAt >= retryMs));
      if (isStale) end(key);
      let entry = entries.get(key);
      if (!entry) {
        makeRoom();
        const made: Entry = { base, prepared: prepare(remote, version), usedAt: Date.now(), failedAt: null };
        made.prepared.catch(() => {
          made.failedAt = Date.now();
        });
        entries.set(key, made);
        entry = made;
      }
      entry.usedAt = Date.now();
      try {
        return await entry.prepared;
      } catch (cause) {
        throw new PreviewRefused('failed', cause instanceof Error ? cause.message : String(cause));
      }
    },
    async close() {
      clearInterval(sweep);
      const all = [...entries.values()];
      entries.clear();
      await Promise.allSettled(all.map(async ({ prepared }) => (await prepared).pool.close()));
    },
  };
}
