import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { type Audited, auditedFor } from '../audit/audited-action.ts';
import { sentenceOf } from '../refusal.ts';
import type { Channel, Channels } from '../server/channels-of-service.ts';
import type { RegisteredShells } from '../shells/registered-shells.ts';
import type { StoredToken } from '../tokens/token.ts';
import { authenticate, type Need, requireGrant, type TokenSource } from './authorize.ts';

/** Dependencies of the API's routes. */
export type ApiContext = TokenSource & {
  /** BERGAUF_HOME. */
  home: string;
  channels: Channels;
  shells: RegisteredShells;
  /**
   * Removes old releases by the service's retention rule, or by the rule given, which may be stricter or looser.
   * @returns what was removed
   * @throws Refusal if the rule is incomplete and the service has none
   */
  prune: (rule: { keep?: number; days?: number }) => Promise<string[]>;
  /**
   * Modules of a stored release that exceed the size budget, one sentence each: the gate will refuse it. `isStored`: it was not uploaded
   * just now, so an earlier result is still valid.
   */
  oversized: (name: string, version: string, options?: { isStored?: boolean }) => Promise<string[]>;
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
