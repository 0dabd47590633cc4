import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { apiError, type FieldWords, type Words } from '../errors/api-error.ts';
import { cutToLimits } from './cut-to-limits.ts';
import { fieldMessage, invalidValue } from './field-messages.ts';

/**
 * The names of the fields that broke a rule. Missing properties are listed in the error, others are found by their path. A nested field has
 * a joined name (`address.postal`); an entry of a list has the name of the list.
 */
function fieldsOf(error: TLocalizedValidationError): readonly string[] {
  const segments = error.instancePath.split('/').slice(1);
  const inList = segments.findIndex((segment) => /^\d+$/.test(segment));
  const parent = segments.slice(0, inList < 0 ? segments.length : inList);
  const within = (names: readonly string[]) => names.map((name) => [...parent, name].join('.'));
  if (inList < 0 && error.keyword === 'required') return within(error.params.requiredProperties);
  return [parent.join('.') || 'body'];
}

function fieldErrors(errors: readonly TLocalizedValidationError[]): FieldWords {
  const collected = new Map<string, Words[]>();
  for (const error of errors) {
    for (const field of fieldsOf(error)) {
      // One message for each field: the first failed rule is the most specific.
      if (!collected.has(field)) collected.set(field, [fieldMessage(field, error)]);
    }
  }
  return Object.fromEntries(collected);
}

/** U+0000, which PostgreSQL cannot store, and halves of surrogate pairs, which it cannot store in JSON. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether a value contains text that the database cannot store. */
export function hasUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => hasUnstorable(name) || hasUnstorable(inner));
}

/**
 * An email address with `İ` or the Kelvin sign, of which PostgreSQL's `lower()` makes `i` and `k`: another mailbox, on another domain, would
 * count as an account's own. The schema's pattern is not as strict, because releases of frontends and API share it.
 */
const isLookalike = (field: string, value: unknown): boolean =>
  field === 'email' && typeof value === 'string' && /[\u0130\u212A]/.test(value);

/** Error messages for the fields with characters that cannot be stored, or would be mistaken for others. */
function characterErrors(value: unknown): FieldWords | null {
  if (typeof value !== 'object' || value === null) return hasUnstorable(value) ? { body: [invalidValue] } : null;
  const fields = Object.entries(value).filter(
    ([name, inner]) => hasUnstorable(name) || hasUnstorable(inner) || isLookalike(name, inner),
  );
  return fields.length > 0 ? Object.fromEntries(fields.map(([name]) => [name, [invalidValue]])) : null;
}

/** Levels of objects and lists that a request may have: several times those of any schema. */
const mostLevels = 16;

/** TypeBox copies alternatives recursively, whatever their schema: JSON of thousands of levels would exceed the stack. */
function isTooDeep(value: unknown, levels = mostLevels): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

const invalid = (errors: FieldWords) =>
  apiError(422, 'validation', { at: 'Bitte prüfe deine Eingaben.', en: 'Please check what you have entered.' }, errors);

/**
 * Validates requests with TypeBox. Query strings and path parameters arrive as text and are converted first; JSON bodies are not
 * converted. Unknown properties and parameters are removed: a newer frontend may send them, and no handler may store them. What is too long
 * is cut first: TypeBox's `Errors` applies every rule of a text, also to one that is too long.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const isText = httpPart === 'querystring' || httpPart === 'params';
  // A header schema lists only those that a route reads; other headers are not removed.
  const clean = (input: unknown): unknown => (httpPart === 'headers' ? input : validator.Clean(input));
  return (input: unknown) => {
    const cut = cutToLimits(schema, input);
    if (isTooDeep(cut)) return { error: invalid({ body: [invalidValue] }) };
    const value = clean(validator.Default(isText ? validator.Convert(cut) : cut));
    const errors = validator.Check(value) ? characterErrors(value) : fieldErrors(validator.Errors(value));
    return errors === null ? { value } : { error: invalid(errors) };
  };
};
