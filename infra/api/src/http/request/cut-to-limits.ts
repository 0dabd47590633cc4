import type { TSchema } from 'typebox';

/**
 * Cuts texts and lists that are longer than their schema allows to slightly more than the limit. They break the same rule as before, and
 * finding their other errors takes no longer than for allowed ones.
 * @param schema of an object, a list or a text; of alternatives (`anyOf`) only texts are cut
 */
export function cutToLimits(schema: TSchema, value: unknown): unknown {
  // TypeBox describes schemas as the JSON that they are.
  const { maxItems, items, properties } = schema as Limits;
  // A code point has at most two code units.
  if (typeof value === 'string') return value.slice(0, 2 * (longestText(schema) + 1));
  if (Array.isArray(value)) {
    const few: readonly unknown[] = maxItems === undefined ? value : value.slice(0, maxItems + 1);
    return items === undefined ? few : few.map((item) => cutToLimits(items, item));
  }
  if (typeof value !== 'object' || value === null || properties === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, property === undefined ? inner : cutToLimits(property, inner)];
    }),
  );
}

/** Maximum code points of a text. Infinity without a limit, and for other types: numbers in URLs are converted later. */
function longestText(schema: TSchema): number {
  const { type, const: literal, maxLength = Number.POSITIVE_INFINITY, anyOf } = schema as Limits;
  if (anyOf !== undefined) return Math.max(0, ...anyOf.map(longestText));
  if (typeof literal === 'string') return literal.length;
  if (type === 'null') return 0;
  return type === 'string' ? maxLength : Number.POSITIVE_INFINITY;
}

type Limits = {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly TSchema[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
};
