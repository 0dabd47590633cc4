import { remoteName } from 'shared-contracts/discovery';
import Type, { type Static, type TSchema } from 'typebox';

/*
 * The entry of one host in the site configuration (SPEC 3, decision 0060). Every field has a default in the services that read it.
 * A field's `description` completes the error message for an invalid value.
 */

const locale = Type.Union([Type.Literal('at'), Type.Literal('en'), Type.Literal('hu'), Type.Literal('cz')], {
  description: 'be "at", "en", "hu" or "cz"',
});
const isOn = Type.Boolean({ description: 'be true or false' });
const host = '[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?';
const hostName = Type.String({ pattern: `^${host}$`, description: 'be a host such as www.shop.example' });
const oneSegment = 'be one segment of an address, in small letters';
const segment = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', description: oneSegment });

const milliseconds = (maximum: number) =>
  Type.Integer({
    minimum: 0,
    maximum,
    description: `be a whole number of milliseconds from 0 to ${maximum}`,
  });

const text = (wanted: string, pattern: string) => Type.String({ pattern, description: wanted });

const orNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description: `${description}, or null` });

/** Ways to detect a shopper's locale at the root of the site, by priority. */
export const localeDetections = ['cookie', 'host', 'browser'] as const;
const detection = Type.Union([Type.Literal('cookie'), Type.Literal('host'), Type.Literal('browser')]);

const fields = {
  operatingSystemTag: text('be a short tag such as "web"', '^[a-z0-9][a-z0-9.-]{0,29}$'),
  hostName,
  checkoutUrl: text('be an origin such as https://kassa.shop.example', `^https?://${host}$`),
  checkoutHost: hostName,
  locales: Type.Array(locale, {
    minItems: 1,
    uniqueItems: true,
    description: 'be a list of different locales, the default first',
  }),
  localeDetection: Type.Array(detection, {
    uniqueItems: true,
    description: `be a list of ${localeDetections.map((way) => `"${way}"`).join(', ')}`,
  }),
  localeHosts: Type.Record(Type.String({ pattern: `^${host}$` }), locale, {
    description: 'name a locale for each host',
    additionalProperties: false,
  }),
  currency: Type.Literal('EUR', { description: 'be "EUR"' }),
  bikesFitWidgetKey: orNull(Type.String({ minLength: 1, maxLength: 200 }), 'be a text of 1 to 200 characters'),
  bikesFitWidgetUrl: orNull(
    Type.String({ pattern: `^https?://${host}(/[^?#\\s]*)?$` }),
    'be an address such as https://fit.example/widget, without query',
  ),
  bikesFitWidgetEnabled: isOn,
  loyaltyEnabled: isOn,
  discountShowLimit: Type.Integer({ minimum: 0, maximum: 100, description: 'be a whole percentage from 0 to 100' }),
  flippingBookPrefix: orNull(segment, oneSegment),
  teamListSegment: segment,
  teamBuild: isOn,
  searchDebounceMs: milliseconds(10_000),
  omnichannelAvailable: isOn,
  apiDebounceMs: milliseconds(60_000),
  cartRemovalDelayMs: milliseconds(60_000),
  headerDataTimeoutMs: milliseconds(60_000),
  flyoutCloseDelayMs: milliseconds(10_000),
  wishlistFlyoutCloseMs: milliseconds(60_000),
  storeSearchAnalyticsDebounceMs: milliseconds(60_000),
  pageTimerMs: milliseconds(86_400_000),
  pageCounterPages: Type.Integer({ minimum: 1, maximum: 1000, description: 'be a whole number from 1 to 1000' }),
  reloadGuardMs: milliseconds(600_000),
  remotes: orNull(
    Type.Array(Type.String({ pattern: `^${remoteName}$` }), { uniqueItems: true }),
    'be a list of different frontends such as ["mf-reviews"]',
  ),
};

const { hostName: _, ...optional } = fields;

export const SiteEntry = Type.Object(
  { hostName, ...Type.Partial(Type.Object(optional)).properties },
  { additionalProperties: false },
);
export type SiteEntry = Static<typeof SiteEntry>;

/** The requirement on a field's value; undefined if the field does not exist. */
export function wantedOf(field: string): string | undefined {
  const schema: object | undefined = Object.entries(fields).find(([name]) => name === field)?.[1];
  return schema && 'description' in schema ? String(schema.description) : undefined;
}
