import Type from 'typebox';
import type { ApiServer } from '../api-context.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import type { JsonObject } from './name-schemas.ts';

type OpenApiDocument = JsonObject & { readonly openapi: string; readonly info: JsonObject; readonly paths: JsonObject };

/** The document of all routes, for programs and for people. Written out at the first request: most processes are never asked. */
export function openapiRoutes(server: ApiServer): void {
  let written: { readonly document: OpenApiDocument; readonly page: string } | null = null;
  const write = () => {
    const document = server.swagger() as unknown as OpenApiDocument;
    written ??= { document, page: docsPage(document) };
    return written;
  };

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
        .send(write().document),
  );

  server.get(
    '/docs/',
    {
      schema: {
        summary: 'This document to read',
        response: { 200: { content: { 'text/html': { schema: Type.String() } } } },
      },
    },
    async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=60')
        .header('content-security-policy', docsPolicy)
        .type('text/html; charset=utf-8')
        .send(write().page),
  );
}
