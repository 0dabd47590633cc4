// @module-tag rotated
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { startTraceCollector, type TraceCollector } from '../testing/trace-collector.ts';
import { readTraceparent } from './span.ts';
import { traceIdLabel, traceRequests } from './trace-requests.ts';
import { createTracing, type Tracing } from './tracing.ts';
import { type TracingSettings, tracingFrom } from './tracing-settings.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('readTraceparent', () => {
  it.each([
    ['without a header', undefined, null],
    ['with two headers', [`00-${traceId}-${spanId}-01`], null],
    ['of version 00', `00-${traceId}-${spanId}-01`, { traceId, spanId }],
    ['of a later version, with more fields', `cc-${traceId}-${spanId}-01-what-comes`, { traceId, spanId }],
    ['without a trace', `00-${'0'.repeat(32)}-${spanId}-01`, null],
    ['without a span', `00-${traceId}-${'0'.repeat(16)}-01`, null],
    ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`, null],
    ['with a line break', `00-${traceId}\n-${spanId}-01`, null],
    ['that is no trace', 'steil', null],
  ])('%s', (_what, header, ids) => {
    expect(readTraceparent(header)).toEqual(ids);
  });
});

describe('settings', () => {
  it.each([
    ['http://collector:4318', 'http://collector:4318/v1/traces'],
    ['https://traces.example/otlp', 'https://traces.example/otlp/v1/traces'],
    ['https://traces.example/otlp/', 'https://traces.example/otlp/v1/traces'],
  ])('%s', (address, endpoint) => {
    expect(tracingFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: address })?.endpoint.href).toBe(endpoint);
  });

  it('export all traces, or a share of them; without an endpoint none', () => {
    expect(tracingFrom({})).toBeNull();
    expect(tracingFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c' })?.share).toBe(1);
    const some = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_SAMPLER_ARG: '0.1' };
    expect(tracingFrom(some)?.share).toBe(0.1);
    expect(() => tracingFrom({ ...some, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG');
    expect(() => tracingFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, but is "collector".',
    );
  });
});

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function collector(): Promise<TraceCollector> {
  const started = await startTraceCollector();
  opened.push(started.close);
  return started;
}

type Line = { traceId?: string; msg: string };

/** A service that logs, and responds with the `traceparent` header that its own calls would have. */
async function service(
  name: string,
  settings: TracingSettings | null,
): Promise<{ server: FastifyInstance; lines: Line[]; tracing: Tracing }> {
  const lines: Line[] = [];
  const tracing = await createTracing(name, settings);
  const requests = traceRequests(tracing);
  const server = Fastify({
    ...requests.options,
    logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: traceIdLabel }),
  });
  requests.addTo(server);
  server.get('/list/:sport', async (request) => {
    request.log.info('asked');
    await Promise.resolve();
    const step = request.span.begin('render', { pages: 2 });
    step.end();
    return { traceparent: step.traceparent, isCurrent: tracing.current() === request.span };
  });
  server.get('/broken', async (request) => {
    const cause = new TypeError('of Anna Berger');
    request.span.begin('query').end({}, cause);
    throw cause;
  });
  opened.push(() => server.close().then(tracing.close));
  return { server, lines, tracing };
}

const inbound = { traceparent: `00-${traceId}-${spanId}-00` };

describe('without an endpoint', () => {
  it('log lines and calls name the trace of the request, or a new one', async () => {
    const { server, lines } = await service('bergauf-shell', null);
    const sent = await server.inject({ url: '/list/ski', headers: inbound });
    expect(lines.at(-1)).toMatchObject({ msg: 'asked', traceId });
    expect(sent.json().traceparent).toBe(`00-${traceId}-${spanId}-00`);
    const first = (await server.inject('/list/ski')).json().traceparent;
    expect(readTraceparent(first)?.traceId).toBe(lines.at(-1)?.traceId);
    expect((await server.inject('/list/ski')).json().traceparent).not.toBe(first);
  });

  it('the request id in the log is not taken from the client', async () => {
    const { server, lines } = await service('bergauf-api', null);
    await server.inject({ url: '/list/ski', headers: { 'request-id': 'mine', 'x-request-id': 'u1' } });
    expect(lines.at(-1)?.traceId).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('with a collector', () => {
  it('a request’s span is a child of its caller’s, its steps are its children, and none contains the URL', async () => {
    const { endpoint, until } = await collector();
    const { server, tracing } = await service('bergauf-shell', tracingFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }));
    const { traceparent, isCurrent } = (await server.inject({ url: '/list/ski?q=Anna', headers: inbound })).json();
    await server.inject('/broken');
    await server.inject('/anna');
    await tracing.close();
    const spans = await until((all) => all.length === 5);
    const names = ['render', 'GET /list/:sport', 'query', 'GET /broken', 'GET no route'];
    const [render, request, query, broken, unknown] = names.map((name) => spans.find((one) => one.name === name));
    expect(isCurrent).toBe(true);
    const received = { service: 'bergauf-shell', kind: 'server', isError: false } as const;
    expect(request).toMatchObject({ ...received, traceId, parentSpanId: spanId });
    expect(request?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/list/:sport',
      'http.response.status_code': 200,
    });
    expect(render).toMatchObject({ traceId, parentSpanId: request?.spanId, attributes: { pages: 2 } });
    expect(traceparent).toBe(`00-${traceId}-${render?.spanId}-01`);
    expect(broken).toMatchObject({ ...received, parentSpanId: '', isError: true });
    // Its name alone: the message of an error may quote what a shopper has typed.
    expect(query).toMatchObject({ kind: 'internal', isError: true, message: 'TypeError' });
    // What a client did wrong is no error of the service.
    expect(unknown).toMatchObject({ ...received, attributes: { 'http.response.status_code': 404 } });
    expect(JSON.stringify(spans)).not.toMatch(/anna/i);
  });

  it('a share of the traces is exported, the same by every service, regardless of the sampled flag', async () => {
    const { endpoint } = await collector();
    const flagsOf = async (name: string, flags: string) => {
      const { server } = await service(
        name,
        tracingFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.5' }),
      );
      const all = Array.from(
        { length: 64 },
        (_, index) => `${(index * 4).toString(16).padStart(2, '0').repeat(4)}${'5'.repeat(24)}`,
      );
      const sent = await Promise.all(
        all.map((id) => server.inject({ url: '/list/ski', headers: { traceparent: `00-${id}-${spanId}-${flags}` } })),
      );
      return sent.map((response) => response.json().traceparent.slice(-2));
    };
    const ofShell = await flagsOf('bergauf-shell', '00');
    expect(ofShell.filter((flags) => flags === '01').length).toBeGreaterThan(8);
    expect(ofShell.filter((flags) => flags === '00').length).toBeGreaterThan(8);
    expect(await flagsOf('bergauf-api', '01')).toEqual(ofShell);
  });

  it('an unavailable collector delays no request, and the shutdown by at most two seconds', async () => {
    const settings = tracingFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
    const { server, tracing } = await service('bergauf-shell', settings);
    expect((await server.inject('/list/ski')).statusCode).toBe(200);
    const started = performance.now();
    await tracing.close();
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
