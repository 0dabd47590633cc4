import Type, { type Static } from 'typebox';
import { Id } from './admin-lines.ts';
import { Cents } from './change-prices.ts';
import { Quantity } from './change-stock.ts';

const closed = { additionalProperties: false } as const;

const Text = Type.String({ maxLength: 20_000 });
const Localized = Type.Object({ at: Text, en: Type.Optional(Text) }, closed);
const Slug = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9-]+$' });

const Option = Type.Object(
  { id: Id, title: Type.String({ minLength: 1, maxLength: 60 }), quantity: Quantity },
  { ...closed, description: 'A size.' },
);

const Variant = Type.Object(
  {
    id: Id,
    colour: Slug,
    path: Type.String({ maxLength: 300, pattern: '^/[a-z0-9-]+/[a-z0-9-]+/$' }),
    options: Type.Array(Option, { maxItems: 200 }),
  },
  { ...closed, description: 'A colour.' },
);

/** A whole product, with the columns of today's tables: what is missing in a line is missing in the product. */
export const ProductRecord = Type.Object(
  {
    id: Id,
    brandId: Id,
    categoryId: Id,
    kind: Slug,
    gender: Type.Integer({ minimum: 0, maximum: 3 }),
    names: Localized,
    descriptions: Localized,
    features: Type.Array(Localized, { maxItems: 50, default: [] }),
    details: Type.Array(Type.Object({ name: Localized, value: Localized }, closed), { maxItems: 100, default: [] }),
    rrp: Cents,
    vk: Cents,
    premium: Cents,
    staff: Cents,
    pro: Cents,
    isNew: Type.Boolean({ default: false }),
    isHeavy: Type.Boolean({ default: false }),
    isBike: Type.Boolean({ default: false }),
    isSki: Type.Boolean({ default: false }),
    mounting: Type.Boolean({ default: false }),
    saleType: Type.Union([Type.Literal('regular'), Type.Literal('refurbished'), Type.Literal('outlet')]),
    condition: Type.Union([Localized, Type.Null()], { default: null }),
    sizeSystem: Slug,
    salesRank: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }),
    addedAt: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1, description: 'Seconds since 1970.' }),
    filterValues: Type.Array(Id, { maxItems: 100, description: 'Ids of filter values, except of sizes.' }),
    sports: Type.Array(Id, { maxItems: 10, description: 'Ids of sub-sports, the main one first.', default: [] }),
    searchWords: Type.String({ maxLength: 2_000, default: '', description: 'Further words to be found by.' }),
    variants: Type.Array(Variant, { minItems: 1, maxItems: 50 }),
  },
  { ...closed, description: 'A whole product.' },
);
export type ProductRecord = Static<typeof ProductRecord>;

const Removal = Type.Object(
  { id: Id, removed: Type.Literal(true) },
  { ...closed, description: 'Removes the product.' },
);

export const ProductLine = Type.Union([ProductRecord, Removal], { $id: 'AdminProductLine' });
export type ProductLine = Static<typeof ProductLine>;
