import { maxId } from '@bergauf/catalogue-format/records/fields';
import type { ContentLocale } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { allowCaching, redirectToCurrent } from '../media/send-picture.ts';
import { type Card, cardFile, cardUrl, loadCard } from './cards.ts';
import { findCard } from './load-cards.ts';

const filePattern = /^(product|article|home)-(\d{1,10})-(at|en)-[0-9a-f]{12}\.png$/;

/** GET /pictures/card/<file>.png: the pictures of shared links (`og:image`), 1200 by 630 pixels. */
export function cardRoutes(server: ApiServer, context: ApiContext): void {
  server.get(
    '/pictures/card/:file',
    {
      schema: {
        summary: 'The picture of a product, an article or the home page for shared links',
        params: Type.Object({ file: Type.String({ maxLength: 60 }) }),
        response: {
          200: { content: { 'image/png': { schema: Type.String({ format: 'binary' }) } } },
          302: Type.Null({ description: 'What the card shows has changed, and it has another name.' }),
        },
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      const [, kind, id, locale] = filePattern.exec(file) ?? [];
      if (kind === undefined || Number(id) > maxId || context.media === null) throw notFound();
      const card = await findCard(pinned(context), kind as Card['kind'], Number(id), locale as ContentLocale);
      if (card === null) throw notFound();
      // Only the current card is drawn: a client cannot make the server draw others.
      if (cardFile(card) !== file) return redirectToCurrent(reply, cardUrl(card));
      const bytes = await loadCard(context.media, card);
      if (bytes === null) throw notFound();
      return allowCaching(reply).type('image/png').send(bytes);
    },
  );
}
