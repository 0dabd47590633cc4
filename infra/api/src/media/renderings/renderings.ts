import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { decoding } from '../inspection/inspect-photograph.ts';
import { createDrawingCache } from './drawing-cache.ts';
import { renderPhotograph } from './render-photograph.ts';
import type { RenderingFiles } from './rendering-files.ts';
import { type RenderedFormat, type RenderedWidth, renderedSizes } from './rendering-sizes.ts';

/** A list page shows 48 pictures. */
const limits = { atOnce: 2, maximumWaiting: 400 };

type Source = {
  readonly files: RenderingFiles;
  /** Null for pictures that are lost or damaged, and for drawings. @throws 503 when the storage does not answer */
  photograph(id: string): Promise<Buffer | null>;
  report(problem: string, id: string, error: unknown): void;
};

export type Renderings = {
  /**
   * @returns null for a picture or width that does not exist
   * @throws 503 when too many are waiting, or the originals cannot be read
   */
  rendering(id: string, name: RenderedWidth, format: RenderedFormat): Promise<Buffer | null>;
  /** Renders if it is not cached, as soon as no request waits for a rendering. @returns whether it was rendered */
  renderAhead(id: string, name: RenderedWidth, format: RenderedFormat): Promise<boolean>;
};

/** Interval at which it checks for waiting requests, in milliseconds. */
const lookEvery = 100;

/** Renders photographs on the first request for a width and format, once for all requests that wait for it. */
export function createRenderings({ files, photograph, report }: Source): Renderings {
  const drawCached = createDrawingCache({ files, report, ...limits });

  async function render(
    id: string,
    original: Buffer,
    name: RenderedWidth,
    format: RenderedFormat,
  ): Promise<Buffer | null> {
    try {
      const { autoOrient } = await sharp(original, decoding).metadata();
      const size = renderedSizes(autoOrient).find((candidate) => candidate.name === name);
      return size === undefined ? null : await renderPhotograph(original, size.width, format);
    } catch (error) {
      report('a picture cannot be rendered', id, error);
      return null;
    }
  }

  const keyOf = (id: string, name: RenderedWidth, format: RenderedFormat) => `${id}-${name}.${format}`;
  const rendering: Renderings['rendering'] = (id, name, format) =>
    drawCached(
      keyOf(id, name, format),
      () => photograph(id),
      (original) => render(id, original, name, format),
    );
  return {
    rendering,
    async renderAhead(id, name, format) {
      if (await files.has(keyOf(id, name, format))) return false;
      while (drawCached.waiting() > 0) await sleep(lookEvery, undefined, { ref: false });
      return (await rendering(id, name, format)) !== null;
    },
  };
}
