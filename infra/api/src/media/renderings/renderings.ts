import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { apiError } from '../../http/errors/api-error.ts';
import { decoding } from '../inspection/inspect-photograph.ts';
import { renderPhotograph } from './render-photograph.ts';
import type { RenderingFiles } from './rendering-files.ts';
import { type RenderedFormat, type RenderedWidth, renderedSizes } from './rendering-sizes.ts';

/** Photographs that are rendered at once: one thread each. */
const atOnce = 2;
/** Renderings that may wait. A list page shows 48 pictures. */
const maximumWaiting = 400;

type Source = {
  readonly files: RenderingFiles;
  /** Null for pictures that are lost or damaged, and for drawings. */
  photograph(id: string): Promise<Buffer | null>;
  report(problem: string, id: string, error: unknown): void;
};

export type Renderings = {
  /**
   * @returns null for a picture or width that does not exist
   * @throws 503 when too many are waiting
   */
  rendering(id: string, name: RenderedWidth, format: RenderedFormat): Promise<Buffer | null>;
  /** Renders what is not kept as soon as no request waits for a rendering. @returns whether it was rendered */
  renderAhead(id: string, name: RenderedWidth, format: RenderedFormat): Promise<boolean>;
};

/** Milliseconds between looks whether a request waits. */
const lookEvery = 100;

/** Renders photographs on the first request for a width and format, once for all requests that wait for it. */
export function createRenderings({ files, photograph, report }: Source): Renderings {
  const limit = pLimit(atOnce);
  const running = new Map<string, Promise<Buffer | null>>();

  async function render(id: string, name: RenderedWidth, format: RenderedFormat): Promise<Buffer | null> {
    const original = await photograph(id);
    if (original === null) return null;
    try {
      const { autoOrient } = await sharp(original, decoding).metadata();
      const size = renderedSizes(autoOrient).find((candidate) => candidate.name === name);
      return size === undefined ? null : await renderPhotograph(original, size.width, format);
    } catch (error) {
      report('a picture cannot be rendered', id, error);
      return null;
    }
  }

  async function make(key: string, ...[id, name, format]: Parameters<Renderings['rendering']>): Promise<Buffer | null> {
    const kept = await files.read(key);
    if (kept !== null) return kept;
    if (limit.pendingCount >= maximumWaiting) throw tooManyWaiting();
    const bytes = await limit(() => render(id, name, format));
    // A full disk costs time, not the picture.
    if (bytes) await files.write(key, bytes).catch((error: unknown) => report('a rendering cannot be kept', id, error));
    return bytes;
  }

  const keyOf = (id: string, name: RenderedWidth, format: RenderedFormat) => `${id}-${name}.${format}`;
  const rendering: Renderings['rendering'] = (id, name, format) => {
    const key = keyOf(id, name, format);
    const started = running.get(key) ?? make(key, id, name, format).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
  return {
    rendering,
    async renderAhead(id, name, format) {
      if (await files.has(keyOf(id, name, format))) return false;
      while (limit.pendingCount > 0) await sleep(lookEvery, undefined, { ref: false });
      return (await rendering(id, name, format)) !== null;
    },
  };
}

const tooManyWaiting = () =>
  Object.assign(
    apiError(503, 'unavailable', 'Dieses Bild ist gleich so weit. Bitte versuche es in Kürze noch einmal.'),
    {
      retryAfter: 5,
    },
  );
