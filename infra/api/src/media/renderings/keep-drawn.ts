import pLimit from 'p-limit';
import { apiError } from '../../http/errors/api-error.ts';
import type { RenderingFiles } from './rendering-files.ts';

type Options = {
  readonly files: RenderingFiles;
  /** Pictures that are drawn at once: one thread each. */
  readonly atOnce: number;
  /** Pictures that may wait. */
  readonly maximumWaiting: number;
  report(problem: string, name: string, error: unknown): void;
};

export type KeepDrawn = {
  /**
   * The kept picture of this name, or else a new one, drawn once for all requests that wait for it.
   * @param draw null for a picture that cannot be drawn; nothing is kept then
   * @throws 503 when too many are waiting
   */
  (name: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null>;
  /** Pictures that wait to be drawn. */
  waiting(): number;
};

/** Draws pictures on the first request and keeps them within the bound of the files. */
export function createKeepDrawn({ files, atOnce, maximumWaiting, report }: Options): KeepDrawn {
  const limit = pLimit(atOnce);
  const running = new Map<string, Promise<Buffer | null>>();

  async function make(name: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const kept = await files.read(name);
    if (kept !== null) return kept;
    if (limit.pendingCount >= maximumWaiting) throw tooManyWaiting();
    const bytes = await limit(draw);
    // A full disk costs time, not the picture.
    if (bytes)
      await files.write(name, bytes).catch((error: unknown) => report('a rendering cannot be kept', name, error));
    return bytes;
  }

  function keepDrawn(name: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const started = running.get(name) ?? make(name, draw).finally(() => running.delete(name));
    running.set(name, started);
    return started;
  }
  return Object.assign(keepDrawn, { waiting: () => limit.pendingCount });
}

const tooManyWaiting = () =>
  Object.assign(
    apiError(503, 'unavailable', 'Dieses Bild ist gleich so weit. Bitte versuche es in Kürze noch einmal.'),
    { retryAfter: 5 },
  );
