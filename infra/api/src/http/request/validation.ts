import type { FastifySchemaCompiler } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/entities';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { apiError } from '../errors/api-error.ts';
import { fieldMessage, unfit } from './field-messages.ts';

/**
 * The fields a failed rule is about: a missing or unknown property is named by the rule, else the place in the value. A field
 * of a form within the form has both names, `address.postal`; the entries of a list have the list's.
 */
function fieldsOf(error: TLocalizedValidationError): readonly string[] {
  const segments = error.instancePath.split('/').slice(1);
  const inList = segments.findIndex((segment) => /^\d+$/.test(segment));
  const place = segments.slice(0, inList < 0 ? segments.length : inList);
  const within = (names: readonly string[]) => names.map((name) => [...place, name].join('.'));
  if (inList < 0 && error.keyword === 'required') return within(error.params.requiredProperties);
  if (inList < 0 && error.keyword === 'additionalProperties') return within(error.params.additionalProperties);
  return [place.join('.') || 'body'];
}

function fieldErrors(errors: readonly TLocalizedValidationError[]): ApiErrorBody['errors'] {
  const collected = new Map<string, string[]>();
  for (const error of errors) {
    for (const field of fieldsOf(error)) {
      // One text a field: the first rule that failed says the most.
      if (!collected.has(field)) collected.set(field, [fieldMessage(field, error)]);
    }
  }
  return Object.fromEntries(collected);
}

/** PostgreSQL keeps every character but this one; no shopper types it. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => hasNul(name) || hasNul(inner));
}

/** Fields with that character are refused like any other that does not fit. */
function nulErrors(value: unknown): ApiErrorBody['errors'] | null {
  if (typeof value !== 'object' || value === null) return hasNul(value) ? { body: [unfit] } : null;
  const fields = Object.entries(value).filter(([name, inner]) => hasNul(name) || hasNul(inner));
  return fields.length > 0 ? Object.fromEntries(fields.map(([name]) => [name, [unfit]])) : null;
}

/**
 * Checks requests with TypeBox. Query strings and path parameters arrive as text and are converted first; a JSON body
 * says what it means and is not. Properties the schema does not name are refused where the schema says so.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const isText = httpPart === 'querystring' || httpPart === 'params';
  return (input: unknown) => {
    const value = validator.Default(isText ? validator.Convert(input) : input);
    const errors = validator.Check(value) ? nulErrors(value) : fieldErrors(validator.Errors(value));
    return errors === null ? { value } : { error: apiError(422, 'validation', 'Bitte prüfe deine Eingaben.', errors) };
  };
};
