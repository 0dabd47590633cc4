import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { apiVersion } from 'shared-contracts/api-version';
import * as entities from 'shared-contracts/entities';
import { isObject, type Json, type JsonObject, nameSchemas } from './name-schemas.ts';

const descriptions: Readonly<Record<string, string>> = {
  '200': 'Success.',
  '201': 'Created.',
  '202': 'Accepted.',
  '204': 'Success without content.',
  '302': 'Moved.',
  '4XX': 'Refused. `error` is for programs, the other texts are for shoppers.',
  '5XX': 'Failed. A 503 has a `Retry-After` header.',
};

/** All TypeBox schemas that the contracts export, as named schemas. */
function namedSchemas(): JsonObject {
  const exported = Object.entries(entities).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'object');
  return JSON.parse(JSON.stringify(Object.fromEntries(exported))) as JsonObject;
}

function withDescriptions(paths: Json | undefined): Json {
  return JSON.parse(JSON.stringify(paths ?? {}), function describe(this: unknown, key: string, value: Json) {
    if (!isObject(value) || value['description'] !== 'Default Response') return value;
    return { ...value, description: descriptions[key] ?? 'Response.' };
  }) as Json;
}

/** Collects the routes registered after it. `server.swagger()` returns the document once the server is ready. */
export async function registerOpenapiDocument(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    convertConstToEnum: false,
    // Recursive schemas keep their own name. Numbers, the default, are not unique.
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => (json.$id ? String(json.$id) : `def-${i}`) },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bergauf product API',
        version: apiVersion,
        description:
          'Catalogue, cart, wishlist, account and content of the shop. Every response is `{ data }`, or `{ error, message, errors }`.',
      },
      components: {
        schemas: namedSchemas() as never,
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login or registration.' },
          adminToken: { type: 'http', scheme: 'bearer', description: 'The token of `API_ADMIN_TOKEN`.' },
          requestId: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Request-ID',
            description:
              'The owner of cart and wishlist: the id of a guest, or of the account that the token belongs to.',
          },
        },
      },
    },
    transformObject: (document) => {
      const source = 'openapiObject' in document ? document.openapiObject : {};
      const json = JSON.parse(JSON.stringify(source)) as JsonObject;
      return nameSchemas({ ...json, paths: withDescriptions(json['paths']) }) as never;
    },
  });
}
