import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { fragmentTimesPath, type RenderedAgain } from '../../../app/vitals-report.ts';
import { type PageSource, PageUnavailable } from '../../pages/page-source.ts';
import type { ReleaseSetChoice } from '../../release-set/choose-release-set.ts';
import { declaredBy } from '../../release-set/serving-set.ts';
import type { Settings } from '../../settings.ts';
import { type createPageAddresses, parseAddress } from '../page-address.ts';
import { shopOnly } from '../shop-only.ts';

type Options = {
  settings: { config: Pick<Settings['config'], 'shopOrigin'> };
  chooseSet: ReleaseSetChoice;
  pages: Pick<PageSource, 'timeFragments'>;
  addressOf: ReturnType<typeof createPageAddresses>;
};

/** Path and query of a page. */
const question = Compile(Type.Object({ address: Type.String() }, { additionalProperties: false }));

const bodyLimit = 4 * 1024;

/**
 * How long the server takes for each fragment of a page, for the overlay (decision 0079). Only in a shop that offers the overlay: each
 * request causes a rendering. It is a POST, which no cache stores or answers.
 */
export function addFragmentTimesRoute(server: FastifyInstance, options: Options): void {
  const { settings, chooseSet, pages, addressOf } = options;
  server.post(
    fragmentTimesPath,
    {
      preHandler: shopOnly(settings.config.shopOrigin),
      bodyLimit,
      config: { rateLimit: { max: 30, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const { body } = request;
      const parsed = question.Check(body) ? parseAddress(body.address) : null;
      if (parsed?.kind !== 'page') return reply.code(400).send({ error: 'malformed' });
      const serving = await chooseSet(request, reply);
      const address = addressOf(parsed.pathname, parsed.search, declaredBy(serving));
      if (!address) return reply.code(400).send({ error: 'malformed' });
      try {
        const times = await pages.timeFragments(serving, address, request.span);
        return { set: serving.set.id, times } satisfies RenderedAgain;
      } catch (cause) {
        if (!(cause instanceof PageUnavailable)) throw cause;
        return reply.code(503).send({ error: 'unavailable' });
      }
    },
  );
}
