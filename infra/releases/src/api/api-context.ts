import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { appendAudit } from '../audit/audit-log.ts';
import { Refusal, sentenceOf } from '../refusal.ts';
import type { Channel, Channels } from '../server/channels-of-service.ts';
import type { RegisteredShells } from '../shells/registered-shells.ts';
import { mainChannel, type ReleasesPaths } from '../state-folder.ts';
import type { StoredToken } from '../tokens/token.ts';
import { authenticate, type Need, requireGrant, type TokenSource } from './authorize.ts';

/** What the routes of the API work with. */
export type ApiContext = TokenSource & {
  /** BERGAUF_HOME. */
  home: string;
  channels: Channels;
  shells: RegisteredShells;
  /** Removes old releases by the rule of the service, or by a stricter or looser one. @returns what was removed */
  prune: (rule: { keep?: number; days?: number }) => Promise<string[]>;
};

export type ApiServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The channel that a request names by its path; routes without one are the main channel's. @throws NoChannel */
export const channelOf = ({ channels }: ApiContext, request: FastifyRequest): Promise<Channel> =>
  channels.find(channelNameIn(request));

export const channelNameIn = ({ params }: FastifyRequest): string =>
  (params as { channel?: string } | undefined)?.channel ?? mainChannel;

export type AuditedAction = {
  /** For the audit log. */
  action: string;
  subject: string;
  channel?: string;
  need: Need;
};

/** What an action tells the audit log beside its name. */
export type Audited<T> = { result: T; detail?: string | undefined; revision?: number | undefined };

/**
 * Runs an action for the holder of the request's token, and writes it to the audit log, refusals included. Requests without a usable
 * token are logged by the service only: anyone could fill the disk with them.
 */
export async function audited<T>(
  source: TokenSource,
  request: FastifyRequest,
  { action, subject, channel, need }: AuditedAction,
  run: (token: StoredToken) => Promise<Audited<T>>,
): Promise<T> {
  const token = await tokenOrLogged(source, request, { action, subject });
  return auditedFor({ paths: source.paths, log: request.log }, token.name, { action, subject, channel }, async () => {
    requireGrant(token, need);
    return run(token);
  });
}

/** As `audited`, for a person whose rights were checked. */
export async function auditedFor<T>(
  { paths, log }: { paths: ReleasesPaths; log: FastifyBaseLogger },
  who: string,
  {
    action,
    subject,
    channel = mainChannel,
  }: Omit<AuditedAction, 'need' | 'channel'> & { channel?: string | undefined },
  run: () => Promise<Audited<T>>,
): Promise<T> {
  const about = { who, action, subject, ...(channel !== mainChannel && { channel }) };
  // An action that was made is no failure, though its line could not be written.
  const write = (line: Parameters<typeof appendAudit>[1]): Promise<void> =>
    appendAudit(paths, line).catch((error: unknown) =>
      log.error({ err: error, line }, 'the audit log cannot be written'),
    );
  try {
    const { result, detail, revision } = await run();
    await write({
      ...about,
      outcome: 'done',
      ...(detail !== undefined && { detail }),
      ...(revision !== undefined && { revision }),
    });
    return result;
  } catch (error) {
    const detail = error instanceof Refusal ? sentenceOf(error) : 'It failed.';
    await write({ ...about, outcome: 'refused', detail });
    throw error;
  }
}

async function tokenOrLogged(
  source: TokenSource,
  request: FastifyRequest,
  action: Omit<AuditedAction, 'need'>,
): Promise<StoredToken> {
  try {
    return await authenticate(source, request);
  } catch (error) {
    request.log.warn({ ...action, reason: sentenceOf(error) }, 'a request was refused');
    throw error;
  }
}
