import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { ReleasesPaths } from '../state-folder.ts';
import { type Grant, objectionTo, type StoredToken, type TeamAction, tokenOf } from '../tokens/token.ts';
import { readTokens } from '../tokens/token-store.ts';

/** The right that a request needs. `read`: any token of a team or an operator. */
export type Need =
  | { kind: 'read' }
  | { kind: 'team'; action: TeamAction; remote: string }
  | { kind: 'operator' }
  | { kind: 'shell' };

/** A request without a usable token (401), or one that its token does not allow (403). */
export class AccessRefused extends Refusal {
  override name = 'AccessRefused';
  override readonly status: 401 | 403;
  override readonly code: 'unauthorized' | 'forbidden';
  constructor(status: 401 | 403, message: string) {
    super(message);
    this.status = status;
    this.code = status === 401 ? 'unauthorized' : 'forbidden';
  }
}

/**
 * The list of tokens is damaged. The reason, which contains a path of this machine, is only the cause: the caller is not authorised yet.
 */
export class TokensUnusable extends Refusal {
  override name = 'TokensUnusable';
  override readonly status = 503;
  override readonly code = 'tokens';
  constructor(cause: unknown) {
    super('The registry cannot read its tokens; the log of the service has the reason.', { cause });
  }
}

/** Tokens that requests are checked against. */
export type TokenSource = {
  paths: ReleasesPaths;
  /** A token that is accepted in addition to the stored ones. */
  ownToken?: StoredToken | undefined;
};

/** The usable token that a text belongs to. @throws AccessRefused, TokensUnusable */
export async function usableToken({ paths, ownToken }: TokenSource, text: string): Promise<StoredToken> {
  const stored = () =>
    readTokens(paths).catch((error: unknown) => {
      throw new TokensUnusable(error);
    });
  const token = (ownToken && tokenOf(text, [ownToken])) ?? tokenOf(text, await stored());
  if (!token) throw new AccessRefused(401, 'The token is unknown.');
  const objection = objectionTo(token);
  if (objection) throw new AccessRefused(401, objection);
  return token;
}

/** The usable token of a request. @throws AccessRefused (401) */
export async function authenticate(source: TokenSource, request: FastifyRequest): Promise<StoredToken> {
  const [, text] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (text === undefined) {
    throw new AccessRefused(401, 'This needs a token, sent as "Authorization: Bearer …"; operators make tokens.');
  }
  return usableToken(source, text);
}

/** The token of a request, if it grants the right needed. @throws AccessRefused */
export async function authorize(source: TokenSource, request: FastifyRequest, need: Need): Promise<StoredToken> {
  const token = await authenticate(source, request);
  requireGrant(token, need);
  return token;
}

/** @throws AccessRefused (403) */
export function requireGrant({ name, grant }: StoredToken, need: Need): void {
  if (isAllowed(grant, need)) return;
  throw new AccessRefused(403, `The token ${name} allows ${allowedText(grant)}; this needs ${neededText(need)}.`);
}

/** Whether a grant includes the right needed. */
export function isAllowed(grant: StoredToken['grant'], need: Need): boolean {
  if (grant.kind === 'shell') return need.kind === 'shell';
  if (grant.kind === 'operator') return need.kind !== 'shell';
  return (
    need.kind === 'read' ||
    (need.kind === 'team' && need.remote === grant.remote && grant.actions.includes(need.action))
  );
}

/** What a token allows, in a sentence about a token that does not allow enough. */
function allowedText(grant: Grant): string {
  if (grant.kind === 'operator') return 'everything but reports of a shell';
  if (grant.kind === 'shell') return 'only reports of a shell';
  const { actions, remote } = grant;
  return `only ${[actions.slice(0, -1).join(', '), ...actions.slice(-1)].filter(Boolean).join(' and ')} of ${remote}`;
}

function neededText(need: Need): string {
  if (need.kind === 'team') return `a token that allows ${need.action} of ${need.remote}`;
  return { read: "a team's or an operator's token", operator: "an operator's token", shell: "a shell's token" }[
    need.kind
  ];
}
