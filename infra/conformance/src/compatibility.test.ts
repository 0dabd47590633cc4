import { type ValueOptions, valueFor } from '@bergauf/api/testing/fuzz/value-for-schema';
import fc from 'fast-check';
import { fields } from 'shared-contracts/fields';
import { Compile } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { type JsonSchema, recordedReleases, schemasOfWorkspace } from './recorded-release.ts';

const releases = await recordedReleases();
const today = schemasOfWorkspace();
const [, previous] = releases;

/** Depth of generated trees. */
const levels = 2;

/** The schema of a tree, such as the menu's, as one of limited depth. */
function unrolled(value: unknown, definitions: JsonSchema = {}, left = levels): unknown {
  if (Array.isArray(value)) return value.map((entry) => unrolled(entry, definitions, left));
  if (typeof value !== 'object' || value === null) return value;
  const { $defs, $ref, ...schema } = value as Readonly<Record<string, unknown>>;
  const known = { ...definitions, ...Object($defs) };
  if (typeof $ref === 'string') return unrolled(known[$ref], known, left - 1);
  if (schema['type'] === 'array' && left === 0) return { type: 'array', items: {}, maxItems: 0 };
  return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, unrolled(inner, known, left)]));
}

const valuesOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const document = unrolled(schema) as ValueOptions['document'];
  return valueFor(document, { document, dictionary: {}, invalidPercent: 0, optional: 'some' });
};

/**
 * The former pattern of email addresses, and the one of today. What only the former one takes, such as two dots in a row, is no address: the
 * text at the field says so, to frontends of before too. To be removed with the next version.
 */
const formerPattern = '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$';
const narrowed = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll(JSON.stringify(formerPattern), JSON.stringify(fields.email.pattern)));

/** What the reader's schema says of a value that the writer's schema allows. */
function requireReadable(writer: JsonSchema, reader: JsonSchema): void {
  const validator = Compile(reader);
  fc.assert(
    fc.property(valuesOf(writer), (value) => {
      const [isValid, errors] = validator.Errors(value);
      expect(isValid ? [] : errors.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([]);
    }),
    { numRuns: 20, seed: 1 },
  );
}

/** What an API sends is named after what it is, what it receives ends with `Body`. */
const isSent = (name: string): boolean => !name.endsWith('Body');

it('the recorded schemas of this version are those of the workspace: a change needs a new version, and `npm run record`', () => {
  expect(releases[0]).toEqual(today);
});

describe('with the previous release', () => {
  it.each(Object.keys(previous?.schemas ?? {}).filter(isSent))('its frontends read %s of this API', (name) => {
    requireReadable(today.schemas[name] ?? {}, previous?.schemas[name] ?? {});
  });

  it.each(Object.keys(previous?.schemas ?? {}).filter(isSent))('these frontends read %s of its API', (name) => {
    requireReadable(narrowed(previous?.schemas[name] ?? {}), today.schemas[name] ?? {});
  });

  it.each(Object.keys(previous?.schemas ?? {}).filter((name) => !isSent(name)))(
    'its API reads %s of these frontends',
    (name) => {
      requireReadable(today.schemas[name] ?? {}, previous?.schemas[name] ?? {});
    },
  );

  it.each(Object.keys(previous?.schemas ?? {}).filter((name) => !isSent(name)))(
    'this API reads %s of its frontends',
    (name) => {
      requireReadable(narrowed(previous?.schemas[name] ?? {}), today.schemas[name] ?? {});
    },
  );
});

it.each([
  ['a lost field', { type: 'object', properties: {} }],
  ['another type', { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }],
  ['a field that is no longer certain', { type: 'object', properties: { id: { type: 'integer' } } }],
])('%s is found', (_what, writer) => {
  const reader = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
  expect(() => requireReadable(writer, reader)).toThrow();
});
