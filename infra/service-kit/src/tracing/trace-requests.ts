import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Span } from './span.ts';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Parent of the spans of the request's steps and of the calls made for it. */
    span: Span;
  }
}

export type RequestTracing = {
  /** Fastify options that make the trace id the request's id, in its log lines too. */
  readonly options: {
    readonly genReqId: (request: IncomingMessage) => string;
    readonly requestIdHeader: false;
  };
  /** Adds the hooks. Call it before other hooks are added. */
  addTo(server: Pick<FastifyInstance, 'addHook' | 'decorateRequest'>): void;
};

/** The name of the id in log lines. */
export const traceIdLabel = 'traceId';

/** Creates a span for each request, with method and route, never the URL, which may contain search words and ids of shoppers. */
export function traceRequests(tracing: Tracing): RequestTracing {
  // Requests get their ids before Fastify creates its request object.
  const spans = new WeakMap<IncomingMessage, Span>();

  function spanOf(raw: IncomingMessage): Span {
    let span = spans.get(raw);
    if (!span) {
      span = tracing.receive(raw.headers['traceparent']);
      spans.set(raw, span);
    }
    return span;
  }

  return {
    options: { genReqId: (raw) => spanOf(raw).traceId, requestIdHeader: false },
    addTo(server) {
      server.decorateRequest('span');
      server.addHook('onRequest', (request, _reply, done) => {
        request.span = spanOf(request.raw);
        tracing.run(request.span, done);
      });
      server.addHook('onResponse', async ({ method, routeOptions, span }, { statusCode }) => {
        const route = routeOptions.url ?? 'no route';
        tracing.named(span, `${method} ${route}`);
        span.end(
          { 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode },
          statusCode >= 500 ? statusCode : undefined,
        );
      });
    },
  };
}
