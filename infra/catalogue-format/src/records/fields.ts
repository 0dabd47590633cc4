import Type, { type Static, type TEnum, type TObject, type TProperties } from 'typebox';

/** An object without other fields: a mistyped field name is a fault and not silently ignored. */
export function record<Fields extends TProperties>(fields: Fields, description?: string): TObject<Fields> {
  return Type.Object(fields, { additionalProperties: false, ...(description !== undefined && { description }) });
}

/** One of a list of words. A fault names the words that are allowed. */
export function oneOf<const Words extends string[]>(words: readonly [...Words], description?: string): TEnum<Words> {
  return Type.Enum(words, description === undefined ? {} : { description });
}

const localizedFields = { at: Type.String({ minLength: 1 }), en: Type.Optional(Type.String({ minLength: 1 })) };

export const Localized = record(localizedFields, 'A text in German, and in English if there is a translation.');
export type Localized = Static<typeof Localized>;

/** The largest number that the shop's tables hold as an id. */
export const maxId = 2_147_483_647;

export const Id = Type.Integer({
  minimum: 1,
  maximum: maxId,
  description: 'A whole number that never changes its meaning, such as the article number of a merchandising system.',
});

export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120 });

/** Slugs separated by `/`. */
export const Path = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$', maxLength: 400 });

export const Text = Type.String({ minLength: 1 });

export const Day = Type.String({ format: 'date', description: 'A day like 2026-03-02.' });

export const ClockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'A time like 09:30.' });

export const Cents = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Euro cents including VAT.' });

/** A path of the shop or an address elsewhere. */
export const Link = Type.String({ pattern: '^(/|https://)' });

export const Hex = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' });
