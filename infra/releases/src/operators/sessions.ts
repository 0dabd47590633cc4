import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessRefused, type TokenSource, usableToken } from '../api/authorize.ts';
import type { StoredToken } from '../tokens/token.ts';

/** Someone who has logged in with a token. */
export type Session = {
  token: StoredToken;
  /** Has to be part of each form. */
  formToken: string;
  /** What the last form did, shown once. */
  takeMessage: () => string | null;
  setMessage: (message: string) => void;
};

export type Sessions = {
  /** Sets the cookie. @throws AccessRefused when the text is no usable token of a person */
  begin: (reply: FastifyReply, text: string) => Promise<void>;
  /** Null without a session, and when its token was revoked or has expired. */
  of: (request: FastifyRequest) => Promise<Session | null>;
  end: (request: FastifyRequest, reply: FastifyReply) => void;
};

const lifetimeMs = 8 * 3_600_000;
/** Each takes memory for hours; the oldest one ends for a new one. */
const mostSessions = 500;

/** Of one token: the oldest one of the same token ends, so that no token ends the sessions of others. */
export const mostSessionsOfToken = 20;

type Stored = { id: string; text: string; formToken: string; message: string | null; endsAt: number };

/**
 * Sessions in memory: after a restart of the service one logs in again. The cookie has a secret of its own, and of that only the hash is
 * kept. The token is looked up with each request, so a revoked one ends its sessions.
 */
export function createSessions(source: TokenSource, isSecure: boolean, now = () => Date.now()): Sessions {
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
      if (grant.kind === 'shell') throw new AccessRefused(403, 'This token is of a shell, not of a person.');
      for (const [key, { endsAt }] of sessions) if (endsAt < now()) sessions.delete(key);
      endOldest(
        [...sessions.keys()].filter((key) => sessions.get(key)?.id === id),
        mostSessionsOfToken,
      );
      endOldest([...sessions.keys()], mostSessions);
      const secret = randomBytes(32).toString('base64url');
      const formToken = randomBytes(32).toString('base64url');
      sessions.set(keyOf(secret), { id, text, formToken, message: null, endsAt: now() + lifetimeMs });
      reply.header('set-cookie', stringifySetCookie({ ...cookie, value: secret, maxAge: lifetimeMs / 1_000 }));
    },
    async of(request) {
      const key = keyIn(request);
      const stored = sessions.get(key);
      if (!stored) return null;
      const token =
        stored.endsAt < now()
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
