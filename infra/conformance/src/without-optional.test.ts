import { expect, it } from 'vitest';
import { pruneBy } from './without-optional-for-tests.ts';

const schema = {
  type: 'object',
  required: ['id', 'entries'],
  properties: {
    id: { type: 'integer' },
    note: { type: 'string' },
    entries: { type: 'array', items: { anyOf: [{ $ref: '#/components/schemas/Text' }, { type: 'integer' }] } },
  },
};
const text = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', const: 'text' }, hint: { type: 'string' } },
};

it('leaves out what a schema does not require: in lists, unions and behind references', () => {
  const prune = pruneBy({ components: { schemas: { Text: text } } });
  const value = { id: 1, note: 'x', entries: [{ kind: 'text', hint: 'y' }, 7], undeclared: 2 };
  expect(prune(schema, value)).toEqual({ id: 1, entries: [{ kind: 'text' }, 7], undeclared: 2 });
});
