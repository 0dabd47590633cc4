import { randomUUID } from 'node:crypto';
import type { Attributes } from '@opentelemetry/api';

/** A timed step of a request. Its trace is the whole request, across services. */
export type Span = {
  /** Id of the trace: 32 hexadecimal digits. Also in the request's log lines. */
  readonly traceId: string;
  /** The `traceparent` header for calls made in this span (W3C Trace Context). */
  readonly traceparent: string;
  begin(name: string, attributes?: Attributes): Span;
  /** @param failure the error that ended the step */
  end(attributes?: Attributes, failure?: unknown): void;
};

export type SpanIds = { readonly traceId: string; readonly spanId: string };

const noTrace = '0'.repeat(32);
const noSpan = '0'.repeat(16);

/** @returns null for a header that names no valid span, as anyone may send one */
export function readTraceparent(header: string | readonly string[] | undefined): SpanIds | null {
  const match =
    typeof header === 'string' ? /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}/.exec(header) : null;
  const [, traceId = noTrace, spanId = noSpan] = match ?? [];
  return traceId === noTrace || spanId === noSpan ? null : { traceId, spanId };
}

/** Node caches random bytes for UUIDs; requesting them from the system would take a twentieth of a cached page's time. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

export const newIds = (): SpanIds => ({ traceId: randomHex(), spanId: randomHex().slice(16) });

/** A span that is not exported: its ids are passed on, so that log lines of all services name one trace. */
export function unrecordedSpan({ traceId, spanId }: SpanIds): Span {
  const span: Span = {
    traceId,
    traceparent: `00-${traceId}-${spanId}-00`,
    begin: () => span,
    end: () => undefined,
  };
  return span;
}
