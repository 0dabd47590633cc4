import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Span as ApiSpan,
  type Attributes,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Span, SpanIds } from './span.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Milliseconds for which a stopping service waits for the collector. */
const closeMs = 2_000;

export type Exporter = {
  receive(parent: SpanIds | null): Span;
  named(span: Span, name: string): void;
  close(): Promise<void>;
};

/**
 * Exports spans to a collector. Traces are sampled by their ids alone, so that all services choose the same ones; the sampled
 * flag of a header, which anyone may send, is ignored.
 */
export function createExporter(service: string, { endpoint, share }: TracingSettings): Exporter {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: endpoint.href }) })],
  });
  const tracer = provider.getTracer('bergauf');
  const recorded = new WeakMap<Span, ApiSpan>();

  function spanOf(own: ApiSpan): Span {
    const { traceId, spanId, traceFlags } = own.spanContext();
    const flags = traceFlags.toString(16).padStart(2, '0');
    const span: Span = {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${flags}`,
      begin: (name, attributes) => spanOf(start(name, SpanKind.INTERNAL, own.spanContext(), attributes)),
      end(attributes, failure) {
        if (attributes) own.setAttributes(attributes);
        if (failure !== undefined) {
          // Only the error's name, as its message may quote what a shopper typed.
          own.setStatus({ code: SpanStatusCode.ERROR, message: failure instanceof Error ? failure.name : 'failed' });
        }
        own.end();
      },
    };
    recorded.set(span, own);
    return span;
  }

  function start(name: string, kind: SpanKind, parent: SpanIds | null, attributes: Attributes = {}): ApiSpan {
    const context = parent
      ? trace.setSpanContext(ROOT_CONTEXT, {
          traceFlags: TraceFlags.SAMPLED,
          isRemote: kind === SpanKind.SERVER,
          ...parent,
        })
      : ROOT_CONTEXT;
    return tracer.startSpan(name, { kind, attributes }, context);
  }

  return {
    receive: (parent) => spanOf(start('request', SpanKind.SERVER, parent)),
    named: (span, name) => void recorded.get(span)?.updateName(name),
    async close() {
      const timeout = new AbortController();
      const late = sleep(closeMs, undefined, { signal: timeout.signal, ref: false }).catch(() => undefined);
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      timeout.abort();
    },
  };
}
