/** What a JSON document is made of. */
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

/** A schema worth a name: a bare string or number tells more where it stands. */
const isNameable = (schema: JsonObject) => schema['type'] === 'object' || 'anyOf' in schema || 'allOf' in schema;

/** Recursive schemas arrive under a number, `def-0`, with the entity as an alias of it: the entity's name takes its place. */
function unalias(schemas: JsonObject): { schemas: JsonObject; renamed: Map<string, string> } {
  const renamed = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const target = isObject(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'].slice(prefix.length) : null;
    if (target?.startsWith('def-')) renamed.set(target, name);
  }
  const kept: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const alias = renamed.get(name);
    if (alias !== undefined) kept[alias] = schema;
    else if (!(name in kept) && !/^(\w+)-\1$/.test(name)) kept[name] = schema;
  }
  return { schemas: kept, renamed };
}

/** Writes a schema that several places spell out once, under its entity's name, and refers to it. */
export function nameSchemas(document: JsonObject): JsonObject {
  const components = isObject(document['components']) ? document['components'] : {};
  const before = isObject(components['schemas']) ? components['schemas'] : {};
  const { schemas, renamed } = unalias(before);
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    if (isObject(schema) && isNameable(schema) && !names.has(JSON.stringify(schema))) {
      names.set(JSON.stringify(schema), name);
    }
  }
  const refer = (node: JsonObject): Json | undefined => {
    const reference = node['$ref'];
    if (typeof reference === 'string') {
      const target = reference.slice(prefix.length);
      return { $ref: prefix + (renamed.get(target) ?? target) };
    }
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
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, inside(schema)])),
    },
  };
}
