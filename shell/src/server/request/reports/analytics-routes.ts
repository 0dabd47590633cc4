import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { type AnalyticsEvent, discountBuckets, type PageDataGroup } from 'shared-contracts/analytics';
import type { SiteConfig } from 'shared-contracts/app';
import Type from 'typebox';
import { shopOnly } from '../shop-only.ts';

const text = Type.String({ maxLength: 40 });

const CountedEvents = Type.Object(
  {
    events: Type.Array(Type.Object({ name: text, detail: Type.Optional(text) }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: 50,
    }),
  },
  { additionalProperties: false },
);

const groups: readonly PageDataGroup[] = ['home', 'item_detail', 'services', 'shop', 'other'];

/** The details of each event that become labels: anyone can send events, so labels are bounded. */
const details: Readonly<Record<AnalyticsEvent['name'], readonly string[]>> = {
  page_data: groups,
  view_item_list: [],
  view_item: [],
  add_to_cart: [],
  remove_from_cart: [],
  wishlist_toggle: ['added', 'removed'],
  begin_checkout: ['home', 'page'],
  login: [],
  sign_up: [],
  search: [],
  store_search: [],
  page_timer: [],
  page_counter: [],
  discount_bucket: discountBuckets,
};

/**
 * Counts the events of shoppers who consent to statistics (decision 0052). They arrive with only a name and a detail, and are exported as
 * sums. Events of newer frontends, which this shell does not know, are counted as `unknown`.
 */
export function addAnalyticsRoutes(
  server: FastifyInstance,
  { analytics, shopOrigin }: Pick<SiteConfig, 'analytics' | 'shopOrigin'>,
  registry: Registry,
  /** Called for each request with its number of pages, and of events that added to the cart. */
  onShopping: (request: FastifyRequest, of: { pages: number; addedToCart: number }) => void = () => {},
): void {
  if (analytics === null) return;
  const counted = new Counter({
    name: 'bergauf_analytics_events_total',
    help: 'Events of shoppers who consent to statistics, by name and detail.',
    labelNames: ['event', 'detail'],
    registers: [registry],
  });

  server.post(
    '/_shell/analytics',
    {
      preHandler: shopOnly(shopOrigin),
      schema: { body: CountedEvents },
      bodyLimit: 8192,
      config: { rateLimit: { max: 120, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const { events } = request.body as Type.Static<typeof CountedEvents>;
      for (const { name, detail = '' } of events) {
        const known = Object.hasOwn(details, name) ? details[name as AnalyticsEvent['name']] : null;
        counted.inc({
          event: known ? name : 'unknown',
          detail: known?.includes(detail) ? detail : '',
        });
      }
      const numberOf = (name: AnalyticsEvent['name']): number => events.filter((event) => event.name === name).length;
      onShopping(request, { pages: numberOf('page_data'), addedToCart: numberOf('add_to_cart') });
      return reply.code(204).send();
    },
  );
}
