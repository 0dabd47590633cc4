import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './api-context.ts';
import { canaryRoutes } from './canary-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { editRoutes } from './edit-routes.ts';
import { sendFailure } from './failures.ts';
import { previewRoutes } from './preview-routes.ts';
import { pruneRoute } from './prune-route.ts';
import { auditRoute, readRoutes } from './read-routes.ts';
import { apiVersion } from './schemas.ts';
import { shellListRoute, shellRoutes } from './shell-routes.ts';
import { uploadRoute } from './upload-route.ts';

/** Headers that let any page read the public files. Removed here: the API is only for programs with a token. */
const openHeaders = ['access-control-allow-origin', 'timing-allow-origin', 'cross-origin-resource-policy'];

/** The HTTP API below `/api/v1`, and its description at `/openapi.json`. */
export async function registryApi(app: FastifyInstance, context: ApiContext): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bergauf registry',
        version: apiVersion,
        description:
          'Releases of the frontends and their rollouts. Every failure is `{ error, message }`; `message` is one sentence for operators.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'A token of a team, an operator or a shell.' },
        },
      },
    },
  });
  await app.register(
    async (scope) => {
      const server = scope.withTypeProvider<TypeBoxTypeProvider>();
      server.setErrorHandler(sendFailure);
      // Types already guarantee that handlers return what their schema describes; compiling a serializer per schema takes half of the
      // start-up time.
      server.setSerializerCompiler(() => (body) => JSON.stringify(body));
      server.addHook('onRequest', async (_request, reply) => {
        for (const header of openHeaders) reply.removeHeader(header);
        reply.header('cache-control', 'no-store');
      });
      channelRoutes(server, context);
      auditRoute(server, context);
      previewRoutes(server, context);
      pruneRoute(server, context);
      shellRoutes(server, context);
      uploadRoute(server, context);
      // Routes without a channel are those of the main channel: registries older than channels have only these.
      for (const prefix of ['', '/channels/:channel']) {
        await server.register(
          async (channel) => {
            const routes = channel.withTypeProvider<TypeBoxTypeProvider>();
            readRoutes(routes, context);
            editRoutes(routes, context);
            canaryRoutes(routes, context);
            shellListRoute(routes, context);
          },
          { prefix },
        );
      }
    },
    { prefix: '/api/v1' },
  );
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
