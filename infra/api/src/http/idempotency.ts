import Type, { type Static } from 'typebox';

/** The same key is the same wish, however often it comes. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })),
});

export function idempotencyKey({ headers }: { headers: Static<typeof IdempotencyHeaders> }): string | null {
  return headers['idempotency-key'] ?? null;
}
