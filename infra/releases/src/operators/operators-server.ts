import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ApiContext } from '../api/api-context.ts';
import { AccessRefused } from '../api/authorize.ts';
import { failureOf } from '../api/failures.ts';
import { channelPages } from './channel-pages.ts';
import { html } from './html.ts';
import { loginPage, page, sendPage } from './page.ts';
import { createSessions } from './sessions.ts';
import { style } from './style.ts';
import { fieldOf, sessionRequired } from './with-session.ts';

type Options = {
  /** Origin at which browsers reach these pages. Forms from other origins are refused. */
  origin: string;
  log: FastifyBaseLogger;
};

const headers = {
  // No script at all, no frame, forms to this origin only.
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * The operators' pages: server-rendered, without script. They have a separate port because the registry's public port serves files
 * that teams have uploaded.
 */
export function createOperatorsServer(context: ApiContext, { origin, log }: Options): FastifyInstance {
  const isSecure = origin.startsWith('https:');
  const sessions = createSessions(context, isSecure);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 8 * 1024,
    forceCloseConnections: true,
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (isSecure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    // Browsers send `Origin` with every form.
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.headers.origin !== origin) {
      throw new AccessRefused(403, 'This form was sent from another page.');
    }
  });
  app.setNotFoundHandler((_request, reply) =>
    sendPage(reply.code(404), page('Not found', null, html`<p><a href="/">Overview</a></p>`)),
  );
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = failureOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return sendPage(
      reply.code(status),
      page('That did not work', null, html`<p class="problem">${body.message}</p><p><a href="/">Overview</a></p>`),
    );
  });

  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.post('/login', async (request, reply) => {
    try {
      await sessions.begin(reply, fieldOf(request, 'token').trim());
    } catch (error) {
      if (!(error instanceof AccessRefused)) throw error;
      request.log.warn('a login was refused');
      return sendPage(reply.code(error.status), loginPage(error.message));
    }
    return reply.redirect('/', 303);
  });

  const withSession = sessionRequired(sessions);

  const logOut = withSession(async (_session, request, reply) => {
    sessions.end(request, reply);
    return reply.redirect('/', 303);
  });
  // Another tab may have logged out already.
  app.post('/logout', async (request, reply) =>
    (await sessions.of(request)) ? logOut(request, reply) : reply.redirect('/', 303),
  );

  for (const prefix of ['', '/channels/:channel']) {
    void app.register(async (ofChannel) => channelPages(ofChannel, context, withSession), { prefix });
  }

  return app;
}
