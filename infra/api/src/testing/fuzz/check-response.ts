import type { LightMyRequestResponse } from 'fastify';
import { Compile, type Validator } from 'typebox/schema';
import { isObject, type JsonObject } from '../../http/openapi/name-schemas.ts';
import { nameOf, type Operation } from './operations.ts';

const child = (json: unknown, key: string): JsonObject | null => {
  const found = isObject(json as JsonObject) ? (json as JsonObject)[key] : undefined;
  return isObject(found) ? found : null;
};

/** Returns how a response violates the document, or null. */
export type ResponseCheck = (operation: Operation, response: LightMyRequestResponse) => string | null;

/** Checks responses of every operation against the schemas that the document declares for their status. */
export function responseCheck(document: JsonObject): ResponseCheck {
  const validators = new Map<string, Validator>();
  return (operation, response) => {
    const { statusCode } = response;
    if (statusCode >= 500) return `status ${statusCode}`;
    const responses = operation.definition['responses'];
    const declared = child(responses, String(statusCode)) ?? child(responses, `${String(statusCode)[0]}XX`);
    if (declared === null) return `status ${statusCode} is not declared`;
    if (response.body === '' && child(declared, 'content') === null) return null;
    const type = String(response.headers['content-type']).split(';')[0] ?? '';
    const media = child(child(declared, 'content'), type);
    if (media === null) return `${type} is not declared for status ${statusCode}`;
    if (type !== 'application/json') return null;
    const key = `${nameOf(operation)} ${statusCode}`;
    const validator = validators.get(key) ?? Compile({ ...child(media, 'schema'), components: document['components'] });
    validators.set(key, validator as Validator);
    const [fits, errors] = validator.Errors(response.json());
    return fits ? null : `body does not fit: ${JSON.stringify(errors.slice(0, 3))}`;
  };
}
