// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../../testing/fuzz/operations.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { isObject, type Json, type JsonObject } from './name-schemas.ts';

let server: FastifyInstance;
let document: JsonObject;
beforeAll(async () => {
  server = await startTestApi({ docs: true });
  document = (await server.inject('/openapi.json')).json() as JsonObject;
}, 120_000);
afterAll(() => server.close());

const operations = () =>
  operationsOf(document).map(({ definition, ...of }) => ({ name: `${of.method} ${of.path}`, ...of, definition }));

/** Every object in the document, with its path. */
function objectsIn(json: Json, pointer = '#'): [string, JsonObject][] {
  if (Array.isArray(json)) return json.flatMap((item: Json, index) => objectsIn(item, `${pointer}/${index}`));
  if (!isObject(json)) return [];
  const inner = Object.entries(json).flatMap(([key, value]) => objectsIn(value, `${pointer}/${key}`));
  return [[pointer, json], ...inner];
}

/** Texts of 60,000 characters on which a pattern with nested or adjacent repetitions takes seconds. */
const longTexts = ['a', '.', ' ', '1', '-', '/', ',', 'a.', '1.'].flatMap((part) => {
  const long = part.repeat(60_000 / part.length);
  return [`${long}@!`, `a@${long}@`, `BG-${long}!`];
});

/** The routes in Fastify's own route tree: `GET /api/v1/cart`. */
function registered(): string[] {
  const branches: string[] = [];
  return (
    server
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.+)\)/.exec(line) ?? [];
        const depth = indent.length / 4;
        branches.splice(depth, branches.length, part);
        return methods.split(', ').map((method) => `${method} ${branches.join('')}`);
      })
      // The mailbox is for development only, and Swagger UI's files are no part of the API.
      .filter((route) => /^(GET|POST|PUT|PATCH|DELETE) (?!\/dev\/|\/docs)/.test(route))
  );
}

describe('the document', () => {
  it('has every registered route', () => {
    const described = operations().map(({ method, path }) => {
      const url = path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');
      return `${method} ${url}`;
    });
    expect(registered().length).toBeGreaterThan(25);
    expect(registered().sort()).toEqual(described.sort());
  });

  it('has a summary and the responses of every route, for success, refusal and failure', () => {
    for (const { name, definition } of operations()) {
      expect(definition['summary'], name).toEqual(expect.any(String));
      const { responses } = definition as { responses: JsonObject };
      expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['4XX', '5XX']));
      const success = Object.keys(responses).filter((status) => /^[23]/.test(status));
      expect(success, name).not.toEqual([]);
      for (const [status, response] of Object.entries(responses)) {
        expect(response, `${name} ${status}`).toHaveProperty('description');
        if (status !== '204' && !status.startsWith('3'))
          expect(response, `${name} ${status}`).toHaveProperty('content');
      }
    }
  });

  it('follows the rules of OpenAPI 3.1', () => {
    expect(document['openapi']).toBe('3.1.0');
    expect(document['info']).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const ids = operations().map(({ definition }) => definition['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name, path, definition } of operations()) {
      const parameters = (definition['parameters'] ?? []) as {
        in: string;
        name: string;
        required?: boolean;
        schema: Json;
      }[];
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
      expect(inPath.sort(), name).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key).sort());
      expect(new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(parameters.length);
      for (const parameter of parameters) expect(parameter, name).toHaveProperty('schema');
    }
  });

  it('refers only to what it has, and has only schemas that can be used', () => {
    const { components } = document as { components: { schemas: JsonObject; securitySchemes: JsonObject } };
    for (const [pointer, { $ref }] of objectsIn(document)) {
      if (typeof $ref !== 'string') continue;
      expect($ref, pointer).toMatch(/^#\/components\/schemas\/[A-Z]\w+$/);
      expect(Object.keys(components.schemas), pointer).toContain($ref.split('/').at(-1));
    }
    for (const name of Object.keys(components.schemas)) {
      expect(() => Compile({ $ref: `#/components/schemas/${name}`, components })).not.toThrow();
    }
    for (const { name, definition } of operations()) {
      for (const way of (definition['security'] ?? []) as JsonObject[]) {
        for (const scheme of Object.keys(way)) expect(components.securitySchemes, name).toHaveProperty(scheme);
      }
    }
  });

  it('has only patterns that refuse a long text in linear time', () => {
    const patterns = new Set(
      objectsIn(document).flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : [])),
    );
    expect(patterns.size).toBeGreaterThan(5);
    for (const pattern of patterns) {
      const began = performance.now();
      for (const text of longTexts) new RegExp(pattern, 'u').test(text);
      // All texts take 50 ms; quadratic time would be more than a second for each of them.
      expect(performance.now() - began, pattern).toBeLessThan(2_000);
    }
  });

  it('requires a session where there is one', () => {
    const security = (name: string) =>
      operations().find((operation) => operation.name === name)?.definition['security'];
    expect(security('GET /api/v1/user/')).toEqual([{ bearer: [], requestId: [] }]);
    expect(security('GET /api/v1/cart/')).toEqual([{ bearer: [], requestId: [] }, { requestId: [] }, {}]);
    expect(security('GET /api/v1/search/')).toEqual([]);
  });
});

it('is shown at /docs/ by scripts and styles of the API alone', async () => {
  const page = await server.inject('/docs/');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<title>Bergauf product API</title>');
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file).toMatch(/^\.\/static\//);
    const { statusCode, headers } = await server.inject(`/docs/${file}`);
    expect(statusCode, file).toBe(200);
    expect(headers['content-security-policy'], file).toMatch(/^default-src 'none'; script-src 'self';/);
  }
});
