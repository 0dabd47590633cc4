import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { ApiServer } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import type { MediaStore } from './media-store.ts';
import {
  type RenderedFormat,
  type RenderedWidth,
  renderedFormats,
  renderedWidths,
} from './renderings/rendering-sizes.ts';
import { allowCaching } from './send-picture.ts';
import { tonesOfUrl } from './tones.ts';

const file = () => ({ schema: Type.String({ format: 'binary' }) });
const mediaResponses = {
  200: { content: { 'image/avif': file(), 'image/webp': file(), 'image/svg+xml': { schema: Type.String() } } },
};

/** GET /media/<id>/<width>.avif, <width>.webp and <tones>.svg: pictures of the media store, cached by browsers and CDNs for a year. */
export function mediaRoutes(server: ApiServer, media: MediaStore): void {
  server.get(
    '/media/:id/:file',
    {
      schema: {
        summary: 'A picture of the media store',
        params: Type.Object({ id: Type.String(), file: Type.String() }),
        response: mediaResponses,
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const [name = '', extension = '', ...more] = file.split('.');
      if (!/^[0-9a-f]{32}$/.test(id) || more.length > 0) throw notFound();
      return extension === 'svg'
        ? sendDrawing(reply, media, id, name)
        : sendRendering(reply, media, id, readRendering(name, extension));
    },
  );
}

async function sendDrawing(reply: FastifyReply, media: MediaStore, id: string, name: string): Promise<FastifyReply> {
  const tones = tonesOfUrl(name);
  const svg = tones && (await media.drawing(id, tones));
  if (svg === null) throw notFound();
  return allowCaching(reply).type('image/svg+xml; charset=utf-8').send(svg);
}

type Rendering = { readonly width: RenderedWidth; readonly format: RenderedFormat };

/** The rendering with this name; null for a width or format that is not made. */
function readRendering(name: string, extension: string): Rendering | null {
  const width = renderedWidths.find((candidate) => `${candidate}` === name);
  const format = renderedFormats.find((candidate) => candidate === extension);
  return width && format ? { width, format } : null;
}

async function sendRendering(
  reply: FastifyReply,
  media: MediaStore,
  id: string,
  asked: Rendering | null,
): Promise<FastifyReply> {
  const bytes = asked && (await media.rendering(id, asked.width, asked.format));
  if (bytes === null) throw notFound();
  return allowCaching(reply).type(`image/${asked?.format}`).send(bytes);
}
