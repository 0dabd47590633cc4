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

const formType = 'application/x-www-form-urlencoded';

/** The body as the document declares it: as JSON, or as the fields of an HTML form. */
export function bodyOf({ definition }: Operation): { readonly type: string; readonly schema: Json } | undefined {
  const { requestBody } = definition;
  const content = isObject(requestBody) ? requestBody['content'] : undefined;
  for (const type of ['application/json', formType]) {
    const media = isObject(content) ? content[type] : undefined;
    if (isObject(media) && media['schema'] !== undefined) return { type, schema: media['schema'] };
  }
  return undefined;
}

/** A body in the form of its type; what is no object has no fields. */
export function writtenBody(type: string, body: unknown): string {
  if (type !== formType || typeof body !== 'object' || body === null) return JSON.stringify(body);
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    fields.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return fields.toString();
}
