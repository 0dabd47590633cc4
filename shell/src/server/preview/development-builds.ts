import { createHash } from 'node:crypto';
import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import {
  DevelopmentState,
  longestState,
  type Refresh,
  SignedDevelopmentState,
} from '@bergauf/service-kit/shell-protocol/development-state';
import type { OverrideClaims } from '@bergauf/service-kit/shell-protocol/preview';
import { verifiedClaims } from '@bergauf/service-kit/signed-claims';
import type { Development, PreparedSet } from '../release-set/serving-set.ts';
import { PreviewRefused } from './preview-refused.ts';
import type { PreviewSets } from './preview-sets.ts';

/**
 * `prepared`: the newest build that can be shown; null without one. `refresh`: the modules that update pages of the versions since `from`
 * without a page load; null where a load is needed.
 */
export type ShownDevelopment = Pick<Development, 'change' | 'problem'> & {
  prepared: PreparedSet | null;
  refresh: Refresh | null;
};

const answer = lazyValidator(SignedDevelopmentState);
const signedState = lazyValidator(DevelopmentState);

/** Timeout in milliseconds for an immediate response. */
const answerMs = 1_500;

/** Timeout in milliseconds for the next change; the server responds earlier, even without a change. */
const changeMs = 30_000;

export type DevelopmentBuilds = {
  /** What the development server offers now, ready to render. @throws PreviewRefused */
  now(claims: OverrideClaims, base: string): Promise<ShownDevelopment>;
  /** The same after the next change, or after some seconds without one. @param after id of the last known change */
  next(claims: OverrideClaims, after: string, base: string): Promise<ShownDevelopment>;
};

/** Follows development servers: each build gets render workers before it is shown, and a failed build keeps the previous one. */
export function createDevelopmentBuilds(sets: Pick<PreviewSets, 'get' | 'lastOf'>): DevelopmentBuilds {
  async function show(
    claims: OverrideClaims,
    { change, build, error }: DevelopmentState,
    base: string,
  ): Promise<ShownDevelopment> {
    const { remote, origin, key } = claims;
    const line = `${remote} ${origin} ${createHash('sha256').update(key).digest('base64url')}`;
    const broken = (message: string) => ({ kind: 'broken' as const, message });
    if (build === null) return { change, prepared: null, refresh: null, problem: broken(error ?? '') };
    const { version, manifestIntegrity, refresh = null } = build;
    try {
      const prepared = await sets.get({ remote, version, build: { line, origin, manifestIntegrity } }, base);
      return { change, prepared, refresh, problem: error === null ? null : broken(error) };
    } catch (cause) {
      if (!(cause instanceof PreviewRefused) || cause.reason !== 'failed') throw cause;
      return {
        change,
        prepared: sets.lastOf(line),
        refresh: null,
        problem: broken(error ?? cause.message),
      };
    }
  }

  return {
    async now(claims, base) {
      const found = await ask(claims, '', answerMs);
      return found ? show(claims, found, base) : gone;
    },
    async next(claims, after, base) {
      const found = await ask(claims, `?after=${encodeURIComponent(after)}`, changeMs);
      return found ? show(claims, found, base) : gone;
    },
  };
}

const gone: ShownDevelopment = {
  change: null,
  prepared: null,
  refresh: null,
  problem: { kind: 'gone', message: '' },
};

/** Null also if another program has taken the port: its response is not signed. */
async function ask(
  { origin, key }: OverrideClaims,
  query: string,
  timeoutMs: number,
): Promise<DevelopmentState | null> {
  try {
    const response = await fetch(`${origin}/state${query}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    if (!response.ok || !answer.Check(body)) return null;
    const state = verifiedClaims(key, body.state, longestState);
    return signedState.Check(state) ? state : null;
  } catch {
    return null;
  }
}
