import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Span } from './span.ts';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For the spans of the request's steps, and for the calls made for it. */
    span: Span;
  }
}

export type RequestTracing = {
  /** For Fastify's options: the id of a request, in its log lines too, is that of its trace. */
  readonly options: {
    readonly genReqId: (request: IncomingMessage) => string;
    readonly requestIdHeader: false;
  };
  /** Adds the hooks. Call it before other hooks are added. */
  addTo(server: Pick<FastifyInstance, 'addHook' | 'decorateRequest'>): void;
};

/** The name of the id in log lines. */
export const traceIdLabel = 'traceId';

/** A span for each request: method and route, never the address, which may contain search words and ids of shoppers. */
export function traceRequests(tracing: Tracing): RequestTracing {
  // Requests get their ids before the server has an object for them.
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
