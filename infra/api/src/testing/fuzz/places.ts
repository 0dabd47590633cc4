import { isObject, type Json, type JsonObject } from '../../http/openapi/name-schemas.ts';
import { spoilers } from './hostile-values.ts';
import { bodyOf, type Operation, type Part, parametersOf } from './operations.ts';
import { resolve } from './value-for-schema.ts';

/** Steps to a value: the part of the request, then names of properties; `[]` for the entries of a list. */
type Place = readonly string[];
type SpoiledType = keyof typeof spoilers;

/** Spoils one value of a request. */
export type Fault = { readonly place: Place; readonly spoil: (valid: unknown) => unknown };

/** All texts and numbers, with their types. Constants are left out: other values are refused before anything reads them. */
function placesIn(schema: Json | undefined, document: JsonObject, place: Place): (readonly [Place, SpoiledType])[] {
  const resolved = resolve(schema, document);
  const { type, properties, items } = resolved;
  const parts = resolved['anyOf'] ?? resolved['oneOf'];
  if (Array.isArray(parts)) return parts.flatMap((part: Json) => placesIn(part, document, place));
  if ('const' in resolved || 'enum' in resolved) return [];
  if (type === 'array') return placesIn(items, document, [...place, '[]']);
  if (type === 'object' && isObject(properties)) {
    return Object.entries(properties).flatMap(([name, value]) => placesIn(value, document, [...place, name]));
  }
  return type === 'string' || type === 'number' || type === 'integer' ? [[place, type]] : [];
}

/** Every fault of every place of an operation. Headers are left out: HTTP allows few characters in them. */
export function faultsOf(operation: Operation, document: JsonObject): Fault[] {
  const inUrl = (['path', 'query'] satisfies Part[]).flatMap((part) =>
    parametersOf(operation, part).flatMap(({ name, schema }) => placesIn(schema, document, [part, name])),
  );
  const places = [...inUrl, ...placesIn(bodyOf(operation)?.schema, document, ['body'])];
  return places.flatMap(([place, type]) => spoilers[type].map((spoil) => ({ place, spoil })));
}

/** The value in a place; of a list, the first entry. */
export function valueIn(value: unknown, [step, ...rest]: Place): unknown {
  if (step === undefined || value === undefined || value === null) return value;
  return valueIn((value as Record<string, unknown>)[step === '[]' ? '0' : step], rest);
}

/** A copy with another value in one place. */
export function withValue<Values>(values: Values, place: Place, value: unknown): Values {
  // Places come from the schema of the values.
  return replaced(values, place, value) as Values;
}

function replaced(whole: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (step === '[]') return [replaced(Array.isArray(whole) ? whole[0] : undefined, rest, value)];
  const properties = (whole ?? {}) as Record<string, unknown>;
  return { ...properties, [step]: replaced(properties[step], rest, value) };
}
