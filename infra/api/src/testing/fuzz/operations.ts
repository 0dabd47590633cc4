import { isObject, type Json, type JsonObject } from '../../http/openapi/name-schemas.ts';

export type Operation = { readonly method: string; readonly path: string; readonly definition: JsonObject };

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

export type Parameter = { readonly name: string; readonly schema: Json | undefined; readonly isRequired: boolean };

/** A part of a request with parameters. */
export type Part = 'path' | 'query' | 'header';

export function parametersOf({ definition }: Operation, part: Part): Parameter[] {
  const { parameters } = definition;
  return (Array.isArray(parameters) ? parameters : [])
    .filter(isObject)
    .filter((parameter) => parameter['in'] === part)
    .map(({ name, schema, required }) => ({ name: String(name), schema, isRequired: required === true }));
}

export function bodySchema({ definition }: Operation): Json | undefined {
  const { requestBody } = definition;
  const content = isObject(requestBody) ? requestBody['content'] : undefined;
  const media = isObject(content) ? content['application/json'] : undefined;
  return isObject(media) ? media['schema'] : undefined;
}
