import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A span as a collector receives it. */
export type CollectedSpan = {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
  /** Message of the status; empty if there is none. */
  readonly message: string;
  readonly kind: 'internal' | 'server' | 'other';
};

type Attribute = { key: string; value: Readonly<Record<string, unknown>> };
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes: Attribute[];
        status: { code: number; message?: string };
        kind: number;
      }[];
    }[];
  }[];
};

export type TraceCollector = {
  readonly endpoint: string;
  /** Waits until the received spans satisfy `isEnough`. */
  until(isEnough: (spans: readonly CollectedSpan[]) => boolean): Promise<readonly CollectedSpan[]>;
  close(): Promise<void>;
};

const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const errorStatus = 2;
/** By the numbers of OTLP. */
const kinds: Readonly<Record<number, CollectedSpan['kind']>> = { 1: 'internal', 2: 'server' };
const patienceMs = 30_000;

/** A collector of OpenTelemetry spans (OTLP over HTTP, JSON) on a free port. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const { parentSpanId = '', attributes, status, kind, name, traceId, spanId } of scopeSpans.flatMap(
        (one) => one.spans,
      )) {
        const { code, message = '' } = status;
        const ids = { traceId, spanId, parentSpanId };
        const known = { attributes: valuesOf(attributes), isError: code === errorStatus, message };
        spans.push({ service, name, ...ids, ...known, kind: kinds[kind] ?? 'other' });
      }
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async until(isEnough) {
      for (const end = Date.now() + patienceMs; !isEnough(spans); await sleep(50)) {
        if (Date.now() > end) throw new Error(`The collector has only ${JSON.stringify(spans)}`);
      }
      return spans;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
