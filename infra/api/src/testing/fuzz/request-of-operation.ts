import * as fc from 'fast-check';
import type { JsonObject } from '../../http/openapi/name-schemas.ts';
import { hostileBody, hostileText } from './hostile-values.ts';
import { bodyOf, nameOf, type Operation, type Part, parametersOf, writtenBody } from './operations.ts';
import { faultsOf, valueIn, withValue } from './places.ts';
import { type Dictionaries, type ValueOptions, valueFor } from './value-for-schema.ts';

/** The credentials of a request; `mixed` is a customer's token with a guest's id. */
export type Caller = 'anonymous' | 'guest' | 'customer' | 'mixed' | 'malformed';

export type FuzzRequest = {
  readonly operation: string;
  readonly url: string;
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** Percent-encodes a text; a lone surrogate, which has no encoding, is sent as bytes that are not UTF-8. */
const encode = (text: string): string =>
  text
    .split(/\p{Surrogate}/u)
    .map(encodeURIComponent)
    .join('%ED%A0%80');

/** The values of a request before it is written. `body` is undefined without a body. */
type Values = Readonly<Record<Part, Record<string, unknown>>> & { readonly body: unknown };

function parameterValues(
  operation: Operation,
  part: Part,
  options: ValueOptions,
): fc.Arbitrary<Record<string, unknown>> {
  const parameters = parametersOf(operation, part);
  const { optional, invalidPercent } = options;
  // Headers: without an idempotency key, no order is placed.
  const isAll = part !== 'query' || optional === 'all';
  const used = parameters.filter(({ isRequired }) => isAll || isRequired || optional === 'some');
  const required = used.filter(({ isRequired }) => isAll || (isRequired && invalidPercent === 0));
  const model = Object.fromEntries(used.map(({ name, schema }) => [name, valueFor(schema, options, name)]));
  return fc.record(model, { requiredKeys: required.map(({ name }) => name) });
}

function valuesOf(
  operation: Operation,
  { document, dictionaries }: Source,
  how: Pick<ValueOptions, 'invalidPercent' | 'optional'>,
): fc.Arbitrary<Values> {
  const schema = bodyOf(operation)?.schema;
  const dictionary = { ...dictionaries.general, ...dictionaries.byPath[operation.path] };
  const options: ValueOptions = { document, dictionary, ...how };
  return fc.record({
    path: parameterValues(operation, 'path', options),
    query: parameterValues(operation, 'query', options),
    header: parameterValues(operation, 'header', options),
    body: schema === undefined ? fc.constant(undefined) : valueFor(schema, options),
  });
}

/** What HTTP allows in a header. */
const headerText = /^[\x20-\x7e]*$/;

function written(operation: Operation, { path, query, header, body }: Values, caller: Caller): FuzzRequest {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(textOf(path[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = pairs.map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`).join('&');
  const type = bodyOf(operation)?.type ?? 'application/json';
  const headers = Object.entries(header).map(([name, value]) => [name, textOf(value)] as const);
  return {
    operation: nameOf(operation),
    url: search === '' ? filled : `${filled}?${search}`,
    caller,
    headers: {
      ...Object.fromEntries(headers.filter(([, value]) => headerText.test(value))),
      ...(body !== undefined && { 'content-type': type }),
    },
    body: body === undefined ? null : writtenBody(type, body),
  };
}

/** The callers that an operation is for. */
function validCallers({ definition }: Operation): fc.Arbitrary<Caller> {
  const { security } = definition;
  // The only alternative is a login.
  const isForCustomers = Array.isArray(security) && security.length === 1;
  return isForCustomers ? fc.constant('customer') : fc.constantFrom('customer', 'customer', 'guest');
}

const anyCaller: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Caller>('customer', 'guest') },
  { weight: 2, arbitrary: fc.constantFrom<Caller>('anonymous', 'mixed', 'malformed') },
);

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=latin1',
  'malformed',
  '',
];

/** What requests are made from. */
export type Source = { readonly document: JsonObject; readonly dictionaries: Dictionaries };

function validRequests(operation: Operation, source: Source): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(valuesOf(operation, source, { invalidPercent: 0, optional: 'some' }), validCallers(operation))
    .map(([values, caller]) => written(operation, values, caller));
}

/** Null in most cases. */
function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

function invalidRequests(operation: Operation, source: Source): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      values: valuesOf(operation, source, { invalidPercent: 16, optional: 'some' }),
      caller: anyCaller,
      parameter: seldom(fc.tuple(hostileText, hostileText)),
      body: seldom(hostileBody),
      contentType: seldom(fc.constantFrom(...contentTypes)),
    })
    .map(({ values, caller, parameter, body, contentType }) => {
      const query = parameter ? { ...values.query, [parameter[0]]: parameter[1] } : values.query;
      const request = written(operation, { ...values, query }, caller);
      if (body === null && request.body === null) return request;
      const type = contentType ?? bodyOf(operation)?.type ?? 'application/json';
      return { ...request, body: body ?? request.body, headers: { ...request.headers, 'content-type': type } };
    });
}

/** Random requests of an operation: half of them as the document declares, the others invalid in some places. */
export function requestOf(operation: Operation, source: Source): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(validRequests(operation, source), invalidRequests(operation, source));
}

/**
 * Valid requests of an operation by a guest and by a customer, and requests for each fault that are valid except for the fault, with
 * all optional values and with none. At random, most faults would never meet the place that they break.
 */
export function certainRequests(operation: Operation, source: Source, seed: number): FuzzRequest[] {
  const faults = faultsOf(operation, source.document);
  const all = valuesOf(operation, source, { invalidPercent: 0, optional: 'all' });
  const required = valuesOf(operation, source, { invalidPercent: 0, optional: 'none' });
  const [asGuest, ...asCustomer] = fc.sample(validRequests(operation, source), { seed, numRuns: 4 });
  const samples = fc.sample(fc.tuple(all, required, validCallers(operation)), { seed, numRuns: faults.length });
  const faulty = samples.flatMap(([sample, minimum, caller], index) => {
    const fault = faults[index];
    if (fault === undefined) return [];
    const spoiled = valueIn(sample, fault.place);
    const isOptional = valueIn(minimum, fault.place) === undefined;
    const both = isOptional ? [sample, minimum] : [sample];
    return both.map((values) => written(operation, withValue(values, fault.place, fault.spoil(spoiled)), caller));
  });
  return [
    ...(asGuest ? [{ ...asGuest, caller: 'guest' } as const] : []),
    ...asCustomer.map((request): FuzzRequest => ({ ...request, caller: 'customer' })),
    ...faulty,
  ];
}
