import { ShellId, ShellReport } from '@bergauf/service-kit/shell-protocol/shell-report';
import Type from 'typebox';
import { type ApiContext, type ApiServer, channelOf } from './api-context.ts';
import { AccessRefused, authorize } from './authorize.ts';
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
      const { params, body } = request;
      try {
        await authorize(context, request, { kind: 'shell' });
      } catch (error) {
        if (error instanceof AccessRefused) shells.refuse(params.id, body.channel, error.message);
        throw error;
      }
      shells.report(params.id, body);
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
      const refused = shells.refused();
      return {
        shells: shells.live(),
        refused: [...refused.shells],
        ...(refused.unknown && { refusedUnknown: refused.unknown }),
      };
    },
  );
}
