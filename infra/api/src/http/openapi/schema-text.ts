import { type Html, html } from '../response/html.ts';
import { isObject, type Json, type JsonObject } from './name-schemas.ts';

const nothing = html``;

function join(parts: readonly Html[], separator: string): Html[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [html`${separator}`, part]));
}

const limits: Readonly<Record<string, string>> = {
  minimum: '≥',
  maximum: '≤',
  minLength: 'length ≥',
  maxLength: 'length ≤',
  minItems: 'items ≥',
  maxItems: 'items ≤',
  pattern: 'like',
  format: 'as',
  default: 'default',
};

function limitsOf(schema: JsonObject): Html {
  const texts = Object.entries(limits)
    .filter(([keyword]) => keyword in schema)
    .map(([keyword, words]) => {
      const value = schema[keyword];
      return `${words} ${typeof value === 'string' && keyword !== 'default' ? value : JSON.stringify(value)}`;
    });
  return texts.length > 0 ? html` <i>${texts.join(', ')}</i>` : nothing;
}

function objectText(schema: JsonObject, indent: string): Html {
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const additional = schema['additionalProperties'];
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const inner = `${indent}  `;
  const lines = properties.map(
    ([name, value]) => html`${inner}${name}${required.has(name) ? '' : '?'}: ${schemaText(value, inner)}\n`,
  );
  if (isObject(additional)) lines.push(html`${inner}[name]: ${schemaText(additional, inner)}\n`);
  return lines.length > 0 ? html`{\n${lines}${indent}}` : html`{}`;
}

/** A JSON schema as its type would be written in TypeScript, with links to named ones and its limits beside. */
export function schemaText(schema: Json | undefined, indent = ''): Html {
  if (!isObject(schema)) return html`unknown`;
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if ('const' in schema) return html`${JSON.stringify(schema['const'])}`;
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(union))
    return html`${join(
      union.map((part: Json) => schemaText(part, indent)),
      ' | ',
    )}`;
  if (Array.isArray(schema['enum']))
    return html`${schema['enum'].map((value: Json) => JSON.stringify(value)).join(' | ')}`;
  if (schema['type'] === 'object') return objectText(schema, indent);
  if (schema['type'] === 'array') {
    const items = schema['items'];
    const isUnion = isObject(items) && ('anyOf' in items || 'enum' in items);
    const item = schemaText(items, indent);
    return html`${isUnion ? html`(${item})` : item}[]${limitsOf(schema)}`;
  }
  return html`${typeof schema['type'] === 'string' ? schema['type'] : 'unknown'}${limitsOf(schema)}`;
}
