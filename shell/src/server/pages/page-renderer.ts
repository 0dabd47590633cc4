import type { Metrics } from '../metrics.ts';
import type { PreparedSet } from '../releases/prepare-set.ts';
import type { RenderResult } from '../worker/render-task.ts';
import type { PageCache } from './page-cache.ts';
import type { Quarantine } from './quarantine.ts';
import { createRenderedPage, type RenderedPage } from './rendered-page.ts';

export type PageForms = { html: RenderedPage; payload: RenderedPage };

export type PageRenderer = {
  html(live: PreparedSet, path: string): Promise<RenderedPage>;
  payload(live: PreparedSet, path: string): Promise<RenderedPage>;
};

type Options = {
  htmlCache: PageCache;
  payloadCache: PageCache;
  quarantine: Quarantine;
  metrics: Metrics;
  onSuspect: () => void;
};

/** Attempts at one page: the whole, without the culprit, without a second culprit. */
const attempts = 3;

/** Pages out of the caches or out of the render workers, HTML and payload from one rendering. */
export function createPageRenderer({ htmlCache, payloadCache, quarantine, metrics, onSuspect }: Options): PageRenderer {
  async function render(live: PreparedSet, path: string): Promise<PageForms> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const outcome = await live.pool.render(path, quarantine.of(live.set));
      if (outcome.kind === 'rendered') {
        const { result } = outcome;
        metrics.renderSeconds.observe(result.renderMs / 1000);
        metrics.countFailures(result.failures, 'server');
        if (result.dataFailure !== null) metrics.dataFailures.inc({ reason: result.dataFailure });
        if (result.failures.some(({ phase }) => phase === 'load')) onSuspect();
        return toForms(result, live.set.id);
      }
      // Without a culprit, leaving somebody out would be guessing.
      if (outcome.kind === 'busy' || !outcome.culprit) break;
      quarantine.put(outcome.culprit.remote, outcome.culprit.version);
      metrics.countFailures([outcome.culprit], 'server');
    }
    throw new Error(`${path} could not be rendered`);
  }

  const key = (live: PreparedSet, path: string): string => `${live.set.id} ${path}`;

  return {
    async html(live, path) {
      const { page, from } = await htmlCache.get(key(live, path), async () => {
        const forms = await render(live, path);
        if (forms.payload.keep) void payloadCache.get(key(live, path), () => Promise.resolve(forms.payload));
        return forms.html;
      });
      metrics.pages.inc({ from });
      return page;
    },
    async payload(live, path) {
      const { page } = await payloadCache.get(key(live, path), async () => (await render(live, path)).payload);
      return page;
    },
  };
}

function toForms(result: RenderResult, setId: string): PageForms {
  const common = { redirect: result.redirect, setId, keep: result.complete };
  return {
    html: createRenderedPage({
      ...common,
      status: result.status,
      contentType: 'text/html; charset=utf-8',
      body: bytes(result.html),
    }),
    // A payload is an answer about a page, not the page: its own status is always fine.
    payload: createRenderedPage({
      ...common,
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: bytes(result.payload),
    }),
  };
}

/** Buffers arrive from a worker as plain arrays of bytes; nothing is copied. */
function bytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
