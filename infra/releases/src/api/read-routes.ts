import Type from 'typebox';
import { AuditLine, readAudit } from '../audit/audit-log.ts';
import { standingOf } from '../canaries/canary-standing.ts';
import { readOrEmpty } from '../registry/document/read-document.ts';
import type { ReleaseOverview } from '../registry/overview.ts';
import { type ApiContext, type ApiServer, audited, channelNameIn, channelOf } from './api-context.ts';
import { authorize } from './authorize.ts';
import { DevelopmentList, EditResult, failures, HistoryList, RemoteList, security } from './schemas.ts';

const need = { kind: 'operator' } as const;

/** The state of all remotes of a channel, and its recovery. */
export function readRoutes(server: ApiServer, context: ApiContext): void {
  server.get(
    '/remotes',
    { schema: { summary: 'All frontends with their releases', security, response: { 200: RemoteList, ...failures } } },
    async (request, reply) => {
      await authorize(context, request, { kind: 'read' });
      const { registry, shells, paths, canaries } = await channelOf(context, request);
      // Read before the list: if an edit happens in between, the older list must not be paired with the newer revision for `If-Match`.
      const { revision } = await readOrEmpty(paths);
      const listed = await registry.list();
      const watched = await canaries.watched();
      const now = new Date();
      const remotes = await Promise.all(
        listed.map(async (remote) => {
          const canary = watched[remote.name]?.canary;
          const releases = await Promise.all(
            remote.releases.map(async (release) => ({
              ...(await withSize(context, remote.name, release)),
              // Another share comes from an edit that the controller has not observed yet.
              ...(canary?.version === release.version &&
                canary.step.percent === release.traffic && { canary: standingOf(canary, canaries.plan, now) }),
            })),
          );
          return { ...remote, releases, served: shells.served(remote) };
        }),
      );
      return reply.header('etag', `"${revision}"`).send({ revision, remotes });
    },
  );

  server.get(
    '/history',
    { schema: { summary: 'All edits, oldest first', security, response: { 200: HistoryList, ...failures } } },
    async (request) => {
      await authorize(context, request, { kind: 'read' });
      const { registry } = await channelOf(context, request);
      return { entries: await registry.history(), damagedLines: await registry.damagedLines() };
    },
  );

  server.get(
    '/developments',
    { schema: { summary: 'Frontends under development', security, response: { 200: DevelopmentList, ...failures } } },
    async (request) => {
      await authorize(context, request, { kind: 'read' });
      const { registry } = await channelOf(context, request);
      return { developments: await registry.developments() };
    },
  );

  server.post(
    '/recover',
    {
      schema: {
        summary: 'Rebuilds a document that is lost, damaged or older than the shells have seen',
        security,
        body: Type.Object({
          served: Type.Union([
            Type.Object({
              revision: Type.Integer({ minimum: 0 }),
              releases: Type.Record(Type.String(), Type.String()),
            }),
            Type.Null(),
          ]),
          /** Recovers even if lines of the history are missing, or shoppers get other releases. */
          force: Type.Optional(Type.Boolean()),
        }),
        response: { 200: EditResult, ...failures },
      },
    },
    async (request) => {
      const action = { action: 'recover', subject: 'all', channel: channelNameIn(request), need } as const;
      return audited(context, request, action, async ({ name }) => {
        const { registry } = await channelOf(context, request);
        const entry = await registry.recover(request.body.served, { who: name, force: request.body.force });
        return {
          result: { entry },
          detail: entry.forced && `forced: ${entry.forced.join(' ')}`,
          revision: entry.revision,
        };
      });
    },
  );
}

/** A damaged release is refused anyway, and its size may be unreadable. */
async function withSize({ oversized }: ApiContext, name: string, release: ReleaseOverview): Promise<ReleaseOverview> {
  if (!release.isStored) return release;
  const found = await oversized(name, release.version, { isStored: true }).catch(() => []);
  return found.length ? { ...release, oversized: found } : release;
}

/** `GET /audit`: the audit log of all channels. */
export function auditRoute(server: ApiServer, context: ApiContext): void {
  server.get(
    '/audit',
    {
      schema: {
        summary: 'Who did or tried what, the last 500 lines, oldest first',
        security,
        response: { 200: Type.Object({ lines: Type.Array(AuditLine) }), ...failures },
      },
    },
    async (request) => {
      await authorize(context, request, { kind: 'operator' });
      return { lines: await readAudit(context.paths, 500) };
    },
  );
}
