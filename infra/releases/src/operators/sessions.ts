import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessRefused, type TokenSource, usableToken } from '../api/authorize.ts';
import type { StoredToken } from '../tokens/token.ts';

/** Someone who has logged in with a token. */
export type Session = {
  token: StoredToken;
  /** CSRF token that each form must contain. */
  formToken: string;
  /** Result of the last form, shown once. */
  takeMessage: () => string | null;
  setMessage: (message: string) => void;
};

export type Sessions = {
  /** Sets the cookie. @throws AccessRefused if the text is not a usable token of a person */
  begin: (reply: FastifyReply, text: string) => Promise<void>;
  /** Null if there is no session, or if its token was revoked or has expired. */
  of: (request: FastifyRequest) => Promise<Session | null>;
  end: (request: FastifyRequest, reply: FastifyReply) => void;
};

const lifetimeMs = 8 * 3_600_000;
/** Limit, as each session takes memory for hours; a further one ends the oldest. */
const mostSessions = 500;

/** Limit for one token: a further session ends the token's oldest, so that no token can end the sessions of others. */
export const mostSessionsOfToken = 20;

type Stored = { id: string; text: string; formToken: string; message: string | null; endsAt: number };

/**
 * Sessions in memory, so users log in again after a restart of the service. The cookie has its own secret, of which only the hash is
 * stored. The token is checked on each request, so revoking it ends its sessions.
 */
export function createSessions(source: TokenSource, isSecure: boolean): Sessions {
  const sessions = new Map<string, Stored>();
  const name = isSecure ? '__Host-registry' : 'registry';
  const cookie = { name, path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
  const keyIn = ({ headers }: FastifyRequest): string => keyOf(parseCookie(headers.cookie ?? '')[name] ?? '');
  /** Makes room for one more. @param keys oldest first */
  const endOldest = (keys: readonly string[], most: number): void => {
    for (const key of keys.slice(0, Math.max(0, keys.length + 1 - most))) sessions.delete(key);
  };

  return {
    async begin(reply, text) {
      const { id, grant } = await usableToken(source, text);
      if (grant.kind === 'shell') throw new AccessRefused(403, 'This token belongs to a shell, not to a person.');
      for (const [key, { endsAt }] of sessions) if (endsAt < Date.now()) sessions.delete(key);
      endOldest(
        [...sessions.keys()].filter((key) => sessions.get(key)?.id === id),
        mostSessionsOfToken,
      );
      endOldest([...sessions.keys()], mostSessions);
      const secret = randomBytes(32).toString('base64url');
      const formToken = randomBytes(32).toString('base64url');
      sessions.set(keyOf(secret), { id, text, formToken, message: null, endsAt: Date.now() + lifetimeMs });
      reply.header('set-cookie', stringifySetCookie({ ...cookie, value: secret, maxAge: lifetimeMs / 1_000 }));
    },
    async of(request) {
      const key = keyIn(request);
      const stored = sessions.get(key);
      if (!stored) return null;
      const token =
        stored.endsAt < Date.now()
          ? null
          : await usableToken(source, stored.text).catch((error: unknown) => {
              if (error instanceof AccessRefused) return null;
              throw error;
            });
      if (!token) {
        sessions.delete(key);
        return null;
      }
      return {
        token,
        formToken: stored.formToken,
        takeMessage: () => {
          const { message } = stored;
          stored.message = null;
          return message;
        },
        setMessage: (message) => {
          stored.message = message;
        },
      };
    },
    end(request, reply) {
      sessions.delete(keyIn(request));
      reply.header('set-cookie', stringifySetCookie({ ...cookie, value: '', maxAge: 0 }));
    },
  };
}
