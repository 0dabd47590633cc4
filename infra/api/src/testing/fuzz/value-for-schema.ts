import * as fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../http/openapi/name-schemas.ts';
import { hostileJson } from './hostile-values.ts';

/** Real values by the name of their property or parameter, so that requests succeed. `undefined` leaves it out. */
export type Dictionary = Readonly<Record<string, readonly (Json | undefined)[]>>;

/** `byPath`: values that are valid for one path only. */
export type Dictionaries = { readonly general: Dictionary; readonly byPath: Readonly<Record<string, Dictionary>> };

export type ValueOptions = {
  readonly document: JsonObject;
  readonly dictionary: Dictionary;
  /** Percentage of places with an invalid value. */
  readonly invalidPercent: number;
  /** Which optional properties are there. */
  readonly optional: 'all' | 'none' | 'some';
};

const number = (json: Json | undefined, fallback: number): number => (typeof json === 'number' ? json : fallback);

/** Follows a reference. */
export function resolve(schema: Json | undefined, document: JsonObject): JsonObject {
  if (!isObject(schema)) return {};
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  let found: Json | undefined = document;
  for (const step of reference.slice(2).split('/')) found = isObject(found) ? found[step] : undefined;
  return resolve(found, document);
}

function textOf(schema: JsonObject): fc.Arbitrary<unknown> {
  const minLength = number(schema['minLength'], 0);
  const maxLength = Math.max(minLength, Math.min(number(schema['maxLength'], 60), 200));
  if (schema['format'] === 'email') return fc.emailAddress();
  if (schema['format'] === 'uuid') return fc.uuid();
  if (schema['format'] === 'date') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  const pattern = schema['pattern'];
  if (typeof pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(withLetters(pattern), 'u')).map((text) => text.slice(0, maxLength));
    } catch {
      // No text can be generated for this pattern: the texts are then mostly invalid, which is a test case as well.
    }
  }
  return fc.string({ unit: 'grapheme', minLength, maxLength });
}

function objectOf(schema: JsonObject, options: ValueOptions): fc.Arbitrary<unknown> {
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const model = Object.fromEntries(properties.map(([name, value]) => [name, valueFor(value, options, name)]));
  if (options.optional === 'all') return fc.record(model);
  if (options.optional === 'none')
    return fc.record(Object.fromEntries(required.map((name) => [name, model[name] ?? hostileJson])));
  const declared = fc.record(model, { requiredKeys: options.invalidPercent > 0 ? [] : required });
  if (options.invalidPercent === 0) return declared;
  return fc.oneof(
    { weight: 4, arbitrary: declared },
    { weight: 1, arbitrary: fc.tuple(declared, hostileJson).map(([value, extra]) => ({ ...value, extra })) },
  );
}

function fitting(schema: JsonObject, options: ValueOptions, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as Json[]));
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(union)) return fc.oneof(...union.map((part: Json) => valueFor(part, options, name)));
  const minimum = number(schema['minimum'], -1000);
  const maximum = number(schema['maximum'], Math.max(minimum, 1_000_000));
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, options);
    case 'array':
      return fc.array(valueFor(schema['items'], options, name), {
        minLength: number(schema['minItems'], 0),
        maxLength: Math.min(number(schema['maxItems'], 5), 20),
      });
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return hostileJson;
  }
}

/** Values for a schema of the document: valid ones, and invalid ones in `invalidPercent` of the places. */
export function valueFor(schema: Json | undefined, options: ValueOptions, name = ''): fc.Arbitrary<unknown> {
  const resolved = resolve(schema, options.document);
  const fit = fitting(resolved, options, name);
  // The entries of a list have its name.
  const known = resolved['type'] === 'array' ? undefined : options.dictionary[name];
  const good = known
    ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fit })
    : fit;
  if (options.invalidPercent === 0) return good;
  const damaged = good.map((value) => (typeof value === 'string' ? `${value}\u0000` : value));
  return fc.oneof(
    { weight: 100 - options.invalidPercent, arbitrary: good },
    { weight: options.invalidPercent / 2, arbitrary: hostileJson },
    { weight: options.invalidPercent / 2, arbitrary: damaged },
  );
}

/** fast-check generates no Unicode properties: some letters stand for all. */
const withLetters = (pattern: string): string => pattern.replaceAll('\\p{L}', 'a-zA-ZÄÖÜäöüß').replaceAll('\\p{M}', '');
