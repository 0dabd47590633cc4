import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { pictureResponses, sendPicture } from './send-picture.ts';

/** GET /pictures/<group>/<name>.<hash>.svg: drawn pictures, cached by browsers and CDNs for a year. */
export function pictureRoutes(server: ApiServer, { pictures }: ApiContext): void {
  server.get(
    '/pictures/:group/:file',
    {
      schema: {
        summary: 'A drawn picture',
        params: Type.Object({ group: Type.String(), file: Type.String({ pattern: '\\.svg$' }) }),
        response: pictureResponses,
      },
    },
    async (request, reply) => {
      const { group, file } = request.params;
      const name = file.slice(0, file.indexOf('.'));
      const picture = pictures.find(group, name);
      if (picture === null) throw notFound();
      return sendPicture(reply, `/pictures/${group}/${file}`, { url: picture.url, svg: () => picture.svg });
    },
  );
}
