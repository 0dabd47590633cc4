import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import { type Env, originsFrom, portFrom } from '@bergauf/service-kit/settings';
import Type, { type Static } from 'typebox';

// Null comes first, or the service's validation would coerce it to an empty string.
const Releases = Type.Record(Type.String(), Type.Union([Type.Null(), Type.String()]));

/** A shell's response to `GET /readyz` on its operator port: the wanted releases, the served ones, and the problems between them. */
export const Readiness = Type.Object({
  status: Type.Enum(['ready', 'degraded', 'starting']),
  wanted: Type.Union([Type.Object({ revision: Type.Integer(), releases: Releases }), Type.Null()]),
  serving: Type.Union([
    Type.Object({ revision: Type.Integer(), releases: Releases, since: Type.String() }),
    Type.Null(),
  ]),
  problems: Type.Array(
    Type.Object({
      remote: Type.Optional(Type.String()),
      version: Type.Optional(Type.String()),
      kind: Type.String(),
      message: Type.String(),
      since: Type.String(),
      nextTryAt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
});
export type Readiness = Static<typeof Readiness>;

const validator = lazyValidator(Readiness);

/** Result of a readiness request to a shell. */
export type AskedShell = { origin: string; readiness: Readiness } | { origin: string; failure: string };

const timeoutMs = 1_500;

/** Requests a shell's readiness. Never throws; a failure is part of the result. */
export async function askShell(origin: string): Promise<AskedShell> {
  let body: unknown;
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
    // While it starts, it responds with 503 and the same body.
    body = await response.json();
  } catch {
    return { origin, failure: `No shell answers at ${origin}.` };
  }
  if (validator.Check(body)) return { origin, readiness: body };
  return { origin, failure: `What answers at ${origin} does not say what it serves.` };
}

/** Origins of the shells' operator ports: BERGAUF_SHELL, else a shell on this machine. @throws if a variable is invalid */
export function shellOrigins(env: Env): string[] {
  return originsFrom(env, 'BERGAUF_SHELL', `http://localhost:${portFrom(env, 'SHOP_OPERATOR_PORT', 3004)}`);
}
