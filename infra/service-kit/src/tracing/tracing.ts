import { AsyncLocalStorage } from 'node:async_hooks';
import { newIds, readTraceparent, type Span, unrecordedSpan } from './span.ts';
import type { TracingSettings } from './tracing-settings.ts';

export type Tracing = {
  /** Begins the span of a request. @param traceparent the request's header, which anyone may send */
  receive(traceparent: string | readonly string[] | undefined): Span;
  /** Names the request's span, which begins before its route is known. */
  named(span: Span, name: string): void;
  /** Runs code, and all that follows from it, in a span. */
  run(span: Span, work: () => void): void;
  /** The span in which code runs; undefined where nothing is exported. */
  current(): Span | undefined;
  /** Exports what waits. A collector that does not answer holds it no longer than two seconds. */
  close(): Promise<void>;
};

const idsOnly: Tracing = {
  receive: (traceparent) => unrecordedSpan(readTraceparent(traceparent) ?? newIds()),
  named: () => undefined,
  // Without spans to hang others below, code need not know in which one it runs; that knowledge costs processor time.
  run: (_span, work) => work(),
  current: () => undefined,
  close: async () => undefined,
};

/** @param service as traces name it, such as `bergauf-shell` */
export async function createTracing(service: string, settings: TracingSettings | null): Promise<Tracing> {
  if (settings === null) return idsOnly;
  // Only here: the packages take a tenth of a second to load.
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
