import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderResult } from '../worker/protocol.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** `complete`: may be cached. `incomplete`: a fragment is missing; served, never cached. `failed`: the page itself failed. */
export type PageQuality = 'complete' | 'incomplete' | 'failed';

/** A page's document and its payload, from one rendering. */
export type RenderedPage = {
  setId: string;
  quality: PageQuality;
  /** Hashes of the style elements in `html`, for the Content Security Policy. */
  styleHashes: readonly string[];
  html: PageBody;
  payload: PageBody;
  renderMs: number;
};

/** A document or a payload. Each compressed form is made once, for the first request that accepts it. */
export type PageBody = {
  status: number;
  contentType: string;
  body: Buffer;
  redirect: string | null;
  encoded(encoding: Encoding): Promise<Buffer>;
  /** Bytes of the body and of every compressed form so far. */
  heldBytes(): number;
};

/** @param onGrown called when a compressed form was added */
export function createRenderedPage(result: RenderResult, setId: string, onGrown?: () => void): RenderedPage {
  const { status, redirect } = result;
  const isFailed = status >= 500;
  // Where only the component failed, browsers render the data themselves.
  const hasData = result.dataFailure === null;
  return {
    setId,
    styleHashes: result.styleHashes,
    renderMs: result.renderMs,
    quality: isFailed ? 'failed' : result.isComplete ? 'complete' : 'incomplete',
    html: createPageBody(
      { status, redirect, contentType: 'text/html; charset=utf-8', body: asBuffer(result.html) },
      onGrown,
    ),
    // A payload describes a page: 200 also for a page that was not found or moved.
    payload: createPageBody(
      {
        status: hasData ? 200 : status,
        redirect: null,
        contentType: 'application/json; charset=utf-8',
        body: asBuffer(result.payload),
      },
      onGrown,
    ),
  };
}

/** Workers send plain byte arrays; nothing is copied. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** @param onGrown called when a compressed form was added */
export function createPageBody(
  page: Pick<PageBody, 'status' | 'contentType' | 'body' | 'redirect'>,
  onGrown: () => void = () => {},
): PageBody {
  const forms = new Map<Encoding, Promise<Buffer>>();
  let held = page.body.buffer.byteLength;
  async function compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const form = withoutSlack(await encode(page.body, encoding));
    held += form.buffer.byteLength;
    onGrown();
    return form;
  }
  return {
    ...page,
    encoded(encoding) {
      if (encoding === 'identity') return Promise.resolve(page.body);
      let form = forms.get(encoding);
      if (!form) {
        form = compress(encoding);
        forms.set(encoding, form);
      }
      return form;
    },
    heldBytes: () => held,
  };
}

/** Copies the bytes: the compressor returns the beginning of a larger buffer, which would stay in memory. */
function withoutSlack(bytes: Buffer): Buffer {
  return bytes.byteLength < bytes.buffer.byteLength ? Buffer.from(Uint8Array.from(bytes).buffer) : bytes;
}

async function encode(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'br') {
    // Level 5: nearly as small as 11 for HTML, and fifty times as fast.
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return zip(body, { level: 6 });
}
