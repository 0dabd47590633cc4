import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiContext, channelNameIn, channelOf } from '../api/api-context.ts';
import { AccessRefused, requireGrant } from '../api/authorize.ts';
import { readAudit } from '../audit/audit-log.ts';
import { auditedFor } from '../audit/audited-action.ts';
import { readOrEmpty } from '../registry/document/read-document.ts';
import type { RemoteOverview } from '../registry/overview.ts';
import { isRemoteName } from '../remote-name.ts';
import { type ActionName, actions, isActionName, needsOf } from './actions.ts';
import { historyContent } from './history-page.ts';
import { type Html, html } from './html.ts';
import { overviewContent, withdrawalLine } from './overview-page.ts';
import { baseOf, page, type Reader, sendPage } from './page.ts';
import type { Session } from './sessions.ts';
import { fieldOf, type WithSession } from './with-session.ts';

/** The pages of one channel: overview, history, and a confirmation page for each action. Without a channel in the address: the main one. */
export function channelPages(app: FastifyInstance, context: ApiContext, withSession: WithSession): void {
  const readerOf = async (session: Session, request: FastifyRequest): Promise<Reader> => ({
    session,
    channel: channelNameIn(request),
    channels: await context.channels.names(),
  });

  app.get(
    '/',
    withSession(async (session, request, reply) => {
      const { name, registry, shells, canaries } = await channelOf(context, request);
      const remotes = (await registry.list()).map((remote) => ({ ...remote, served: shells.served(remote) }));
      const [live, refused] = [shells.live(), shells.refused()];
      const overview = { remotes, shells: live, refused, watched: await canaries.watched(), plan: canaries.plan };
      const reader = await readerOf(session, request);
      return sendPage(reply, page(`Releases${inChannel(name)}`, reader, overviewContent(reader, overview)));
    }),
  );

  app.get(
    '/history',
    withSession(async (session, request, reply) => {
      const { name, registry } = await channelOf(context, request);
      const isOperator = session.token.grant.kind === 'operator';
      const content = historyContent(await registry.history(), isOperator ? await readAudit(context.paths, 100) : null);
      return sendPage(reply, page(`History${inChannel(name)}`, await readerOf(session, request), content, 'history'));
    }),
  );

  app.get(
    '/remotes/:name/:action',
    withSession(async (session, request, reply) => {
      const asked = askedFor(request);
      requireAll(session, asked);
      const channel = await channelOf(context, request);
      const { revision } = await readOrEmpty(channel.paths);
      const title = `${actions[asked.action].label}: ${asked.name}${inChannel(channel.name)}`;
      const reader = await readerOf(session, request);
      const remote = (await channel.registry.list()).find(({ name }) => name === asked.name);
      return sendPage(reply, page(title, reader, confirmation(reader, asked, revision, remote)));
    }),
  );

  app.post(
    '/remotes/:name/:action',
    withSession(async (session, request, reply) => {
      const { name, action, version } = askedFor(request);
      const channel = await channelOf(context, request);
      const who = session.token.name;
      const note = fieldOf(request, 'note').trim().slice(0, 500);
      const revision = fieldOf(request, 'revision');
      const subject = [name, version].filter(Boolean).join(' ');
      const options = { who, ifRevision: Number(revision), ...(note && { note }) };
      const about = { action, subject, channel: channel.name };
      const entry = await auditedFor({ paths: context.paths, log: request.log }, who, about, async () => {
        requireAll(session, { name, action });
        if (!/^\d{1,15}$/.test(revision)) throw new AccessRefused(403, 'The form is incomplete. Open the page again.');
        const made = await actions[action].run(channel, name, version, options);
        return { result: made, revision: made?.revision };
      });
      const what = `${actions[action].label}, ${subject}${inChannel(channel.name)}.`;
      const isChanged = entry !== null || 'isOutsideHistory' in actions[action];
      session.setMessage(isChanged ? `Done: ${what}` : `Done before, so nothing was changed: ${what}`);
      return reply.redirect(`${baseOf(channel.name)}/`, 303);
    }),
  );
}

/** Suffix of titles and messages; the main channel is not named. */
const inChannel = (channel: string): string => (channel === mainChannel ? '' : ` in channel ${channel}`);

type Asked = { name: string; action: ActionName; version: string };

/** The action that an address names. @throws AccessRefused if there is no such action */
function askedFor(request: FastifyRequest): Asked {
  const { name, action } = request.params as { name: string; action: string };
  const query = request.query as Record<string, unknown>;
  const version = typeof query['version'] === 'string' ? query['version'].slice(0, 60) : '';
  if (isRemoteName(name) && isActionName(action) && (version !== '' || !actions[action].needsVersion)) {
    return { name, action, version };
  }
  throw new AccessRefused(403, 'There is no such action.');
}

/** @throws AccessRefused (403) */
function requireAll({ token }: Session, { name, action }: Pick<Asked, 'name' | 'action'>): void {
  for (const need of needsOf(action, name)) requireGrant(token, need);
}

function confirmation(
  { session, channel, channels }: Reader,
  { name, action, version }: Asked,
  revision: number,
  remote: RemoteOverview | undefined,
): Html {
  const { label, consequence, ...rest } = actions[action];
  const release = remote?.releases.find((one) => one.version === version);
  return html`<div class="card"><p>${consequence(name, version, remote?.rollbackTo)}</p>
    ${release?.withdrawn ? html`<p>${version} was ${withdrawalLine(release)}</p>` : null}
    ${channels.length > 1 ? html`<p>In the channel <strong>${channel}</strong> only; other channels stay as they are.</p>` : null}
    <form method="post">
      <input type="hidden" name="form" value="${session.formToken}"><input type="hidden" name="revision" value="${revision}">
      <label for="note">Why (in the history)</label><input id="note" name="note" maxlength="500" autocomplete="off">
      <p class="actions"><button class="${'isDangerous' in rest ? 'danger' : 'primary'}">${label}</button>
        <a class="button" href="${baseOf(channel)}/">Cancel</a></p>
    </form></div>`;
}
