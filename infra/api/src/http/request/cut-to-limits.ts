import type { TSchema } from 'typebox';

/**
 * Cuts texts and lists that are longer than their schema allows to a little more than that. They break the same rule as before, and
 * finding out what else is wrong with them takes no longer than with those that are allowed.
 * @param schema of an object, a list or a text; alternatives (`anyOf`) are left as they are
 */
export function cutToLimits(schema: TSchema, value: unknown): unknown {
  // TypeBox describes schemas as the JSON that they are.
  const { maxLength, maxItems, items, properties } = schema as Limits;
  if (typeof value === 'string') {
    // A code point has at most two code units.
    return maxLength === undefined ? value : value.slice(0, 2 * (maxLength + 1));
  }
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

type Limits = {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
};
