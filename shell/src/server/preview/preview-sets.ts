import { messageOf } from '@bergauf/service-kit/error-message';
import { steadyNow } from '@bergauf/service-kit/steady-clock';
import type { PreparedSet } from '../release-set/serving-set.ts';
import { PreviewRefused } from './preview-refused.ts';

/** A release of the registry, or a build of a development server. */
export type Previewed = {
  remote: string;
  version: string;
  build?: {
    /** Identifies all builds of one development server: once one of them is prepared, the others end. */
    line: string;
    origin: string;
    manifestIntegrity: string;
  };
};

export type PreviewSets = {
  /**
   * Render workers for a preview, prepared on its first request.
   * @param base id of the serving set; with another one the preview is prepared again
   * @throws PreviewRefused
   */
  get(previewed: Previewed, base: string): Promise<PreparedSet>;
  /** The last prepared build of a line; null without one. */
  lastOf(line: string): PreparedSet | null;
  close(): Promise<void>;
};

type Options = {
  /** Most previews; a line counts as one, and has two sets while it changes from one build to the next. */
  most: number;
  prepare: (previewed: Previewed) => Promise<PreparedSet>;
  /** Called with a build whose workers have ended, unless the same one has been prepared again. */
  onEnded?: (previewed: Previewed, prepared: PreparedSet) => void;
};

type Entry = {
  previewed: Previewed;
  line: string;
  base: string;
  prepared: Promise<PreparedSet>;
  ready: PreparedSet | null;
  usedAt: number;
  failedAt: number | null;
};

/** Milliseconds after its last request during which other previews cannot take a preview's workers. */
const heldMs = 30_000;

/** Milliseconds without a request after which a preview's workers end. */
const idleMs = 600_000;

/** Milliseconds after which a release that could not be prepared is tried again. */
const retryMs = 3_000;

/** A bounded number of previews, however many links are tried. */
export function createPreviewSets({ most, prepare, onEnded = () => {} }: Options): PreviewSets {
  const entries = new Map<string, Entry>();

  /** The pool drains: a page that is being rendered is finished. */
  async function close(key: string, { previewed, prepared }: Entry): Promise<void> {
    const set = await prepared;
    await set.pool.close();
    if (!entries.has(key)) onEnded(previewed, set);
  }

  function end(key: string): void {
    const entry = entries.get(key);
    entries.delete(key);
    if (entry) close(key, entry).catch(() => {});
  }

  const sweep = setInterval(() => {
    for (const [key, { usedAt }] of entries) if (steadyNow() - usedAt >= idleMs) end(key);
  }, 10_000);
  sweep.unref();

  const ofLine = (line: string): string[] => [...entries].flatMap(([key, entry]) => (entry.line === line ? key : []));

  function makeRoom(line: string): void {
    const usedAt = new Map<string, number>();
    for (const entry of entries.values()) usedAt.set(entry.line, Math.max(entry.usedAt, usedAt.get(entry.line) ?? 0));
    if (usedAt.has(line) || usedAt.size < most) return;
    const [oldest] = [...usedAt].sort(([, a], [, b]) => a - b);
    if (!oldest || steadyNow() - oldest[1] < heldMs) {
      throw new PreviewRefused('busy', `${most} previews are in use`);
    }
    for (const key of ofLine(oldest[0])) end(key);
  }

  function begin(key: string, line: string, previewed: Previewed, base: string): Entry {
    const prepared = prepare(previewed);
    const entry: Entry = { previewed, line, base, prepared, ready: null, usedAt: steadyNow(), failedAt: null };
    prepared.then(
      (set) => {
        entry.ready = set;
        if (entries.get(key) !== entry) return;
        // The entries of a line are in the order in which they were requested: later ones stay.
        for (const earlier of ofLine(line).slice(0, ofLine(line).indexOf(key))) end(earlier);
      },
      () => {
        entry.failedAt = steadyNow();
      },
    );
    entries.set(key, entry);
    return entry;
  }

  const preparingIn = (line: string): Entry | undefined =>
    ofLine(line)
      .flatMap((key) => entries.get(key) ?? [])
      .find(({ ready, failedAt }) => ready === null && failedAt === null);

  return {
    async get(previewed, base) {
      const { remote, version, build } = previewed;
      const line = build?.line ?? `${remote}@${version}`;
      const key = build ? `${line} ${version} ${build.manifestIntegrity}` : line;
      const known = entries.get(key);
      const isStale =
        known && (known.base !== base || (known.failedAt !== null && steadyNow() - known.failedAt >= retryMs));
      if (isStale) end(key);
      // Builds that are saved in quick succession are prepared in turn: a line never has more than two sets.
      for (let before = preparingIn(line); !entries.has(key) && before; before = preparingIn(line)) {
        await before.prepared.catch(() => undefined);
      }
      let entry = entries.get(key);
      if (!entry) {
        for (const other of ofLine(line)) if (entries.get(other)?.failedAt !== null) end(other);
        makeRoom(line);
        entry = begin(key, line, previewed, base);
      }
      entry.usedAt = steadyNow();
      try {
        return await entry.prepared;
      } catch (cause) {
        throw new PreviewRefused('failed', messageOf(cause));
      }
    },
    lastOf(line) {
      const ready = ofLine(line).flatMap((key) => entries.get(key)?.ready ?? []);
      return ready.at(-1) ?? null;
    },
    async close() {
      clearInterval(sweep);
      const all = [...entries];
      entries.clear();
      await Promise.allSettled(all.map(([key, entry]) => close(key, entry)));
    },
  };
}
