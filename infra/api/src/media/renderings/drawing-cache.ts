import pLimit from 'p-limit';
import { pictureUnavailable } from '../originals/limited-reads.ts';
import type { RenderingFiles } from './rendering-files.ts';

type Options = {
  readonly files: RenderingFiles;
  /** Number of pictures drawn concurrently, each in its own thread. */
  readonly atOnce: number;
  /** Pictures that may wait. */
  readonly maximumWaiting: number;
  report(problem: string, name: string, error: unknown): void;
};

export type DrawingCache = {
  /**
   * The cached picture of this name, or a new one, drawn once for all requests that wait for it.
   * @param load loads the source, such as an original; null if there is none. A slow storage does not occupy a thread
   * @param draw returns null for a picture that cannot be drawn; then nothing is cached
   * @throws 503 when too many are waiting, and what `load` throws
   */
  <Source>(
    name: string,
    load: () => Promise<Source | null>,
    draw: (source: Source) => Promise<Buffer | null>,
  ): Promise<Buffer | null>;
  /** Pictures that wait to be drawn. */
  waiting(): number;
};

/** Pictures whose originals are in memory while others are drawn. */
const loadedAhead = 6;

/** Draws pictures on the first request and keeps them within the bound of the files. */
export function createDrawingCache({ files, atOnce, maximumWaiting, report }: Options): DrawingCache {
  const limit = pLimit(atOnce);
  const begun = pLimit(atOnce + loadedAhead);
  const running = new Map<string, Promise<Buffer | null>>();

  async function make(name: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const kept = await files.read(name);
    if (kept !== null) return kept;
    if (begun.pendingCount >= maximumWaiting) throw pictureUnavailable();
    const bytes = await begun(draw);
    // On a full disk the picture is sent, but not cached.
    if (bytes)
      await files.write(name, bytes).catch((error: unknown) => report('a rendering cannot be kept', name, error));
    return bytes;
  }

  function drawCached<Source>(
    name: string,
    load: () => Promise<Source | null>,
    draw: (source: Source) => Promise<Buffer | null>,
  ): Promise<Buffer | null> {
    const drawn = async () => {
      const source = await load();
      return source === null ? null : limit(() => draw(source));
    };
    const started = running.get(name) ?? make(name, drawn).finally(() => running.delete(name));
    running.set(name, started);
    return started;
  }
  return Object.assign(drawCached, { waiting: () => begun.pendingCount + limit.pendingCount });
}
