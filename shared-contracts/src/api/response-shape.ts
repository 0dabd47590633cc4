import type { ProductTile } from '../entities/index.ts';
import type { ApiError, ApiResult } from './api-result.ts';

type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/** The required fields, by name: a kind of value, a nested shape, or a list of values with a shape. */
export type Shape<T> = { readonly [K in keyof T]?: Kind | FieldShape<NonNullable<T[K]>> };
type FieldShape<F> = F extends readonly (infer E)[] ? readonly [Kind | Shape<NonNullable<E>>] : Shape<F>;

/** A response has arrived in an unexpected format. A page offers a retry instead of rendering half of it. */
export const malformedResponse: ApiError = {
  kind: 'malformed',
  status: null,
  code: 'malformed',
  message: '',
  fields: {},
  retryable: true,
};

/**
 * Checks the fields that a page reads. Validators of the whole schema would be larger than the page itself.
 * @returns a guard for `api.get<unknown>(…)` results; it never throws, for any value
 */
export function hasShape<T>(shape: Shape<T>): (value: unknown) => value is T {
  return (value): value is T => fits(value, shape);
}

function fits(value: unknown, expected: unknown): boolean {
  if (expected === 'array') return Array.isArray(value);
  if (expected === 'integer') return Number.isInteger(value);
  if (typeof expected === 'string' && expected !== 'object') return typeof value === expected;
  if (Array.isArray(expected)) return Array.isArray(value) && value.every((element) => fits(element, expected[0]));
  if (typeof value !== 'object' || value === null) return false;
  return (
    expected === 'object' ||
    Object.entries(Object(expected)).every(([key, kind]) => fits(Reflect.get(value, key), kind))
  );
}

/** Turns a response of an unexpected shape into the failure `malformed`. */
export function checkResponse<T>(result: ApiResult<unknown>, isValid: (data: unknown) => data is T): ApiResult<T> {
  if (!result.ok) return result;
  return isValid(result.data) ? { ok: true, data: result.data } : { ok: false, error: malformedResponse };
}

/** The fields that a product tile needs. A tile without them is left out of its list. */
export const isTile = hasShape<ProductTile>({
  id: 'number',
  url: 'string',
  picture: { url: 'string' },
  pictureBack: { url: 'string' },
  prices: { cents: { vk: 'number' } },
  colours: 'array',
  sizes: 'array',
});
