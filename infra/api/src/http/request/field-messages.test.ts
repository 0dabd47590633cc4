import type { TLocalizedValidationError } from 'typebox/error';
import { expect, it } from 'vitest';
import { fieldMessage, invalidValue } from './field-messages.ts';

const missing = { keyword: 'minLength', params: { limit: 1 } } as unknown as TLocalizedValidationError;

it.each(['service', 'day', 'partOfDay', 'name', 'email'])(
  'what is missing of an appointment has a message of its own: %s',
  (field) => {
    const { at, en } = fieldMessage(field, missing);
    expect(at).toMatch(/^Bitte (wähle|gib) /);
    expect(en).toMatch(/^Please (choose|enter) /);
    expect(at).not.toBe(invalidValue.at);
  },
);
