import { AsyncLocalStorage } from 'node:async_hooks';
import { newIds, readTraceparent, type Span, unrecordedSpan } from './span.ts';
import type { TracingSettings } from './tracing-settings.ts';

export type Tracing = {
  /** Starts the span of a request. @param traceparent the request's header, which anyone may send */
  receive(traceparent: string | readonly string[] | undefined): Span;
  /** Names the request's span, which starts before its route is known. */
  named(span: Span, name: string): void;
  /** Runs code, including what it starts asynchronously, in a span. */
  run(span: Span, work: () => void): void;
  /** The span in which the caller runs; undefined if nothing is exported. */
  current(): Span | undefined;
  /** Exports pending spans. Waits at most two seconds for an unresponsive collector. */
  close(): Promise<void>;
};

const idsOnly: Tracing = {
  receive: (traceparent) => unrecordedSpan(readTraceparent(traceparent) ?? newIds()),
  named: () => undefined,
  // Without exported spans the current one need not be tracked, which would cost CPU time.
  run: (_span, work) => work(),
  current: () => undefined,
  close: async () => undefined,
};

/** @param service name in traces, such as `bergauf-shell` */
export async function createTracing(service: string, settings: TracingSettings | null): Promise<Tracing> {
  if (settings === null) return idsOnly;
  // Imported on demand: the packages take a tenth of a second to load.
  const { createExporter } = await import('./exporter.ts');
  const exporter = createExporter(service, settings);
  const running = new AsyncLocalStorage<Span>();
  return {
    receive: (traceparent) => exporter.receive(readTraceparent(traceparent)),
    named: exporter.named,
    run: (span, work) => running.run(span, work),
    current: () => running.getStore(),
    close: exporter.close,
  };
}
