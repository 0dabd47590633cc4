import Type from 'typebox';
import { notFound } from '../http/api-error.ts';
import type { ApiContext, ApiServer } from '../http/routes.ts';

/** GET /pictures/<group>/<name>.<hash>.svg: drawn pictures, kept by browsers and CDNs for a year. */
export function pictureRoutes(server: ApiServer, { pictures }: ApiContext): void {
  server.get(
    '/pictures/:group/:file',
    { schema: { params: Type.Object({ group: Type.String(), file: Type.String({ pattern: '\\.svg$' }) }) } },
    async (request, reply) => {
      const { group, file } = request.params;
      const name = file.slice(0, file.indexOf('.'));
      const picture = pictures.find(group, name);
      if (picture === null) throw notFound();
      // Pictures are for everyone and the same for everyone, so the rules of the API's answers do not hold for them.
      reply.removeHeader('vary').removeHeader('access-control-allow-credentials');
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      // A page from before the drawings changed: the name is right, the hash is not.
      if (picture.url !== `/pictures/${group}/${file}`) {
        return reply.header('cache-control', 'no-store').redirect(picture.url, 302);
      }
      return (
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          // Drawings are pictures, never documents: opened on their own they may run and load nothing.
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .header('x-content-type-options', 'nosniff')
          .type('image/svg+xml; charset=utf-8')
          .send(picture.svg)
      );
    },
  );
}
