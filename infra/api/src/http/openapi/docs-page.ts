import { createHash } from 'node:crypto';
import { type Html, html } from '../response/html.ts';
import { docsStyle } from './docs-style.ts';
import { isObject, type Json, type JsonObject } from './name-schemas.ts';
import { schemaText } from './schema-text.ts';

type Operation = { readonly method: string; readonly path: string; readonly says: JsonObject };

const text = (json: Json | undefined, fallback = ''): string => (typeof json === 'string' ? json : fallback);
const objects = (json: Json | undefined): JsonObject[] => (Array.isArray(json) ? json.filter(isObject) : []);
const entries = (json: Json | undefined): [string, Json][] => (isObject(json) ? Object.entries(json) : []);

/** Text in which backticks mark code. */
const prose = (json: Json | undefined): Html =>
  html`${text(json)
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;

function operationsByTag(document: JsonObject): [string, Operation[]][] {
  const byTag = new Map<string, Operation[]>();
  for (const [path, methods] of entries(document['paths'])) {
    for (const [method, says] of entries(methods)) {
      if (!isObject(says)) continue;
      const tag = Array.isArray(says['tags']) ? text(says['tags'][0], 'other') : 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), { method, path, says }]);
    }
  }
  return [...byTag].sort(([a], [b]) => a.localeCompare(b));
}

function contentOf(says: Json | undefined): Html[] {
  return entries(isObject(says) ? says['content'] : undefined).map(([type, media]) => {
    const schema = schemaText(isObject(media) ? media['schema'] : undefined);
    return html`<pre>${type === 'application/json' ? '' : html`<i>${type}</i>\n`}${schema}</pre>`;
  });
}

function headersText(says: JsonObject): string {
  const names: Readonly<Record<string, string>> = { bearer: 'Authorization: Bearer', requestId: 'X-Request-ID' };
  const ways = objects(says['security']).map((way) => Object.keys(way).map((name) => names[name] ?? name));
  return ways.map((way) => (way.length > 0 ? way.join(' and ') : 'neither')).join('; or ');
}

function parametersText(says: JsonObject): Html | null {
  const parameters = objects(says['parameters']);
  if (parameters.length === 0) return null;
  const lines = parameters.map(
    (parameter) =>
      html`${text(parameter['name'])}${parameter['required'] === true ? '' : '?'}: ${schemaText(parameter['schema'], '  ')}  <i>${text(parameter['in'])}</i>\n`,
  );
  return html`<h3>Parameters</h3><pre>${lines}</pre>`;
}

function operationHtml({ method, path, says }: Operation): Html {
  const headers = headersText(says);
  const body = contentOf(says['requestBody']);
  const answers = entries(says['responses']).map(
    ([status, answer]) =>
      html`<h3>${status}</h3><p>${prose(isObject(answer) ? answer['description'] : '')}</p>${contentOf(answer)}`,
  );
  return html`<details id="${text(says['operationId'])}"><summary><b class="${method}">${method.toUpperCase()}</b><code>${path}</code><span>${text(says['summary'])}</span></summary><div class="operation">
${text(says['description']) === '' ? '' : html`<p>${prose(says['description'])}</p>`}${headers === '' ? '' : html`<h3>Headers</h3><p>${headers}</p>`}${parametersText(says) ?? ''}${body.length > 0 ? html`<h3>Body</h3>${body}` : ''}${answers}</div></details>`;
}

/** The document as a page to read: no script, nothing loaded from elsewhere. */
export function docsPage(document: JsonObject): string {
  const info = isObject(document['info']) ? document['info'] : {};
  const groups = operationsByTag(document);
  const schemas = entries(isObject(document['components']) ? document['components']['schemas'] : undefined);
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(info['title'])}</title><style>${{ html: docsStyle }}</style></head><body>
<header><div><h1>${text(info['title'])}</h1><p>${prose(info['description'])}</p><p><a href="/openapi.json">OpenAPI document</a></p></div></header>
<main><nav aria-label="Groups"><ul>${groups.map(([tag]) => html`<li><a href="#group-${tag}">${tag}</a></li>`)}<li><a href="#schemas">Schemas</a></li></ul></nav>
${groups.map(([tag, operations]) => html`<section id="group-${tag}"><h2>${tag}</h2>${operations.map(operationHtml)}</section>`)}
<section id="schemas"><h2>Schemas</h2>${schemas.map(([name, schema]) => html`<details id="schema-${name}" open><summary><code>${name}</code></summary><div class="operation"><pre>${schemaText(schema)}</pre></div></details>`)}</section>
</main></body></html>`;
  return page.html;
}

/** Lets the page's own style in and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
