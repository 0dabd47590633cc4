import { ShellId, ShellReport } from '@bergauf/service-kit/shell-protocol/shell-report';
import Type from 'typebox';
import { type ApiContext, type ApiServer, channelOf } from './api-context.ts';
import { authorize } from './authorize.ts';
import { failures, ShellList, security } from './schemas.ts';

/** `PUT /shells/<id>`: running shells report what they serve. Not in the audit log, as it happens every few seconds. */
export function shellRoutes(server: ApiServer, context: ApiContext): void {
  const { shells } = context;

  server.put(
    '/shells/:id',
    {
      schema: {
        summary: 'A running shell reports what it serves',
        security,
        params: Type.Object({ id: ShellId }),
        body: ShellReport,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      await authorize(context, request, { kind: 'shell' });
      shells.report(request.params.id, request.body);
      return reply.code(204).send(null);
    },
  );
}

/** `GET /shells`: the shells of a channel. */
export function shellListRoute(server: ApiServer, context: ApiContext): void {
  server.get(
    '/shells',
    { schema: { summary: 'Shells that have reported lately', security, response: { 200: ShellList, ...failures } } },
    async (request) => {
      await authorize(context, request, { kind: 'read' });
      const { shells } = await channelOf(context, request);
      return { shells: shells.live() };
    },
  );
}
