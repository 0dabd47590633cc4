import type { FastifySchemaCompiler } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/entities';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { apiError } from './api-error.ts';
import { fieldMessage } from './field-messages.ts';

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
  const collected: Record<string, string[]> = {};
  for (const error of errors) {
    for (const field of fieldsOf(error)) {
      // One text a field: the first rule that failed says the most.
      collected[field] ??= [fieldMessage(field.split('.').at(-1) ?? field, error)];
    }
  }
  return collected;
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
    if (validator.Check(value)) return { value };
    return {
      error: apiError(422, 'validation', 'Bitte prüfe deine Eingaben.', fieldErrors(validator.Errors(value))),
    };
  };
};
