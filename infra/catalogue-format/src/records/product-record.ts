import { SizeSystem } from 'shared-contracts/entities';
import Type, { type Static } from 'typebox';
import {
  Cents,
  Day,
  Hex,
  Id,
  Localized,
  LocalizedName,
  Moment,
  Name,
  oneOf,
  Path,
  record,
  SearchWords,
  Slug,
  Text,
} from './fields.ts';
import { PictureReference } from './picture-reference.ts';
import { units } from './units.ts';

export const genderNames = ['unisex', 'women', 'men', 'kids'] as const;
export type GenderName = (typeof genderNames)[number];

const sizeSystems: readonly SizeSystem[] = SizeSystem.anyOf.map((literal) => literal.const);

const saleTypes = ['regular', 'refurbished', 'outlet'] as const;

export const DetailRecord = record(
  {
    name: Localized,
    value: Type.Optional(Localized),
    amount: Type.Optional(Type.Number()),
    unit: Type.Optional(oneOf(units)),
  },
  'A row of the product’s details: a text, or an amount with its unit.',
);
export type DetailRecord = Static<typeof DetailRecord>;

export const PricesRecord = record({
  rrp: Type.Integer({ ...Cents, description: 'The recommended retail price (UVP). No other price is above it.' }),
  vk: Type.Integer({ ...Cents, description: 'The selling price. No role pays more, whatever its own price is.' }),
  premium: Type.Optional(Cents),
  staff: Type.Optional(Cents),
  pro: Type.Optional(Cents),
});
export type PricesRecord = Static<typeof PricesRecord>;

export const OptionRecord = record({
  id: Id,
  size: Name,
  quantity: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
});
export type OptionRecord = Static<typeof OptionRecord>;

/** Characters of a product's address. */
export const longestPath = 300;

export const VariantRecord = record({
  id: Id,
  colour: Slug,
  path: Type.Optional(Type.String({ pattern: '^/p/[a-z0-9]+(-[a-z0-9]+)*/$', maxLength: longestPath })),
  pictures: Type.Optional(Type.Array(PictureReference, { maxItems: 20 })),
  options: Type.Array(OptionRecord, { minItems: 1, maxItems: 200 }),
});
export type VariantRecord = Static<typeof VariantRecord>;

export const PriceHistoryEntry = record({
  from: Day,
  vk: Cents,
  lowest: Type.Optional(
    Type.Integer({ ...Cents, description: 'The lowest price of its first day, if it was below vk: cents.' }),
  ),
});

export const ProductRecord = record({
  id: Id,
  brand: Slug,
  category: Path,
  kind: Type.String({ ...Slug, description: 'What it is, for the product rows of articles and flyers: ski-poles.' }),
  gender: oneOf(genderNames),
  names: LocalizedName,
  descriptions: Localized,
  features: Type.Array(Localized),
  details: Type.Array(DetailRecord),
  prices: PricesRecord,
  priceHistory: Type.Array(PriceHistoryEntry, {
    description: 'The selling prices and the day from which each was valid, oldest first. The last is the current one.',
  }),
  lowest30Days: Type.Optional(
    Type.Union([Cents, Type.Null()], {
      description: 'The lowest price of the 30 days before a reduction. Missing: from the price history.',
    }),
  ),
  saleType: oneOf(saleTypes),
  condition: Type.Optional(Localized),
  sizeSystem: Type.Enum(sizeSystems, { description: 'The unit of its sizes; the key of the size advice.' }),
  mounting: Type.Optional(Type.Boolean()),
  sports: Type.Array(Path, { maxItems: 50, uniqueItems: true, description: 'Sub-sports, the main one first.' }),
  additions: Type.Array(Slug, { maxItems: 200, uniqueItems: true }),
  isNew: Type.Optional(Type.Boolean()),
  isHeavy: Type.Optional(Type.Boolean()),
  isBike: Type.Optional(Type.Boolean()),
  isSki: Type.Optional(Type.Boolean()),
  salesRank: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Higher is shown first.' }),
  addedAt: Moment,
  searchWords: Type.Optional(
    Type.String({ ...SearchWords, description: 'Further words by which the product is found.' }),
  ),
  variants: Type.Array(VariantRecord, { minItems: 1, maxItems: 100 }),
});
export type ProductRecord = Static<typeof ProductRecord>;

export const SetRecord = record({
  id: Id,
  product: Id,
  names: Localized,
  discountPercent: Type.Integer({ minimum: 1, maximum: 50 }),
  companions: Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true }),
});
export type SetRecord = Static<typeof SetRecord>;

export const AccessoriesRecord = record({
  product: Id,
  accessories: Type.Array(Id, { maxItems: 50, uniqueItems: true, description: 'Bought with the product.' }),
  related: Type.Array(Id, { maxItems: 50, uniqueItems: true, description: 'Looked at instead of it.' }),
});
export type AccessoriesRecord = Static<typeof AccessoriesRecord>;

/** First segments of other pages of the team shop; a team with such a slug would have no page. */
export const reservedTeamSlugs: ReadonlySet<string> = new Set([
  ...[
    'login',
    'register',
    'forgot-password',
    'reset-password',
    'bestellung',
    'doi',
    'list',
    'info',
    'wishlist',
    'warenkorb',
  ],
  ...['my-account', 'search', 'sale', 'outlet', 'marken', 'sport', 'damen', 'herren', 'kinder'],
  // Paths of the API.
  ...[
    'products',
    'teams',
    'menu',
    'pages',
    'cart',
    'auth',
    'forgotpassword',
    'header-data',
    'search-limited',
    'autosuggest',
  ],
]);

const TeamTermsRecord = record(
  {
    region: Type.Optional(Localized),
    colours: Type.Optional(record({ primary: Hex, secondary: Hex })),
    contact: Type.Optional(record({ name: Text, email: Type.String({ format: 'email' }), phone: Text })),
    until: Type.Optional(Day),
    minimumAmount: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    delivery: Type.Optional(record({ name: Text, street: Text, streetNo: Text, postal: Text, city: Text })),
    printing: Type.Optional(
      record(
        { name: Cents, number: Cents, crest: Cents, products: Type.Array(Id, { uniqueItems: true }) },
        'Surcharges, and the products that are printed.',
      ),
    ),
  },
  'What the team’s page shows, and how its members order.',
);
export type TeamTermsRecord = Static<typeof TeamTermsRecord>;

export const TeamRecord = record({
  id: Id,
  slug: Slug,
  name: Text,
  sport: Path,
  town: Text,
  texts: Localized,
  logo: Type.Optional(PictureReference),
  terms: Type.Optional(TeamTermsRecord),
  products: Type.Array(Id, { maxItems: 30_000, uniqueItems: true }),
});
export type TeamRecord = Static<typeof TeamRecord>;
