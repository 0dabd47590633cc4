import { maxId } from '@bergauf/catalogue-format/records/fields';
import { ContentLocale } from 'shared-contracts/entities';
import Type, { type Static, type TSchema } from 'typebox';

// Schemas that several routes share.

/** `?locale=`, German by default. */
export const Locale = Type.Union(ContentLocale.anyOf, { default: 'at' });

export const LocaleQuery = Type.Object({ locale: Locale });

/** A product page by its path. */
export const ProductPathQuery = Type.Object({ path: Type.String({ minLength: 1, maxLength: 300 }), locale: Locale });

/** A pattern of up to `most` ids, comma-separated, of up to ten digits each (`maxId`). */
export const idsPattern = (most: number) => `^(\\d{1,10}(,\\d{1,10}){0,${most - 1}})?$`;

/** Up to 96 product ids, comma-separated. */
export const ProductIdsQuery = Type.Object({
  ids: Type.String({ pattern: idsPattern(96) }),
  locale: Locale,
});

/** The ids of a list, without numbers that no column of the database can hold. */
export const parseIds = (list: string) =>
  list
    .split(',')
    .filter(Boolean)
    .map(Number)
    .filter((id) => id <= maxId);

/** A UUID in a path. */
export const UuidParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

/** Requests with the same key are executed once. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })),
});

export function idempotencyKey({ headers }: { headers: Static<typeof IdempotencyHeaders> }): string | null {
  return headers['idempotency-key'] ?? null;
}

/** The body of every successful response. */
export function dataOf<Schema extends TSchema>(schema: Schema) {
  return Type.Object({ data: schema });
}
