import * as fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../http/openapi/name-schemas.ts';
import { hostileBody, hostileText } from './hostile-values.ts';
import { type Dictionary, type ValueOptions, valueFor } from './value-for-schema.ts';

export type Operation = { readonly method: string; readonly path: string; readonly definition: JsonObject };

/** The credentials of a request; `mixed` is a customer's token with a guest's id. */
export type Caller = 'anonymous' | 'guest' | 'customer' | 'mixed' | 'malformed';

export type FuzzRequest = {
  readonly operation: string;
  readonly url: string;
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

/** The name of an operation in reports. */
export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

export function operationsOf(document: JsonObject): Operation[] {
  const paths = isObject(document['paths']) ? Object.entries(document['paths']) : [];
  return paths.flatMap(([path, methods]) =>
    (isObject(methods) ? Object.entries(methods) : []).flatMap(([method, definition]) =>
      isObject(definition) ? [{ method: method.toUpperCase(), path, definition }] : [],
    ),
  );
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** Percent-encodes a text; a lone surrogate, which has no encoding, is sent as bytes that are not UTF-8. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

function urlOf({ path, definition }: Operation, options: ValueOptions): fc.Arbitrary<string> {
  const parameters = (Array.isArray(definition['parameters']) ? definition['parameters'] : []).filter(isObject);
  const named = (place: string) =>
    parameters
      .filter((parameter) => parameter['in'] === place)
      .map(
        (parameter) =>
          [
            String(parameter['name']),
            valueFor(parameter['schema'], options, String(parameter['name'])),
            parameter,
          ] as const,
      );
  const inPath = fc.record(Object.fromEntries(named('path').map(([name, value]) => [name, value])));
  const query = named('query');
  const requiredKeys = query.filter(([, , parameter]) => parameter['required'] === true).map(([name]) => name);
  const inQuery = fc.record(Object.fromEntries(query.map(([name, value]) => [name, value])), {
    requiredKeys: options.invalidPercent > 0 ? [] : requiredKeys,
  });
  const extra =
    options.invalidPercent > 0 ? fc.option(fc.tuple(hostileText, hostileText), { freq: 6 }) : fc.constant(null);
  return fc.tuple(inPath, inQuery, extra).map(([values, search, added]) => {
    const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(written(values[name])));
    const pairs = Object.entries(search).filter(([, value]) => value !== undefined);
    if (added) pairs.push(added);
    const text = pairs.map(([name, value]) => `${encode(name)}=${encode(written(value))}`).join('&');
    return text === '' ? filled : `${filled}?${text}`;
  });
}

function bodySchema({ definition }: Operation): Json | undefined {
  const content = isObject(definition['requestBody']) ? definition['requestBody']['content'] : undefined;
  const media = isObject(content) ? content['application/json'] : undefined;
  return isObject(media) ? media['schema'] : undefined;
}

function bodyOf(operation: Operation, options: ValueOptions): fc.Arbitrary<string | null> {
  const schema = bodySchema(operation);
  if (schema === undefined) return options.invalidPercent > 0 ? fc.option(hostileBody, { freq: 9 }) : fc.constant(null);
  const fit = valueFor(schema, options).map((value) => JSON.stringify(value) ?? 'null');
  return options.invalidPercent > 0
    ? fc.oneof({ weight: 5, arbitrary: fit }, { weight: 1, arbitrary: hostileBody })
    : fit;
}

// Most routes are for customers.
const callers: readonly Caller[] = [
  'customer',
  'customer',
  'customer',
  'customer',
  'guest',
  'guest',
  'anonymous',
  'mixed',
  'malformed',
];

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=latin1',
  'malformed',
  '',
];

function requests(operation: Operation, options: ValueOptions): fc.Arbitrary<FuzzRequest> {
  const json = fc.constant('application/json');
  const contentType =
    options.invalidPercent > 0
      ? fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: fc.constantFrom(...contentTypes) })
      : json;
  return fc
    .record({
      url: urlOf(operation, options),
      caller: fc.constantFrom(...callers),
      contentType,
      body: bodyOf(operation, options),
    })
    .map(({ contentType: type, ...request }) => ({
      ...request,
      operation: nameOf(operation),
      headers: request.body === null ? {} : { 'content-type': type },
    }));
}

/** Requests of an operation: half of them as the document declares, the others invalid in some places. */
export function requestOf(
  operation: Operation,
  document: JsonObject,
  dictionary: Dictionary,
): fc.Arbitrary<FuzzRequest> {
  const options = { document, dictionary };
  return fc.oneof(
    requests(operation, { ...options, invalidPercent: 0 }),
    requests(operation, { ...options, invalidPercent: 16 }),
  );
}
