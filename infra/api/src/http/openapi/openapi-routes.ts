import Type from 'typebox';
import type { ApiServer } from '../api-context.ts';
import type { JsonObject } from './name-schemas.ts';

type OpenApiDocument = JsonObject & { readonly openapi: string; readonly info: JsonObject; readonly paths: JsonObject };

/** Swagger UI loads its own scripts and styles and calls this API. It draws its icons from data URLs and sets inline styles. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * `/openapi.json`, and the same document at `/docs/` in Swagger UI. The package is loaded here because most processes do not serve
 * it. It stays at version 5: version 6 needs Node 22.
 */
export async function openapiRoutes(server: ApiServer): Promise<void> {
  server.get(
    '/openapi.json',
    {
      schema: {
        summary: 'This document',
        response: { 200: Type.Object({ openapi: Type.String(), info: Type.Unknown(), paths: Type.Unknown() }) },
      },
    },
    async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=60')
        .header('access-control-allow-origin', '*')
        .send(server.swagger() as unknown as OpenApiDocument),
  );

  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: docsPolicy,
    theme: { title: 'Bergauf product API' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      deepLinking: true,
      defaultModelsExpandDepth: 0,
      validatorUrl: null,
    },
  });
}
