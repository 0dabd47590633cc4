import type { RenderResult } from '../worker/render-task.ts';
import { createRenderedPage, type RenderedPage } from './rendered-page.ts';

/**
 * `whole`: may be cached. `incomplete`: some part is missing; shown, never cached. `failed`: the page itself could not be made.
 */
export type PageQuality = 'whole' | 'incomplete' | 'failed';

/** A page's document and its payload, out of one rendering. */
export type PageForms = {
  setId: string;
  quality: PageQuality;
  html: RenderedPage;
  payload: RenderedPage;
};

/** @param onGrown told when a form takes more memory than before */
export function toPageForms(result: RenderResult, setId: string, onGrown?: () => void): PageForms {
  const { status, redirect } = result;
  return {
    setId,
    quality: status >= 500 ? 'failed' : result.complete ? 'whole' : 'incomplete',
    html: createRenderedPage(
      { status, redirect, contentType: 'text/html; charset=utf-8', body: bytes(result.html) },
      onGrown,
    ),
    // A payload is an answer about a page: that there is no such page is one too. That the page failed is none.
    payload: createRenderedPage(
      {
        status: status >= 500 ? status : 200,
        redirect: null,
        contentType: 'application/json; charset=utf-8',
        body: bytes(result.payload),
      },
      onGrown,
    ),
  };
}

/** Buffers arrive from a worker as plain arrays of bytes; nothing is copied. */
function bytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
