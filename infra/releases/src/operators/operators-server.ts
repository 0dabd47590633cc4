import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { ApiContext } from '../api/api-context.ts';
import { AccessRefused, requireGrant } from '../api/authorize.ts';
import { failureOf } from '../api/failures.ts';
import { readAudit } from '../audit/audit-log.ts';
import { auditedFor } from '../audit/audited-action.ts';
import { readOrEmpty } from '../registry/document/read-document.ts';
import type { Channel } from '../server/channels-of-service.ts';
import { mainChannel } from '../state-folder.ts';
import { type ActionName, actions, isActionName, needsOf } from './actions.ts';
import { historyContent } from './history-page.ts';
import { type Html, html } from './html.ts';
import { overviewContent } from './overview-page.ts';
import { loginPage, page } from './page.ts';
import { createSessions, type Session } from './sessions.ts';
import { style } from './style.ts';

type Options = {
  /** Origin at which browsers reach these pages. Forms from elsewhere are refused. */
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

/** The pages are those of the main channel; others are moved by the command. */
const mainOf = ({ channels }: ApiContext): Promise<Channel> => channels.find(mainChannel);

const remoteName = /^mf-[a-z-]{1,57}$/;

/**
 * The operators' pages: server-rendered, without script. They have a port of their own, because the registry's other port serves files
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
    // Browsers send it with every form.
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.headers.origin !== origin) {
      throw new AccessRefused(403, 'This form was sent from another page.');
    }
  });
  app.setNotFoundHandler((_request, reply) =>
    send(reply.code(404), page('Not found', null, html`<p><a href="/">Overview</a></p>`)),
  );
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = failureOf(error);
    if (status === 500) request.log.error({ err: error }, 'request failed');
    return send(
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
      return send(reply.code(error.statusCode), loginPage(error.message));
    }
    return reply.redirect('/', 303);
  });

  /** A page of someone who has logged in; others get the login. */
  const withSession =
    (run: (session: Session, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await sessions.of(request);
      if (!session) return send(reply.code(request.url === '/' ? 200 : 401), loginPage(null));
      if (request.method === 'POST' && fieldOf(request, 'form') !== session.formToken) {
        throw new AccessRefused(403, 'This form is of another session. Open the page again.');
      }
      return run(session, request, reply);
    };

  app.post(
    '/logout',
    withSession(async (_session, request, reply) => {
      sessions.end(request, reply);
      return reply.redirect('/', 303);
    }),
  );

  app.get(
    '/',
    withSession(async (session, _request, reply) => {
      const { registry, shells, canaries } = await mainOf(context);
      const remotes = (await registry.list()).map((remote) => ({ ...remote, served: shells.served(remote) }));
      const overview = { remotes, shells: shells.live(), watched: await canaries.watched(), plan: canaries.plan };
      return send(reply, page('Releases', session, overviewContent(session, overview)));
    }),
  );

  app.get(
    '/history',
    withSession(async (session, _request, reply) => {
      const isOperator = session.token.grant.kind === 'operator';
      const audit = isOperator ? await readAudit(context.paths, 100) : null;
      return send(
        reply,
        page('History', session, historyContent(await (await mainOf(context)).registry.history(), audit)),
      );
    }),
  );

  app.get(
    '/remotes/:name/:action',
    withSession(async (session, request, reply) => {
      const asked = askedFor(request);
      requireAll(session, asked);
      const { revision } = await readOrEmpty(context.paths);
      return send(
        reply,
        page(`${actions[asked.action].label}: ${asked.name}`, session, confirmation(session, asked, revision)),
      );
    }),
  );

  app.post(
    '/remotes/:name/:action',
    withSession(async (session, request, reply) => {
      const { name, action, version } = askedFor(request);
      const who = session.token.name;
      const note = fieldOf(request, 'note').trim().slice(0, 500);
      const revision = fieldOf(request, 'revision');
      const subject = [name, version].filter(Boolean).join(' ');
      const options = { who, ifRevision: Number(revision), ...(note && { note }) };
      await auditedFor({ paths: context.paths, log: request.log }, who, { action, subject }, async () => {
        requireAll(session, { name, action });
        if (!/^\d{1,15}$/.test(revision)) throw new AccessRefused(403, 'The form is incomplete. Open the page again.');
        const entry = await actions[action].run(await mainOf(context), name, version, options);
        return { result: entry, revision: entry?.revision };
      });
      session.setMessage(`Done: ${actions[action].label}, ${subject}.`);
      return reply.redirect('/', 303);
    }),
  );

  return app;
}

type Asked = { name: string; action: ActionName; version: string };

/** What an address asks for. @throws AccessRefused when there is no such action */
function askedFor(request: FastifyRequest): Asked {
  const { name, action } = request.params as { name: string; action: string };
  const query = request.query as Record<string, unknown>;
  const version = typeof query['version'] === 'string' ? query['version'].slice(0, 60) : '';
  if (remoteName.test(name) && isActionName(action) && (version !== '' || !actions[action].needsVersion)) {
    return { name, action, version };
  }
  throw new AccessRefused(403, 'There is no such action.');
}

/** @throws AccessRefused (403) */
function requireAll({ token }: Session, { name, action }: Pick<Asked, 'name' | 'action'>): void {
  for (const need of needsOf(action, name)) requireGrant(token, need);
}

function confirmation({ formToken }: Session, { name, action, version }: Asked, revision: number): Html {
  const { label, consequence, ...rest } = actions[action];
  return html`<div class="card"><p>${consequence(name, version)}</p>
    <form method="post">
      <input type="hidden" name="form" value="${formToken}"><input type="hidden" name="revision" value="${revision}">
      <label for="note">Why (in the history)</label><input id="note" name="note" maxlength="500" autocomplete="off">
      <p class="actions"><button class="${'isDangerous' in rest ? 'danger' : 'primary'}">${label}</button>
        <a class="button" href="/">Cancel</a></p>
    </form></div>`;
}

/** A field of a form; empty when it is missing. */
function fieldOf(request: FastifyRequest, name: string): string {
  const body: unknown = request.body;
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}

const send = (reply: FastifyReply, text: string): FastifyReply => reply.type('text/html; charset=utf-8').send(text);
