import { desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { devMailbox } from '../database/schema.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { dataOf } from '../http/route-schemas.ts';
import { mailboxPage, messagePage } from './dev-mailbox-pages.ts';

const IdParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
const LatestQuery = Type.Object({ to: Type.String({ maxLength: 254 }) });
const ReadMail = Type.Object({
  id: Type.Integer(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  /** All URLs in the text. */
  links: Type.Array(Type.String()),
});

// Emails may contain what shoppers have typed: nothing in them may run or load.
const framed = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

/** Names of this machine. */
const local = /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The development mailbox at `/dev/mail/`: emails of this API, for developers and tests. Registered only with
 * `API_DEV_MAIL=on`.
 */
export function mailboxRoutes(server: ApiServer, { orm, publicOrigin }: ApiContext): void {
  /** The name of a foreign site may lead to this machine (DNS rebinding), and its pages would read links that reset passwords. */
  const onRequest = async ({ headers }: FastifyRequest): Promise<void> => {
    const hostname = headers.host?.replace(/:\d+$/, '') ?? '';
    if (!local.test(hostname) && hostname !== new URL(publicOrigin).hostname) throw notFound();
  };
  async function find(id: number) {
    const [mail] = await orm.select().from(devMailbox).where(eq(devMailbox.id, id));
    if (mail === undefined) throw notFound();
    return mail;
  }
  const document = { hide: true } as const;

  server.get('/dev/mail/', { onRequest, schema: document }, async (_request, reply) => {
    const mails = await orm.select().from(devMailbox).orderBy(desc(devMailbox.id)).limit(100);
    reply.header('content-security-policy', framed).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(mailboxPage(mails));
  });

  server.get('/dev/mail/:id/', { onRequest, schema: { ...document, params: IdParams } }, async (request, reply) => {
    const mail = await find(request.params.id);
    reply.header('content-security-policy', framed).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(messagePage(mail));
  });

  server.get(
    '/dev/mail/:id/letter.html',
    { onRequest, schema: { ...document, params: IdParams } },
    async (request, reply) => {
      const mail = await find(request.params.id);
      reply.header('content-security-policy', framed).header('cache-control', 'no-store');
      return reply.type('text/html; charset=utf-8').send(mail.html);
    },
  );

  server.get(
    '/dev/mail/latest/',
    { onRequest, schema: { ...document, querystring: LatestQuery, response: { 200: dataOf(ReadMail) } } },
    async (request, reply) => {
      const { to } = request.query;
      const newest = orm.select().from(devMailbox).where(eq(devMailbox.recipient, to)).orderBy(desc(devMailbox.id));
      const [mail] = await newest.limit(1);
      if (mail === undefined) throw notFound();
      const { id, subject, text } = mail;
      reply.header('cache-control', 'no-store');
      return { data: { id, to, subject, text, links: text.match(/https?:\/\/\S+/g) ?? [] } };
    },
  );
}
