import Type, { type Static } from 'typebox';
import { Refusal } from '../refusal.ts';
import type { EditOptions } from '../registry/edit-options.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { Registry } from '../registry/registry.ts';
import type { TeamAction } from '../tokens/token.ts';
import { type ApiContext, type ApiServer, audited, channelNameIn, channelOf } from './api-context.ts';
import { AccessRefused, type Need, requireGrant } from './authorize.ts';
import { type EditAction, EditResult, editBodies, failures, Name, security } from './schemas.ts';

type Body<Action extends EditAction> = Static<(typeof editBodies)[Action]>;

type Edit<Action extends EditAction> = {
  summary: string;
  /** Null: operators only. */
  action: TeamAction | null;
  /** A second right, which some bodies need. */
  also?: (body: Body<Action>) => TeamAction | null;
  /** False: the edit does not depend on the revision that the caller has seen. */
  needsRevision: boolean;
  apply: (registry: Registry, name: string, body: Body<Action>, options: EditOptions) => Promise<HistoryEntry | null>;
};

const edits: { [Action in EditAction]: Edit<Action> } = {
  promote: {
    summary: 'Gives a release all traffic',
    action: 'promote',
    needsRevision: true,
    apply: (registry, name, { version }, options) => registry.promote(name, version, options),
  },
  rollback: {
    summary: 'Gives all traffic to the last healthy release before, or to the one named',
    action: 'promote',
    needsRevision: true,
    apply: (registry, name, { version }, options) => registry.rollback(name, version, options),
  },
  canary: {
    summary: 'Gives a release part of the traffic; 0 ends it, 100 promotes it',
    action: 'canary',
    also: ({ percent }) => (percent === 100 ? 'promote' : null),
    needsRevision: true,
    apply: (registry, name, { version, percent }, options) => registry.canary(name, version, percent, options),
  },
  disable: {
    summary: 'The kill switch: the frontend disappears from the shop',
    action: null,
    needsRevision: true,
    apply: (registry, name, _body, options) => registry.disable(name, options),
  },
  enable: {
    summary: 'Brings back what was in traffic',
    action: null,
    needsRevision: true,
    apply: (registry, name, _body, options) => registry.enable(name, options),
  },
  develop: {
    summary: 'Gives a development build the traffic until `restore`, without examining it',
    action: null,
    needsRevision: false,
    apply: (registry, name, { version, owner }, options) => registry.develop(name, version, { ...options, owner }),
  },
  restore: {
    summary: 'Restores what was in traffic before the development by a process',
    action: null,
    needsRevision: false,
    apply: (registry, name, { owner }, options) => registry.restore(name, owner, options),
  },
  pin: {
    summary: 'Refuses promotions, canaries and development builds until `unpin`',
    action: null,
    needsRevision: true,
    apply: (registry, name, { reason }, options) => registry.pin(name, reason, options),
  },
  unpin: {
    summary: 'Allows promotions again',
    action: null,
    needsRevision: true,
    apply: (registry, name, _body, options) => registry.unpin(name, options),
  },
  annotate: {
    summary: 'Adds a line about a release to the history',
    action: 'release',
    needsRevision: false,
    apply: (registry, name, { version, note }, options) => registry.annotate(name, version, note, options),
  },
};

/** `POST /remotes/<name>/<action>`: edits of the discovery document, each conditional on `If-Match`. */
export function editRoutes(server: ApiServer, context: ApiContext): void {
  for (const action of Object.keys(edits) as EditAction[]) addEdit(server, context, action);
}

function addEdit<Action extends EditAction>(server: ApiServer, context: ApiContext, action: Action): void {
  const { summary, action: teamAction, also, needsRevision, apply }: Edit<Action> = edits[action];
  server.post(
    `/remotes/:name/${action}`,
    {
      schema: {
        summary,
        security,
        params: Type.Object({ name: Name }),
        headers: Type.Object({ 'if-match': Type.Optional(Type.String()) }),
        body: editBodies[action] as Type.TSchema,
        response: { 200: EditResult, ...failures },
      },
    },
    async (request) => {
      const { name } = request.params as { name: string };
      // Validated by the schema of this action.
      const body = request.body as Body<Action> & { version?: string; note?: string; force?: boolean };
      const need: Need = teamAction ? { kind: 'team', action: teamAction, remote: name } : { kind: 'operator' };
      const subject = [name, body.version].filter(Boolean).join(' ');
      return audited(context, request, { action, subject, channel: channelNameIn(request), need }, async (token) => {
        const { name: who, grant } = token;
        const more = also?.(body) ?? null;
        if (more) requireGrant(token, { kind: 'team', action: more, remote: name });
        if (body.force && grant.kind !== 'operator') throw new AccessRefused(403, 'Only operators may use force.');
        const untried: string[] = [];
        const options: EditOptions = {
          who,
          ifRevision: revisionIn(request.headers['if-match'], needsRevision),
          note: body.note,
          force: body.force,
          onUntried: (exposes) => untried.push(...exposes),
        };
        const { registry } = await channelOf(context, request);
        const entry = await apply(registry, name, body, options);
        const detail = entry?.forced && `forced: ${entry.forced.join(' ')}`;
        return { result: { entry, ...(untried.length && { untried }) }, detail, revision: entry?.revision };
      });
    },
  );
}

/** A request without the revision that its sender has seen (428). */
class RevisionMissing extends Refusal {
  override readonly status = 428;
  override readonly code = 'invalid';
}

/** @returns undefined for `*`, and if none is needed */
export function revisionIn(header: string | undefined, isNeeded: boolean): number | undefined {
  if (header === undefined && isNeeded) {
    throw new RevisionMissing('The edit needs the revision that you have seen, as If-Match: "12"; * stands for any.');
  }
  const [, revision] = /^"?(\d{1,15})"?$/.exec(header ?? '') ?? [];
  if (revision !== undefined) return Number(revision);
  if (header === undefined || header === '*') return undefined;
  throw new RevisionMissing(`If-Match must be a revision such as "12", but is ${header.slice(0, 40)}.`);
}
