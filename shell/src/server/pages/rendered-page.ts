import { remoteUnavailable } from '../../app/page-state.ts';
import type { RemoteFailure, RenderResult } from '../worker/protocol.ts';
import { compress, type DenseCompression, type Encoding } from './compression.ts';

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
  /** What failed during the rendering; undefined where the page is complete. */
  failures?: readonly RemoteFailure[];
};

/**
 * A document or a payload. Each compressed form is created once, for the first request that accepts it; a popular body gets a denser one
 * later.
 */
export type PageBody = {
  status: number;
  contentType: string;
  body: Buffer;
  redirect: string | null;
  encoded(encoding: Encoding): Promise<Buffer>;
  /** Bytes of the body and of every compressed form so far. */
  heldBytes(): number;
};

export type BodyOptions = {
  /** Called when the body holds more or fewer bytes than before. */
  onGrown?: () => void;
  /** Undefined: the first compressed form stays. */
  dense?: DenseCompression;
};

export function createRenderedPage(result: RenderResult, setId: string, options: BodyOptions = {}): RenderedPage {
  const { status, redirect } = result;
  const isFailed = status >= 500;
  // Where only the component failed, browsers render the data themselves. Without the page's code there is nothing to wait for: they
  // load the data at once.
  const isForBrowsers = result.dataFailure === null || result.dataFailure === remoteUnavailable;
  return {
    setId,
    styleHashes: result.styleHashes,
    renderMs: result.renderMs,
    failures: result.failures,
    quality: isFailed ? 'failed' : result.isComplete ? 'complete' : 'incomplete',
    html: createPageBody(
      { status, redirect, contentType: 'text/html; charset=utf-8', body: asBuffer(result.html) },
      options,
    ),
    // A payload describes a page: 200 also for a page that was not found or moved.
    payload: createPageBody(
      {
        status: isForBrowsers ? 200 : status,
        redirect: null,
        contentType: 'application/json; charset=utf-8',
        body: asBuffer(result.payload),
      },
      options,
    ),
  };
}

/** Workers send plain byte arrays; nothing is copied. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Requests for the Brotli form until it is worth a denser one. */
const popularFrom = 3;

export function createPageBody(
  page: Pick<PageBody, 'status' | 'contentType' | 'body' | 'redirect'>,
  { onGrown = () => {}, dense }: BodyOptions = {},
): PageBody {
  const forms = new Map<Encoding, Promise<Buffer>>();
  let held = page.body.buffer.byteLength;
  let requests = 0;
  let isDense = dense === undefined;

  function hold(bytes: number): void {
    held += bytes;
    onGrown();
  }

  async function firstForm(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const form = await compress(page.body, encoding);
    hold(form.buffer.byteLength);
    return form;
  }

  async function replaceByDenser(quick: Promise<Buffer>): Promise<void> {
    const denser = dense?.(page.body);
    if (!denser) return;
    isDense = true;
    const [before, after] = await Promise.all([quick, denser]);
    forms.set('br', denser);
    hold(after.buffer.byteLength - before.buffer.byteLength);
  }

  return {
    ...page,
    encoded(encoding) {
      if (encoding === 'identity') return Promise.resolve(page.body);
      let form = forms.get(encoding);
      if (!form) {
        form = firstForm(encoding);
        forms.set(encoding, form);
        // A later request tries again, since equal renderings share the body.
        form.catch(() => forms.delete(encoding));
      }
      if (encoding === 'br') requests += 1;
      // If that fails, the first form stays.
      if (!isDense && requests >= popularFrom) replaceByDenser(form).catch(() => {});
      return form;
    },
    heldBytes: () => held,
  };
}

/** The page with the bodies of an earlier rendering where they are equal: those are compressed already. */
export function withEqualBodiesOf(earlier: RenderedPage, page: RenderedPage): RenderedPage {
  const one = (before: PageBody, now: PageBody): PageBody => (isEqual(before, now) ? before : now);
  return { ...page, html: one(earlier.html, page.html), payload: one(earlier.payload, page.payload) };
}

const isEqual = (one: PageBody, other: PageBody): boolean =>
  one.status === other.status &&
  one.contentType === other.contentType &&
  one.redirect === other.redirect &&
  one.body.equals(other.body);
