import * as fc from 'fast-check';

/** Texts that often break programs. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  // The one character that PostgreSQL cannot store.
  fc.constantFrom('\u0000', 'a\u0000b', 'anna\u0000@example.at'),
  fc.constantFrom(
    '',
    ' ',
    '\ud800',
    '\udfff\ud800',
    '\uffff\ufeff',
    '🏔️'.repeat(40),
    'ä'.repeat(300),
    'x'.repeat(5000),
    '\u202e\u0301'.repeat(20),
    "'; drop table products; --",
    '%00',
    '%',
    '_%\\',
    '\\',
    '" & | ! ( ) : * <->',
    '__proto__',
    'constructor',
    'NaN',
    '-0',
    '1e400',
    '9223372036854775808',
    '2147483648',
    '00000000-0000-0000-0000-000000000000',
    'u00000000-0000-0000-0000-000000000000',
    '0001-01-01',
    '2026-02-31',
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    '\r\nX-Injected: 1',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** The middle of a text is least likely to be trimmed or cut off. */
function insert(text: string, inserted: string): string {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${inserted}${text.slice(middle)}`;
}

/** Spoils a valid value so that it is still as similar to a valid one as possible. By the JSON types that a place accepts. */
export const spoilers: Readonly<Record<'string' | 'number' | 'integer', readonly ((valid: unknown) => unknown)[]>> = {
  string: [
    (valid) => insert(String(valid), '\u0000'),
    // PostgreSQL stores it in texts, as another character, and not in JSON.
    (valid) => insert(String(valid), '\ud800'),
    (valid) => String(valid) + 'x'.repeat(5000),
    () => '9223372036854775808',
    () => '2026-02-31',
  ],
  number: [() => 1e21, () => -1e21],
  integer: [() => 2147483648, () => 1e21, () => 0, () => -1, () => 0.5],
};

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Any JSON value: hostile texts, extreme numbers, empty and nested values. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 0.1, 1e21, -2147483649, 2147483648, Number.MAX_SAFE_INTEGER, {}, [], [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are not JSON, or malicious JSON. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":1,"a":2}',
    deep(20_000),
    `{"a":${deep(5000)}}`,
    '\u0000',
    '\ufeff{}',
    `{"password":"${'x'.repeat(60_000)}"}`,
    'x'.repeat(70_000),
  ),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
);
