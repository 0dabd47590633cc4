import Type, {
  type Static,
  type TArray,
  type TEnum,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TString,
  type TUnion,
} from 'typebox';

/** An object without other fields: a mistyped field name is a fault and not silently ignored. */
export function record<Fields extends TProperties>(fields: Fields, description?: string): TObject<Fields> {
  return Type.Object(fields, { additionalProperties: false, ...(description !== undefined && { description }) });
}

/** One of a list of words. A fault names the words that are allowed. */
export function oneOf<const Words extends string[]>(words: readonly [...Words], description?: string): TEnum<Words> {
  return Type.Enum(words, description === undefined ? {} : { description });
}

const localizedText = (text: TString): TObject<{ at: TString; en: TOptional<TString> }> =>
  record({ at: text, en: Type.Optional(text) }, 'A text in German, and in English if there is a translation.');

export const Localized = localizedText(Type.String({ minLength: 1 }));
export type Localized = Static<typeof Localized>;
export type Locale = keyof Localized;

/** A list by locale. A plain list is German. */
export type LocalizedList<Item> =
  | readonly Item[]
  | { readonly at: readonly Item[]; readonly en?: readonly Item[] | undefined };

/** The schemas of both forms of a list by locale. */
export type LocalizedListForms<Item extends TSchema> = {
  readonly plain: TArray<Item>;
  readonly byLocale: TObject<{ at: TArray<Item>; en: TOptional<TArray<Item>> }>;
};

export function localizedListForms<Item extends TSchema>(item: Item): LocalizedListForms<Item> {
  const plain = Type.Array(item, { minItems: 1 });
  return { plain, byLocale: record({ at: plain, en: Type.Optional(plain) }) };
}

/** A list in German, and in English if there is a translation: `{ at, en? }`, or the German list alone. */
export function localizedList<Item extends TSchema>({
  plain,
  byLocale,
}: LocalizedListForms<Item>): TUnion<[TArray<Item>, LocalizedListForms<Item>['byLocale']]> {
  return Type.Union([plain, byLocale], {
    description: 'In German, and in English if there is a translation. A plain list is German.',
  });
}

/** The list in a locale; the German one if it is not translated. */
export function listIn<Item>(list: LocalizedList<Item>, locale: Locale): readonly Item[] {
  return 'length' in list ? list : (list[locale] ?? list.at);
}

/** Whether a list has a translation. */
export function isTranslated(list: LocalizedList<unknown>): boolean {
  return !('length' in list) && list.en !== undefined;
}

/** The largest number that the shop's tables hold as an id. */
export const maxId = 2_147_483_647;

/** Brands and categories without a listed product stand behind all others, at a million and their id. */
export const maxReferenceId = maxId - 1_000_000;

export const Id = Type.Integer({
  minimum: 1,
  maximum: maxId,
  description: 'A whole number that never changes its meaning, such as the article number of a merchandising system.',
});

export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120 });

/** Slugs separated by `/`. */
export const Path = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$', maxLength: 400 });

export const Text = Type.String({ minLength: 1 });

/** Names are keys of tables, and parts of addresses and of suggestions: an index holds some 2,700 bytes. */
export const Name = Type.String({ minLength: 1, maxLength: 200 });
export const LocalizedName = localizedText(Name);

/** The words by which something is found: those of a product and all its categories are one entry of the search index. */
export const SearchWords = Type.String({ maxLength: 5_000 });

/** The years that both the format and the shop's tables know. */
const year = '[12][0-9]{3}';

export const Day = Type.String({ format: 'date', pattern: `^${year}-`, description: 'A day like 2026-03-02.' });

export const Moment = Type.String({
  format: 'date-time',
  // PostgreSQL knows zones up to 15 hours from UTC.
  pattern: `^${year}-.*([Zz]|[+-](0[0-9]|1[0-4]):[0-5][0-9])$`,
  description: 'A time like 2026-02-15T06:00:00Z.',
});

export const ClockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'A time like 09:30.' });

export const Cents = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Euro cents including VAT.' });

/** A path of the shop or an address elsewhere. */
export const Link = Type.String({ pattern: '^(/|https://)' });

export const Hex = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' });
