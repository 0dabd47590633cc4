/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

const prefix = '#/components/schemas/';

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function mapJson(json: Json, change: (node: JsonObject) => Json | undefined): Json {
  if (Array.isArray(json)) return json.map((item: Json) => mapJson(item, change));
  if (!isObject(json)) return json;
  const changed = change(json);
  if (changed !== undefined) return changed;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapJson(value, change)]));
}

/** Objects and unions get a name; a plain string or number is clearer inline. */
const isNameable = (schema: JsonObject) => schema['type'] === 'object' || 'anyOf' in schema || 'allOf' in schema;

/** Replaces repeated schemas in the document by references to the named entity. */
export function nameSchemas(document: JsonObject): JsonObject {
  const components = isObject(document['components']) ? document['components'] : {};
  // A recursive schema is listed twice, the second time as `Name-Name`.
  const schemas = Object.entries(isObject(components['schemas']) ? components['schemas'] : {}).filter(
    ([name]) => !/^(\w+)-\1$/.test(name),
  );
  const names = new Map<string, string>();
  for (const [name, schema] of schemas) {
    if (isObject(schema) && isNameable(schema) && !names.has(JSON.stringify(schema))) {
      names.set(JSON.stringify(schema), name);
    }
  }
  const refer = (node: JsonObject): Json | undefined => {
    const name = isNameable(node) ? names.get(JSON.stringify(node)) : undefined;
    return name === undefined ? undefined : { $ref: prefix + name };
  };
  const inside = (schema: Json): Json =>
    isObject(schema)
      ? Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, mapJson(value, refer)]))
      : schema;
  return {
    ...document,
    paths: mapJson(document['paths'] ?? {}, refer),
    components: {
      ...components,
      schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, inside(schema)])),
    },
  };
}
