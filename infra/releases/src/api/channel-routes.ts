import Type from 'typebox';
import { type ApiContext, type ApiServer, audited } from './api-context.ts';
import { authorize } from './authorize.ts';
import { ChannelList, ChannelName, failures, security } from './schemas.ts';

/** `GET /channels`, and `POST /channels/<channel>`, which opens one. */
export function channelRoutes(server: ApiServer, context: ApiContext): void {
  const { channels } = context;

  server.get(
    '/channels',
    { schema: { summary: 'All channels, the main one first', security, response: { 200: ChannelList, ...failures } } },
    async (request) => {
      await authorize(context, request, { kind: 'read' });
      return { channels: await channels.names() };
    },
  );

  server.post(
    '/channels/:channel',
    {
      schema: {
        summary: 'Opens a channel with the releases that the main one has in traffic',
        security,
        params: Type.Object({ channel: ChannelName }),
        response: { 200: Type.Object({ isNew: Type.Boolean() }), ...failures },
      },
    },
    async (request) => {
      const { channel } = request.params;
      const action = { action: 'open', subject: 'all', channel, need: { kind: 'operator' } } as const;
      return audited(context, request, action, async () => {
        const isNew = await channels.open(channel);
        return { result: { isNew }, ...(!isNew && { detail: 'was open already' }) };
      });
    },
  );
}
