import type { FastifyReply } from 'fastify';
import { AvatarBody, DrawnAvatar, PersonalData } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../../http/api-context.ts';
import { apiError, notFound } from '../../http/errors/api-error.ts';
import { privateResponse } from '../../http/response/response-cache.ts';
import { dataOf, LocaleQuery } from '../../http/route-schemas.ts';
import { allowCaching } from '../../media/send-picture.ts';
import { requireAccount } from '../identity/shopper.ts';
import { personalDataOf } from '../profile/account-data.ts';
import { drawnAvatarSvg, drawnAvatars } from './drawn-avatars.ts';
import { chooseAvatar, readAvatar, storeAvatar } from './save-avatar.ts';
import { avatarBytes, renderAvatar } from './uploaded-avatar.ts';

const FileParams = Type.Object({
  file: Type.String({ pattern: '^([a-z]{2,20}-[0-9a-f]{8}\\.svg|[0-9a-f]{32}\\.webp)$' }),
});
const picture = {
  'image/svg+xml': { schema: Type.String() },
  'image/webp': { schema: Type.String({ format: 'binary' }) },
};

function sendAvatar(reply: FastifyReply, file: string, content: string | Buffer | null): FastifyReply {
  if (content === null) throw notFound();
  allowCaching(reply);
  if (file.endsWith('.svg')) return reply.type('image/svg+xml; charset=utf-8').send(content);
  // Of a person: a proxy or CDN must not send it for a year after it was deleted.
  return reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp').send(content);
}

/** Uploads have the picture's bytes as their body. */
function uploadRoute(server: ApiServer, { orm, limiter }: ApiContext): void {
  server.register(async (uploads: ApiServer) => {
    uploads.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: avatarBytes }, (_, bytes, done) =>
      done(null, bytes),
    );
    uploads.post(
      '/api/v1/user/avatar/',
      {
        onRequest: [
          privateResponse,
          // Checked before the body is read: only customers may upload megabytes.
          async (request) => {
            const { id } = await requireAccount(orm, request);
            await limiter.take(orm, [{ of: 'avatar', who: id }]);
          },
        ],
        bodyLimit: avatarBytes,
        schema: {
          summary: "Upload the account's picture: a JPEG, PNG, WebP or AVIF as the body",
          response: { 200: dataOf(PersonalData) },
        },
      },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) {
          throw apiError(415, 'unsupported media type', {
            at: 'Bitte wähle ein Bild aus.',
            en: 'Please choose a picture.',
          });
        }
        const webp = await renderAvatar(request.body);
        const account = await requireAccount(orm, request);
        return { data: personalDataOf(await storeAvatar(orm, account, webp)) };
      },
    );
  });
}

/** The picture of an account: one of the drawn pictures, or an upload. */
export function avatarRoutes(server: ApiServer, context: ApiContext): void {
  const { orm } = context;
  uploadRoute(server, context);

  server.get(
    '/api/v1/avatars/',
    {
      ...context.publicResponse,
      schema: {
        summary: 'The drawn pictures that an account may choose',
        querystring: LocaleQuery,
        response: { 200: dataOf(Type.Array(DrawnAvatar)) },
      },
    },
    async (request) => ({ data: drawnAvatars(request.query.locale) }),
  );

  server.put(
    '/api/v1/user/avatar/',
    {
      onRequest: privateResponse,
      schema: { summary: "Choose the account's picture", body: AvatarBody, response: { 200: dataOf(PersonalData) } },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      return { data: personalDataOf(await chooseAvatar(orm, account, request.body.key)) };
    },
  );

  server.get(
    '/avatars/:file',
    { schema: { summary: 'A picture of an account', params: FileParams, response: { 200: { content: picture } } } },
    async (request, reply) => {
      const { file } = request.params;
      const [name = ''] = file.split('.');
      return sendAvatar(reply, file, file.endsWith('.svg') ? drawnAvatarSvg(file) : await readAvatar(orm, name));
    },
  );
}
