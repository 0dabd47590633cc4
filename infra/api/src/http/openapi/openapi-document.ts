import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { apiVersion } from 'shared-contracts/api-version';
import * as entities from 'shared-contracts/entities';
import { isObject, type Json, type JsonObject, nameSchemas } from './name-schemas.ts';

const descriptions: Readonly<Record<string, string>> = {
  '200': 'Done.',
  '201': 'Made.',
  '202': 'Taken on.',
  '204': 'Done; there is nothing to say.',
  '302': 'It is somewhere else.',
  '4XX': 'Refused. The texts are for shoppers; `error` is for programs.',
  '5XX': 'Failed on our side. A 503 says with Retry-After when to come back.',
};

/** The entities as named schemas: every TypeBox schema among what the contracts export. */
function namedSchemas(): JsonObject {
  const exported = Object.entries(entities).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'object');
  return JSON.parse(JSON.stringify(Object.fromEntries(exported))) as JsonObject;
}

function withDescriptions(paths: Json | undefined): Json {
  return JSON.parse(JSON.stringify(paths ?? {}), function describe(this: unknown, key: string, value: Json) {
    if (!isObject(value) || value['description'] !== 'Default Response') return value;
    return { ...value, description: descriptions[key] ?? 'Answer.' };
  }) as Json;
}

/** Collects the routes registered from here on; `server.swagger()` gives the document once the server is ready. */
export async function registerOpenapiDocument(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    convertConstToEnum: false,
    // Recursive schemas are named by themselves; numbers, the default, repeat.
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => (json.$id ? String(json.$id) : `def-${i}`) },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bergauf product API',
        version: apiVersion,
        description:
          'Catalogue, cart, wishlist, account and content of the shop. Every answer is `{ data }`, or `{ error, message, errors }`.',
      },
      components: {
        schemas: namedSchemas() as never,
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login or registration.' },
          requestId: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Request-ID',
            description: 'Whose cart and wishlist: the id of a guest, or that of the account the token belongs to.',
          },
        },
      },
    },
    transformObject: (document) => {
      const whole = 'openapiObject' in document ? document.openapiObject : {};
      const json = JSON.parse(JSON.stringify(whole)) as JsonObject;
      return nameSchemas({ ...json, paths: withDescriptions(json['paths']) }) as never;
    },
  });
}
