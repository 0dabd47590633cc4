import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import { type Env, originsFrom, portFrom } from '@bergauf/service-kit/settings';
import { Readiness } from '@bergauf/service-kit/shell-protocol/readiness';

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
