import { isObject, type Json, type JsonObject } from '@bergauf/api/http/openapi/name-schemas';
import { operationsOf } from '@bergauf/api/testing/fuzz/operations';
import { resolve } from '@bergauf/api/testing/fuzz/value-for-schema';
import { leavesOutOptionalParts, type Tampering } from '@bergauf/test-kit/tampering-proxy';
import { Compile, type Validator } from 'typebox/schema';

type Prune = (schema: Json | undefined, value: Json) => Json;

/** Removes everything from a value that its schema does not require, at every depth. @param document with the referenced schemas */
export function pruneBy(document: JsonObject): Prune {
  const validators = new Map<Json, Pick<Validator, 'Check'>>();
  const fits = (schema: Json, value: Json): boolean => {
    const validator =
      validators.get(schema) ?? Compile({ ...(isObject(schema) ? schema : {}), components: document['components'] });
    validators.set(schema, validator);
    return validator.Check(value);
  };

  function prune(declared: Json | undefined, value: Json): Json {
    const schema = resolve(declared, document);
    const alternatives = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(alternatives)) {
      const chosen = alternatives.find((alternative) => fits(alternative, value));
      return chosen === undefined ? value : prune(chosen, value);
    }
    if (Array.isArray(value)) return value.map((entry) => prune(schema['items'], entry));
    const { properties } = schema;
    if (!isObject(value) || !isObject(properties)) return value;
    const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
    const kept = Object.entries(value).filter(([name]) => required.has(name) || properties[name] === undefined);
    return Object.fromEntries(kept.map(([name, inner]) => [name, prune(properties[name], inner)]));
  }
  return prune;
}

/** A product API that sends only what its OpenAPI document requires. @param origin of an API that serves such a document */
export async function leavesOutAllOptional(origin: string): Promise<Tampering> {
  const document = (await (await fetch(`${origin}/openapi.json`)).json()) as JsonObject;
  const prune = pruneBy(document);
  const operations = operationsOf(document).map(({ method, path, definition }) => {
    const pattern = new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);
    return { method, pattern, schema: schemaOf200(definition) };
  });
  return {
    response(exchange) {
      const { method, url, status, body } = exchange;
      const path = url.replace(/\?.*$/, '');
      const found = operations.find((one) => one.method === method && one.pattern.test(path));
      if (status === 200 && found?.schema && isObject(body as Json)) exchange.body = prune(found.schema, body as Json);
      leavesOutOptionalParts.response?.(exchange);
    },
  };
}

function schemaOf200(definition: JsonObject): Json | undefined {
  let found: Json | undefined = definition;
  for (const step of ['responses', '200', 'content', 'application/json', 'schema']) {
    found = isObject(found) ? found[step] : undefined;
  }
  return found;
}
