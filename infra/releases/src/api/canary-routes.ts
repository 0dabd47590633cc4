import Type from 'typebox';
import { Refusal } from '../refusal.ts';
import { type ApiContext, type ApiServer, audited, channelNameIn, channelOf } from './api-context.ts';
import { authorize, requireGrant } from './authorize.ts';
import { revisionIn } from './edit-routes.ts';
import { EditResult, failures, Name, Note, security, Version } from './schemas.ts';

const params = Type.Object({ name: Name });

/** Canaries that advance automatically, and the evidence that this is based on. */
export function canaryRoutes(server: ApiServer, context: ApiContext): void {
  server.get(
    '/canaries',
    {
      schema: {
        summary: 'Evidence on the releases in traffic',
        security,
        response: { 200: Type.Object({ remotes: Type.Record(Type.String(), Type.Unknown()) }), ...failures },
      },
    },
    async (request) => {
      await authorize(context, request, { kind: 'read' });
      return { remotes: await (await channelOf(context, request)).canaries.watched() };
    },
  );

  server.post(
    '/remotes/:name/advance',
    {
      schema: {
        summary: 'Starts a canary that advances automatically while the evidence allows it',
        security,
        params,
        headers: Type.Object({ 'if-match': Type.Optional(Type.String()) }),
        body: Type.Object(
          { version: Version, note: Type.Optional(Note), force: Type.Optional(Type.Boolean()) },
          { additionalProperties: false },
        ),
        response: { 200: EditResult, ...failures },
      },
    },
    async (request) => {
      const { name } = request.params;
      const { version, note, force } = request.body;
      const action = { action: 'advance', subject: `${name} ${version}`, channel: channelNameIn(request) };
      const need = { kind: 'team', action: 'canary', remote: name } as const;
      return audited(context, request, { ...action, need }, async (token) => {
        // It ends with a promotion, so both rights are needed.
        requireGrant(token, { kind: 'team', action: 'promote', remote: name });
        if (force)
          throw new Refusal(
            'The gate examines each step of a canary that advances by itself, so it takes no force; name a percentage.',
          );
        const who = token.name;
        const ifRevision = revisionIn(request.headers['if-match'], true);
        const { canaries } = await channelOf(context, request);
        const untried: string[] = [];
        const onUntried = (exposes: readonly string[]): void => void untried.push(...exposes);
        const entry = await canaries.begin(name, version, { who, ifRevision, note, onUntried });
        return { result: { entry, ...(untried.length && { untried }) }, revision: entry.revision };
      });
    },
  );

  for (const [action, isMoving] of [
    ['hold', false],
    ['continue', true],
  ] as const) {
    server.post(
      `/remotes/:name/${action}`,
      {
        schema: {
          summary: isMoving ? 'Lets a canary advance automatically' : 'Keeps the share of a canary',
          security,
          params,
          headers: Type.Object({ 'if-match': Type.Optional(Type.String()) }),
          response: { 204: Type.Null(), ...failures },
        },
      },
      async (request, reply) => {
        const { name } = request.params;
        const need = { kind: 'team', action: isMoving ? 'promote' : 'canary', remote: name } as const;
        await audited(context, request, { action, subject: name, channel: channelNameIn(request), need }, async () => {
          const { canaries } = await channelOf(context, request);
          const ifRevision = revisionIn(request.headers['if-match'], false);
          return { result: await canaries.setMoving(name, isMoving, ifRevision) };
        });
        return reply.code(204).send(null);
      },
    );
  }
}
