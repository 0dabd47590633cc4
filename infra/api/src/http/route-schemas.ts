import { ContentLocale } from 'shared-contracts/entities';
import Type, { type Static, type TSchema } from 'typebox';

// Schemas that several routes share.

/** `?locale=`, German by default. */
export const Locale = Type.Union(ContentLocale.anyOf, { default: 'at' });

export const LocaleQuery = Type.Object({ locale: Locale });

/** A product page by its path. */
export const ProductPathQuery = Type.Object({ path: Type.String({ minLength: 1, maxLength: 300 }), locale: Locale });

/** Up to 96 product ids, comma-separated. */
export const ProductIdsQuery = Type.Object({
  ids: Type.String({ pattern: '^(\\d{1,9}(,\\d{1,9}){0,95})?$' }),
  locale: Locale,
});

export const parseIds = (list: string) => list.split(',').filter(Boolean).map(Number);

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
